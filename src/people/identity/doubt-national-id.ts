import type { Work } from '#platform/work/work.ts'

/** A card was accepted with its number: if another number is typed, support checks the card again. */
export async function doubtNationalId(work: Work, customerId: string, number: string | null): Promise<void> {
  await work.db
    .updateTable('national_ids')
    .set({ state: 'waiting', decided_by: null, decided_at: null, sent_at: work.now })
    .where('customer_id', '=', customerId)
    .where('state', '=', 'accepted')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customers')
          .select('id')
          .where('id', '=', customerId)
          .where('national_id', 'is distinct from', number),
      ),
    )
    .execute()
}
