import { sql } from 'kysely'
import { z } from 'zod'
import { goneKinds } from '#fulfilment/custody/custody-acts.ts'
import type { Box } from '#fulfilment/warehouse/boxes/box.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type Together = { readonly itemIds: readonly string[]; readonly boxIds: readonly string[] }

const row = z.object({ item_id: z.string(), box_id: z.string().nullable() })

/**
 * Everything that must stay together: these items, the boxes of their pieces, the other goods in those boxes, and so
 * on.
 */
export async function readTogether({ db }: Work, itemIds: readonly string[]): Promise<Together> {
  const { rows } = await sql`
    with recursive lying as not materialized (
      select piece.item_id, inside.box_id from pieces piece join box_pieces inside on inside.piece_id = piece.id
      where coalesce(piece.place_kind, '') <> all(${[...goneKinds]}::text[])
    ), together (item_id) as (
      select unnest(${[...itemIds]}::uuid[])
      union
      select other.item_id from together join lying mine on mine.item_id = together.item_id
        join lying other on other.box_id = mine.box_id
    )
    select distinct together.item_id, lying.box_id from together left join lying on lying.item_id = together.item_id
    order by 1, 2`.execute(db)
  const links = z.array(row).parse(rows)
  return {
    itemIds: [...new Set(links.map((link) => link.item_id))],
    boxIds: [...new Set(links.flatMap((link) => link.box_id ?? []))].sort(),
  }
}

/**
 * Locks the boxes; the caller has locked the orders. Refused if something was put in or taken out since it was read.
 */
export async function lockTogether(work: Work, asked: readonly string[], known: Together): Promise<readonly Box[]> {
  const boxes =
    known.boxIds.length === 0
      ? []
      : await work.db
          .selectFrom('boxes')
          .selectAll()
          .where('id', 'in', [...known.boxIds])
          .orderBy('id')
          .forUpdate()
          .execute()
  const now = await readTogether(work, asked)
  if (`${now.itemIds} ${now.boxIds}` !== `${known.itemIds} ${known.boxIds}`) throw platformNo.STALE()
  return boxes
}
