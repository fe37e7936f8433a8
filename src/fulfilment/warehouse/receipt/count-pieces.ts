import { goneKinds } from '#fulfilment/custody/custody-acts.ts'
import type { Work } from '#platform/work/work.ts'

/** How many pieces of an item are in the hub, and how many it has. */
export async function countPiecesHere(
  { db }: Work,
  itemId: string,
): Promise<{ readonly here: number; readonly of: number }> {
  const row = await db
    .selectFrom('pieces')
    .select(({ fn }) => fn.countAll<bigint>().as('of'))
    .select(({ fn }) => fn.countAll<bigint>().filterWhere('place_kind', 'in', ['hub', 'shelf', 'desk']).as('here'))
    .where('item_id', '=', itemId)
    .where('place_kind', 'not in', [...goneKinds])
    .where(({ eb, selectFrom }) =>
      eb(
        'batch',
        '=',
        selectFrom('pieces as latest')
          .select(({ fn }) => fn.max<number>('latest.batch').as('batch'))
          .where('latest.item_id', '=', itemId),
      ),
    )
    .executeTakeFirstOrThrow()
  return { here: Number(row.here), of: Number(row.of) }
}
