import type { Selectable } from 'kysely'
import { normalBarcode } from '#custody/piece-barcode.ts'
import { mayActAt } from '#people/permissions.ts'
import type { Boxes } from '#platform/database.gen.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { no } from '#warehouse/warehouse.refusals.ts'

export type Box = Selectable<Boxes>

/** A box by its barcode, locked; the orders of what is in it come first. */
export async function lockBox(work: Work, barcode: string): Promise<Box> {
  const box = await work.db
    .selectFrom('boxes')
    .selectAll()
    .where('barcode', '=', normalBarcode(barcode))
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!box) throw platformNo.NOT_FOUND()
  if (!mayActAt(work.who, box.place)) throw no.OTHER_PLACE({ place: box.place })
  return box
}

export type Packed = { readonly pieceId: string; readonly barcode: string; readonly itemId: string }

export async function readPacked(work: Work, boxId: string): Promise<readonly Packed[]> {
  return work.db
    .selectFrom('box_pieces')
    .innerJoin('pieces', 'pieces.id', 'box_pieces.piece_id')
    .select(['pieces.id as pieceId', 'pieces.barcode', 'pieces.item_id as itemId'])
    .where('box_pieces.box_id', '=', boxId)
    .orderBy('box_pieces.put_at')
    .orderBy('pieces.barcode')
    .execute()
}

/** Its place in chains: within its warehouse. */
export function placeOfBox(box: Pick<Box, 'place' | 'barcode'>): string {
  return `${box.place}/${box.barcode}`
}

const away = ['shipment', 'customs', 'hub', 'shelf', 'desk', 'courier', 'customer']

/** Whether something of it has left the warehouse, as boxes could before each had its shipment: it is never filled again. */
export async function hasLeft({ db }: Work, boxId: string): Promise<boolean> {
  const gone = db
    .selectFrom('box_pieces')
    .innerJoin('pieces', 'pieces.id', 'box_pieces.piece_id')
    .select('pieces.id')
    .where('box_pieces.box_id', '=', boxId)
    .where('pieces.place_kind', 'in', away)
  return (await gone.executeTakeFirst()) !== undefined
}
