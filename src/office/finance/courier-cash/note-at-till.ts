import type { TillRow } from '#office/finance/tills/till.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { PostedRemittance } from './post-remittance.ts'

/** What a courier brought lies in this till. */
export async function noteAtTill(
  work: Work,
  till: TillRow,
  minor: bigint,
  { entryId }: PostedRemittance,
): Promise<void> {
  if (entryId === null) return
  await work.db
    .insertInto('till_moves')
    .values({
      id: newId(),
      session_id: till.id,
      kind: 'courier',
      amount_minor: minor,
      entry_id: entryId,
      at: work.now,
      by: work.who.id ?? '',
    })
    .execute()
}
