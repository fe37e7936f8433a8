import { sql } from 'kysely'
import { type LockedPiece, lockPieces } from '#fulfilment/custody/piece.ts'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import type { Work } from '#platform/work/work.ts'
import { readTakenShort, type TakenShort } from '#selling/orders/discrepancies/taken-short.ts'

export const onTheWay: readonly string[] = ['shipped_to_destination', 'arrived_uae', 'in_shipping_process']
const away: readonly string[] = ['shipment', 'customs']
const inHouse: readonly string[] = ['warehouse', 'bin', 'hub', 'shelf', 'desk']

type Occasion = {
  /** The item's label was scanned: all that arrives of it is here. */
  readonly isAllHere?: boolean
  /** The case that was just answered. */
  readonly answered?: string
}

/**
 * Units that the customer accepted as missing, and that did not come with their shipment, end as lost once no more are
 * expected. The order is locked.
 */
export async function endMissingHere(work: Work, itemId: string, occasion: Occasion): Promise<readonly string[]> {
  const cases = await readOpen(work, itemId, true)
  const ended: string[] = []
  for (const [at, { found, wanted }] of cases.entries()) {
    // One scanned piece does not mean that the others are missing, if no number of missing ones was recorded.
    if (found.missing === 0 && !occasion.isAllHere && occasion.answered !== found.number) continue
    const total = cases.slice(at).reduce((sum, one) => sum + Math.max(0, one.wanted), 0)
    const pieces = await lockPieces(work, { itemIds: [itemId] })
    const missing = missingOfWay(pieces, found.missing === 0 ? null : { wanted, total }, occasion.isAllHere ?? false)
    ended.push(...(await lose(work, found, missing)))
  }
  return ended
}

/**
 * This many pieces in a warehouse or hub are missing by this case: those with the oldest scans. Pieces in a box were
 * seen there and stay.
 */
export async function endMissingOfHouse(work: Work, { itemId, number }: TakenShort): Promise<readonly string[]> {
  const open = (await readOpen(work, itemId, false)).find(({ found }) => found.number === number)
  if (!open) return []
  const pieces = await lockPieces(work, { itemIds: [itemId] })
  const here = pieces.filter((piece) => inHouse.includes(piece.at.kind))
  return lose(work, open.found, lastUnits(here, Math.min(open.wanted, pieces.length - 1)))
}

async function lose(work: Work, found: TakenShort, pieces: readonly LockedPiece[]): Promise<readonly string[]> {
  const barcodes = pieces.map((piece) => piece.barcode)
  const note = found.why.slice(0, 300) || null
  if (barcodes.length > 0) await scanPieces(work, { act: 'lost', place: found.number, of: { barcodes }, note })
  return barcodes
}

type Wanted = { readonly wanted: number; readonly total: number }

// If only an amount of money was agreed, everything that is not here by then is missing.
function missingOfWay(pieces: readonly LockedPiece[], said: Wanted | null, isAllHere: boolean): readonly LockedPiece[] {
  const absent = pieces.filter((piece) => away.includes(piece.at.kind))
  const isAnyHere = absent.length < pieces.length
  if (said === null) return isAnyHere ? absent : []
  if (!isAllHere && (!isAnyHere || absent.length > said.total)) return []
  return lastUnits(absent, Math.min(said.wanted, pieces.length - 1))
}

// Those with the oldest scans, and of these the last.
function lastUnits(pieces: readonly LockedPiece[], count: number): readonly LockedPiece[] {
  const order = pieces.toSorted((one, other) => one.lastSeq - other.lastSeq || other.unit - one.unit)
  return order.slice(0, Math.max(0, count))
}

type Open = { readonly found: TakenShort; readonly wanted: number }

// The cases about the latest purchase, on its way or in a warehouse or hub, with the number of units that still have to
// be ended.
async function readOpen(work: Work, itemId: string, isOnTheWay: boolean): Promise<readonly Open[]> {
  const open: Open[] = []
  const taken = await readTakenShort(work, itemId)
  for (const found of taken) {
    if (onTheWay.includes(found.itemState) !== isOnTheWay) continue
    const batch = await readBatch(work, found)
    if (batch === null || found.at < batch.madeAt) continue
    // Units that were missing at receiving never became pieces; units given up before that were not expected then.
    const before = taken.filter((one) => one.at < batch.madeAt).reduce((sum, { missing }) => sum + missing, 0)
    const never = Number(found.at) === Number(batch.madeAt) ? batch.never - before : 0
    const wanted = found.missing - batch.lost - never
    if (found.missing === 0 ? batch.lost === 0 : wanted > 0) open.push({ found, wanted })
  }
  return open
}

type Batch = { readonly madeAt: Date; readonly never: number; readonly lost: number }

// The latest purchase: when it was received, how many of its units never arrived, and how many this case already ended.
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
