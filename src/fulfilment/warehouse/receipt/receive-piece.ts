import { scanPieces, sightPieces } from '#fulfilment/custody/scan-pieces.ts'
import { receiveAtHub, requireReleased } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { countPiecesHere } from './count-pieces.ts'
import { endMissingHere } from './end-missing.ts'
import { itemOfPiece } from './shelves.ts'
import { isStray, type Stray, strayOf } from './stray-pieces.ts'

export type PieceReceived = { readonly itemId: string; readonly stray: Stray | null }

/**
 * One piece of an item is scanned at the hub; with its last one the item is received. A piece that should be elsewhere
 * is not refused: it is recorded as seen here.
 */
export async function receivePiece(work: Work, barcode: string): Promise<PieceReceived> {
  if (!permits(work.who, 'hub')) throw platformNo.FORBIDDEN()
  const itemId = await itemOfPiece(work, barcode)
  if (itemId === null) throw no.LABEL_UNKNOWN({ path: 'label' })
  const order = await lockOrderOfItem(work, itemId)
  const isExpected = order.items.some((item) => item.id === itemId && item.state === 'in_shipping_process')
  if (isExpected) {
    await requireReleased(work, itemId)
    const of = { barcodes: [barcode] }
    const { sighted } = await scanPieces(work, { act: 'hub_received', place: work.site, of })
    if (sighted.length === 0) await endMissingHere(work, itemId, {})
    const pieces = await countPiecesHere(work, itemId)
    if (pieces.here === pieces.of) await receiveAtHub(work, itemId)
    return { itemId, stray: sighted.length > 0 ? await strayOf(work, itemId) : null }
  }
  if (await isStray(work, barcode)) {
    await sightPieces(work, { barcodes: [barcode], at: { kind: 'hub', place: work.site } })
    return { itemId, stray: await strayOf(work, itemId) }
  }
  // A piece that is already here is refused by the table of moves, like its label.
  await receiveAtHub(work, itemId)
  return { itemId, stray: null }
}
