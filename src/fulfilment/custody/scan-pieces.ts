import { sql } from 'kysely'
import { announce } from '#platform/work/announce.ts'
import { mayMove } from '#platform/work/moves.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { lockOpenCase } from '#selling/orders/discrepancies/discrepancy.ts'
import { openOn } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { disputableStates } from '#selling/orders/items/state-groups.ts'
import { m } from '#words/messages.js'
import {
  type CustodyAct,
  custodyActs,
  goneKinds,
  houseOf,
  mayFollow,
  type PlaceKind,
  type Whereabouts,
} from './custody-acts.ts'
import { placeName } from './custody-names.ts'
import { insertPieces } from './make-pieces.ts'
import { type LockedPiece, lockPieces } from './piece.ts'
import type { PieceCondition } from './piece-conditions.ts'
import { type Entry, writeScans } from './write-scans.ts'

export type Scan = {
  readonly act: CustodyAct
  readonly place: string
  /** The pieces in hand by their barcodes, or all pieces of these items that have not gone back to their store. */
  readonly of: { readonly barcodes: readonly string[] } | { readonly itemIds: readonly string[] }
  /** The weight of one piece on the scale. */
  readonly grams?: number | null
  /** Recorded already (`recordUpload`). */
  readonly photos?: readonly string[]
  readonly note?: string | null
  /** How they looked when they came back. */
  readonly condition?: PieceCondition
}

export type Scanned = {
  readonly pieces: readonly LockedPiece[]
  /** Pieces that should have been elsewhere: recorded as seen here, and staff are told. */
  readonly sighted: readonly LockedPiece[]
}

/**
 * Records an act with pieces, which continues their chains. Nothing physical is refused: a piece that should be
 * elsewhere is recorded as seen here, and a case is opened, unless it is found again where it belongs after its case
 * ended. An act that was already done and cannot be done twice changes nothing. The caller locks the orders of the
 * items, or nobody does.
 */
export async function scanPieces(work: Work, scan: Scan): Promise<Scanned> {
  const { act, place, grams = null, photos = [], note = null, condition = null } = scan
  const to = { kind: custodyActs[act].to, place } as const
  const pieces = await lockPieces(work, scan.of)
  const entries: Entry[] = []
  const strays: LockedPiece[] = []
  for (const piece of pieces) {
    const entry = { pieceId: piece.id, seq: piece.lastSeq + 1, from: piece.at, to, grams, note, condition }
    if (mayFollow(act, piece.at, place)) entries.push({ ...entry, act })
    else if (!isSame(piece.at, to)) {
      entries.push({ ...entry, act: 'seen' })
      strays.push(piece)
    }
  }
  const foundAgain = await readFoundAgain(work, strays, to)
  const sighted = strays.filter((piece) => !foundAgain.has(piece.id))
  await writeScans(work, entries, photos)
  if ('itemIds' in scan.of) await takeOver(work, { pieces, itemIds: scan.of.itemIds, to })
  await openSightings(work, sighted, to)
  return { pieces, sighted }
}

type Sighting = {
  readonly barcodes: readonly string[]
  readonly at: Whereabouts
  readonly photos?: readonly string[]
  readonly note?: string | null
}

/** Pieces were only seen: where they should be, the chain records it; anywhere else, a case is opened. */
export async function sightPieces(work: Work, sighting: Sighting): Promise<Scanned> {
  const { barcodes, at: to, photos = [], note = null } = sighting
  const pieces = await lockPieces(work, { barcodes })
  const seen = { act: 'seen', to, grams: null, note } as const
  await writeScans(
    work,
    pieces.map((piece): Entry => ({ ...seen, pieceId: piece.id, seq: piece.lastSeq + 1, from: piece.at })),
    photos,
  )
  const sighted = pieces.filter((piece) => !isSame(piece.at, to))
  await openSightings(work, sighted, to)
  return { pieces, sighted }
}

type Unknown = {
  readonly pieces: readonly LockedPiece[]
  readonly itemIds: readonly string[]
  readonly to: { readonly kind: PlaceKind; readonly place: string }
}

// Goods from before there were pieces are handled for the first time: their chain starts here.
async function takeOver(work: Work, { pieces, itemIds, to }: Unknown): Promise<void> {
  const known = new Set(pieces.map((piece) => piece.itemId))
  const without = itemIds.filter((id) => !known.has(id))
  if (without.length === 0) return
  const items = await work.db
    .selectFrom('order_items')
    .select(['id', 'quantity'])
    .where('id', 'in', without)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('pieces').select('id').whereRef('item_id', '=', 'order_items.id'))))
    .execute()
  for (const { id, quantity } of items) {
    const made = await insertPieces(work, id, quantity)
    const first = { act: 'taken_over', seq: 1, from: null, to, grams: null, note: null } as const
    await writeScans(
      work,
      made.map((piece): Entry => ({ ...first, pieceId: piece.id })),
      [],
    )
  }
}

function isSame(one: Whereabouts, other: Whereabouts): boolean {
  return one.kind === other.kind && one.place === other.place
}

/**
 * Which of these pieces that should be elsewhere come back to where their item's state says they are, its own
 * warehouse, after a case about it ended: it is already explained why they were away, so no other case is opened.
 * Called before they are scanned.
 */
async function readFoundAgain(
  { db }: Work,
  pieces: readonly LockedPiece[],
  to: Whereabouts,
): Promise<ReadonlySet<string>> {
  if (pieces.length === 0 || !['warehouse', 'bin', 'box'].includes(to.kind)) return new Set()
  const ids = pieces.map((piece) => piece.id)
  const { rows } = await sql<{ id: string }>`
    select piece.id from pieces piece join order_items item on item.id = piece.item_id
    where piece.id = any(${ids}::uuid[]) and piece.place_kind <> all(${[...goneKinds, 'customer']}::text[])
      and piece.batch = (select max(batch) from pieces other where other.item_id = item.id)
      and item.state in ('received_at_warehouse', 'ready_for_shipping') and item.country = ${houseOf(to.place)}
      and item.discrepancy is null
      and exists (select from discrepancies found where found.item_id = item.id and found.ended_at >= piece.since)`.execute(
    db,
  )
  return new Set(rows.map((row) => row.id))
}

/**
 * Pieces were seen in an unexpected place: a case is opened for each item that has none, so that nothing is packed or
 * handed over before staff explain it. Items that have ended get no case, but are announced, too.
 */
async function openSightings(work: Work, sighted: readonly LockedPiece[], seen: Whereabouts): Promise<void> {
  for (const itemId of new Set(sighted.map((piece) => piece.itemId))) {
    const pieces = sighted.filter((piece) => piece.itemId === itemId)
    const order = await lockOrderOfItem(work, itemId)
    const item = order.items.find((one) => one.id === itemId)
    const isOpen = disputableStates.some((state) => state === item?.state)
    const { locale, site } = work
    const note = pieces
      .map(({ barcode, at }) => {
        const places = { from: placeName(at, locale, site), seen: placeName(seen, locale, site) }
        return m.custody_sighted({ barcode, ...places }, { locale })
      })
      .join('\n')
    if (isOpen && !(await lockOpenCase(work, itemId))) {
      const opener = mayMove(work.who, ['support', 'warehouse', 'hub', 'desk']) ? work : asSystem(work)
      await openOn(opener, order, { itemId, kind: 'misplaced', note })
    }
    const barcodes = pieces.map((piece) => piece.barcode)
    await announce(work, 'piece.sighted', { orderId: order.id, itemId, barcodes, kind: seen.kind, place: seen.place })
  }
}
