import { openIdNumber } from '#people/access/sealed/id-number.ts'
import type { Work } from '#platform/work/work.ts'

/** A card was accepted with its number: if another number is typed, support checks the card again. */
export async function doubtNationalId(work: Work, customerId: string, number: string | null): Promise<void> {
  const known = await work.db
    .selectFrom('customers')
    .select('national_id')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  if (!known || openIdNumber(work, customerId, known.national_id) === number) return
  await work.db
    .updateTable('national_ids')
    .set({ state: 'waiting', decided_by: null, decided_at: null, sent_at: work.now })
    .where('customer_id', '=', customerId)
    .where('state', '=', 'accepted')
    .execute()
}
