import type { Selectable } from 'kysely'
import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { mayActAt } from '#people/access/permissions.ts'
import type { Boxes } from '#platform/work/database.gen.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type Box = Selectable<Boxes>

/** A box by its barcode, locked after the orders of its content. */
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

export type Packed = {
  readonly pieceId: string
  readonly barcode: string
  readonly itemId: string
  /** By its chain; it may have been seen elsewhere. */
  readonly isInside: boolean
}

export async function readPacked(work: Work, box: Box): Promise<readonly Packed[]> {
  const rows = await work.db
    .selectFrom('box_pieces')
    .innerJoin('pieces', 'pieces.id', 'box_pieces.piece_id')
    .select(['pieces.id as pieceId', 'pieces.barcode', 'pieces.item_id as itemId', 'pieces.place_kind', 'pieces.place'])
    .where('box_pieces.box_id', '=', box.id)
    .orderBy('box_pieces.put_at')
    .orderBy('pieces.barcode')
    .execute()
  return rows.map(({ place_kind, place, ...piece }) => ({ ...piece, isInside: isIn(box, { place_kind, place }) }))
}

/** Its place in chains: within its warehouse. */
export function placeOfBox(box: Pick<Box, 'place' | 'barcode'>): string {
  return `${box.place}/${box.barcode}`
}

/** Whether a piece is in the box by its chain; one in its list may have been seen elsewhere since. */
export function isIn(
  box: Pick<Box, 'place' | 'barcode'>,
  piece: { readonly place_kind: string | null; readonly place: string | null },
): boolean {
  return piece.place_kind === 'box' && piece.place === placeOfBox(box)
}

const away = ['shipment', 'customs', 'hub', 'shelf', 'desk', 'courier', 'customer']

/**
 * Whether some of its content left with a shipment, as was possible from open boxes before each had its shipment: it is
 * never filled again. A piece that was only seen elsewhere does not count.
 */
export async function hasLeft({ db }: Work, boxId: string): Promise<boolean> {
  const gone = db
    .selectFrom('box_pieces')
    .innerJoin('pieces', 'pieces.id', 'box_pieces.piece_id')
    .innerJoin('shipment_items as part', 'part.item_id', 'pieces.item_id')
    .innerJoin('shipments', 'shipments.id', 'part.shipment_id')
    .select('pieces.id')
    .where('box_pieces.box_id', '=', boxId)
    .where('pieces.place_kind', 'in', away)
    .where('shipments.state', '<>', 'preparing')
  return (await gone.executeTakeFirst()) !== undefined
}
