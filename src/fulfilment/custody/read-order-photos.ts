import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import { placeKinds } from './custody-acts.ts'

const row = z.object({
  id: z.string(),
  at: z.date(),
  kind: z.enum(placeKinds),
  place: z.string(),
  itemId: z.string(),
  grams: z.int().nullable(),
})
/** A photo that we took of an order's goods. */
export type OrderPhoto = z.output<typeof row>

/** The photos of an order's goods in our hands, oldest first. It contains no names and no internal notes. */
export async function readOrderPhotos(work: Work, orderId: string): Promise<readonly OrderPhoto[]> {
  const { rows } = await sql`
    select photo.file_id as id, min(scan.at) as at, min(scan.place_kind) as kind, min(scan.place) as place,
      min(piece.item_id::text) as "itemId", max(scan.grams) as grams
    from order_items item
    join pieces piece on piece.item_id = item.id and piece.site = ${work.site}
    join custody_scans scan on scan.piece_id = piece.id
    join custody_photos photo on photo.scan_id = scan.id
    where item.order_id = ${orderId}
    group by photo.file_id
    order by min(scan.at), min(scan.id), photo.file_id`.execute(work.db)
  return z.array(row).parse(rows)
}
