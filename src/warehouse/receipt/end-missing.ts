import { sql } from 'kysely'
import { type LockedPiece, lockPieces } from '#custody/piece.ts'
import { scanPieces } from '#custody/scan-pieces.ts'
import { readTakenShort, type TakenShort } from '#orders/discrepancies/taken-short.ts'
import type { Work } from '#platform/work.ts'

export const onTheWay: readonly string[] = ['shipped_to_destination', 'arrived_uae', 'in_shipping_process']
const away: readonly string[] = ['shipment', 'customs']
const inHouse: readonly string[] = ['warehouse', 'bin', 'hub', 'shelf', 'desk']

/** Of a shipment: what its customer took without it, and that did not come with the others, is lost. The order is locked. */
export async function endMissingHere(work: Work, itemId: string, isAllHere: boolean): Promise<void> {
  const taken = (await readTakenShort(work, itemId)).filter((one) => onTheWay.includes(one.itemState))
  // A single piece does not say that the others do not come, where nobody said how many are missing.
  for (const found of taken) if (isAllHere || found.missing > 0) await endMissing(work, found, isAllHere)
}

/**
 * The pieces that are missing by this case end in the chain as lost: on the way, those that did not come once no more are
 * awaited; in a house, so many of those that were touched least. Goods that lie in a box were seen there and stay.
 */
export async function endMissing(work: Work, found: TakenShort, isAllHere = false): Promise<readonly string[]> {
  const pieces = await lockPieces(work, { itemIds: [found.itemId] })
  const batch = await readBatch(work, found)
  // What was missing when it was received was never a piece of it.
  if (batch === null || found.at < batch.madeAt) return []
  const missing = onTheWay.includes(found.itemState)
    ? missingOfWay(pieces, { ...found, lost: batch.lost, isAllHere })
    : missingOfHouse(pieces, found.missing - batch.lost - (Number(found.at) === Number(batch.madeAt) ? batch.never : 0))
  const barcodes = missing.map((piece) => piece.barcode)
  if (barcodes.length > 0)
    await scanPieces(work, {
      act: 'lost',
      place: found.number,
      of: { barcodes },
      note: found.why.slice(0, 300) || null,
    })
  return barcodes
}

type OfWay = { readonly missing: number; readonly lost: number; readonly isAllHere: boolean }

function missingOfWay(pieces: readonly LockedPiece[], { missing, lost, isAllHere }: OfWay): readonly LockedPiece[] {
  const absent = pieces.filter((piece) => away.includes(piece.at.kind))
  const isAnyHere = absent.length < pieces.length
  // Only money was agreed: whatever is not here by then does not come.
  if (missing === 0) return lost === 0 && isAnyHere ? absent : []
  const most = Math.min(missing - lost, pieces.length - 1)
  if (!isAllHere && (!isAnyHere || absent.length > most)) return []
  return lastUnits(absent, most)
}

function missingOfHouse(pieces: readonly LockedPiece[], wanted: number): readonly LockedPiece[] {
  const here = pieces.filter((piece) => inHouse.includes(piece.at.kind))
  return lastUnits(here, Math.min(wanted, pieces.length - 1))
}

// The least touched, and of these the last.
function lastUnits(pieces: readonly LockedPiece[], count: number): readonly LockedPiece[] {
  const order = pieces.toSorted((one, other) => one.lastSeq - other.lastSeq || other.unit - one.unit)
  return order.slice(0, Math.max(0, count))
}

type Batch = { readonly madeAt: Date; readonly never: number; readonly lost: number }

// What was bought last: since when it is here, how many units of it never were, and what this case already ended.
async function readBatch({ db }: Work, { itemId, number }: TakenShort): Promise<Batch | null> {
  const { rows } = await sql<Batch>`
    select min(piece.made_at) as "madeAt", max(item.quantity - piece.units) as never,
      (count(*) filter (where exists (select from custody_scans scan
        where scan.piece_id = piece.id and scan.place_kind = 'lost' and scan.place = ${number})))::int as lost
    from pieces piece join order_items item on item.id = piece.item_id
    where piece.item_id = ${itemId} and piece.batch = (select max(batch) from pieces latest where latest.item_id = ${itemId})
    group by piece.batch`.execute(db)
  return rows[0] ?? null
}
