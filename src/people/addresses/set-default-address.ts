import type { Work } from '#platform/work/work.ts'
import { lockAddress } from './lock-address.ts'

/** Makes one's own address the one that is offered first; there is one on each site. */
export async function setDefaultAddress(work: Work, id: string): Promise<void> {
  const { customerId } = await lockAddress(work, id)
  await work.db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('is_default', '=', true)
    .execute()
  await work.db.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute()
}
