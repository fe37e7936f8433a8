import type { Work } from '#platform/work/work.ts'
import { lockAddress } from './lock-address.ts'

/** Takes an address out of the book; what was sent there still knows it. The newest that is left becomes the default. */
export async function deleteAddress(work: Work, id: string): Promise<void> {
  const { customerId, isDefault } = await lockAddress(work, id)
  await work.db.updateTable('addresses').set({ deleted_at: work.now, is_default: false }).where('id', '=', id).execute()
  if (!isDefault) return
  const next = await work.db
    .selectFrom('addresses')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (next) await work.db.updateTable('addresses').set({ is_default: true }).where('id', '=', next.id).execute()
}
