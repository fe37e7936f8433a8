import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { findItemByLabel } from '#fulfilment/warehouse/read-warehouse.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { mayActAt, permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * A shipment in preparation, locked by staff who may create one there. A caller that needs orders locks them before.
 */
export async function lockPrepared(work: Work, number: string, event: string) {
  if (!permits(work.who, 'ship')) throw platformNo.FORBIDDEN()
  const row = await work.db
    .selectFrom('shipments')
    .selectAll()
    .where('number', '=', number)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  if (!mayActAt(work.who, row.origin)) throw no.OTHER_PLACE({ place: row.origin })
  if (row.state !== 'preparing') throw no.SHIPMENT_NOT_ALLOWED({ state: row.state, event })
  return row
}

/** The goods of a scanned code: everything in a box, or one item by its label. */
export async function goodsOfCode(work: Work, code: string): Promise<readonly string[]> {
  const box = await work.db
    .selectFrom('boxes')
    .select('id')
    .where('barcode', '=', normalBarcode(code))
    .where('site', '=', work.site)
    .executeTakeFirst()
  if (box) {
    const inside = await work.db
      .selectFrom('box_pieces')
      .innerJoin('pieces', 'pieces.id', 'box_pieces.piece_id')
      .select('pieces.item_id')
      .distinct()
      .where('box_pieces.box_id', '=', box.id)
      .execute()
    if (inside.length === 0) throw no.BOX_EMPTY({ path: 'code' })
    return inside.map((row) => row.item_id)
  }
  const itemId = await findItemByLabel(work, code)
  if (itemId === null) throw no.NO_SUCH_GOODS({ path: 'code' })
  return [itemId]
}

export async function countInside({ db }: Work, shipmentId: string): Promise<number> {
  const rows = db.selectFrom('shipment_items').select(({ fn }) => fn.countAll<bigint>().as('count'))
  return Number((await rows.where('shipment_id', '=', shipmentId).executeTakeFirstOrThrow()).count)
}
