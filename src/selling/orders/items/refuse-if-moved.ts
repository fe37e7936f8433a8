import { no as peopleNo } from '#people/access/people.refusals.ts'
import type { Work } from '#platform/work/work.ts'

/** Refuses to undo an action if anything happened to the items since. */
export async function refuseIfMoved({ db }: Work, itemIds: readonly string[], since: Date): Promise<void> {
  const moved = await db
    .selectFrom('item_history')
    .select('id')
    .where('item_id', 'in', [...itemIds])
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  if (moved) throw peopleNo.TOO_LATE_TO_UNDO()
}
