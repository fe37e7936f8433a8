import { lockPieces } from '#fulfilment/custody/piece.ts'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { emptyOfItem } from '#fulfilment/warehouse/boxes/take-out-of-box.ts'
import type { Work } from '#platform/work/work.ts'

type Lost = {
  readonly itemId: string
  /** The number of the case or write-off. */
  readonly number: string
  readonly why: string
  /** Only those that did not come with their shipment. */
  readonly isOnTheWay?: boolean
}

/** Ends the chain of an ended item's missing goods as lost, and takes them out of their boxes. */
export async function losePieces(
  work: Work,
  { itemId, number, why, isOnTheWay = false }: Lost,
): Promise<readonly string[]> {
  if (!isOnTheWay) await emptyOfItem(work, itemId, why)
  const pieces = await lockPieces(work, { itemIds: [itemId] })
  const isMissing = (kind: string) => (isOnTheWay ? kind === 'shipment' || kind === 'customs' : kind !== 'customer')
  const barcodes = pieces.filter((piece) => isMissing(piece.at.kind)).map((piece) => piece.barcode)
  if (barcodes.length > 0)
    await scanPieces(work, { act: 'lost', place: number, of: { barcodes }, note: why.slice(0, 300) || null })
  return barcodes
}
