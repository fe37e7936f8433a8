import { type RawBuilder, sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { type PlaceKind, toPlaceKind } from './custody-acts.ts'
import { normalBarcode } from './piece-barcode.ts'
import type { PieceCondition } from './piece-conditions.ts'

export type PieceScan = {
  readonly seq: number
  readonly act: string
  readonly kind: PlaceKind
  readonly place: string
  readonly at: Date
  /** The name of the staff member who handled it; null for the program. */
  readonly who: string | null
  readonly grams: number | null
  readonly note: string | null
  readonly condition: PieceCondition | null
  readonly photos: readonly string[]
}
export type FoundPiece = {
  readonly id: string
  readonly barcode: string
  readonly itemId: string
  readonly label: string
  readonly orderNumber: string
  readonly title: string
  readonly unit: number
  readonly units: number
  readonly kind: PlaceKind
  readonly place: string
  readonly since: Date
  readonly discrepancy: string | null
}
/** A piece with its whole chain, for staff. */
export type PieceChain = FoundPiece & { readonly scans: readonly PieceScan[] }

/** Pieces by a barcode, by an item's label (`100001-2`) or by an order's number; the latest fifty. */
export async function findPieces(work: Work, typed: string): Promise<readonly FoundPiece[]> {
  const code = normalBarcode(typed)
  if (code === '') return []
  const named = sql`(piece.barcode = ${code} or
      item.id in (select item.id from orders o join order_items item on item.order_id = o.id
        where o.site = ${work.site} and o.number = split_part(${code}, '-', 1)
          and (strpos(${code}, '-') = 0 or (item.place + 1)::text = split_part(${code}, '-', 2))))`
  return readWhere(work, named, 50)
}

async function readWhere(work: Work, fits: RawBuilder<unknown>, most: number): Promise<readonly FoundPiece[]> {
  const { rows } = await sql<FoundPiece & { readonly kind: string }>`
    select piece.id, piece.barcode, piece.item_id as "itemId", o.number || '-' || (item.place + 1) as label,
      o.number as "orderNumber", item.title, piece.unit, piece.units, piece.place_kind as kind, piece.place, piece.since,
      item.discrepancy
    from pieces piece join order_items item on item.id = piece.item_id join orders o on o.id = item.order_id
    where piece.site = ${work.site} and ${itemIsSeen(work)} and ${fits}
    order by item.id, piece.batch desc, piece.unit limit ${most}`.execute(work.db)
  return rows.map((row) => ({ ...row, kind: toPlaceKind(row.kind) }))
}

/** The pieces of these items, each with its whole chain; the last purchase first. */
export async function readChainsOfItems(work: Work, itemIds: readonly string[]): Promise<readonly PieceChain[]> {
  if (itemIds.length === 0) return []
  const pieces = await readWhere(work, sql`piece.item_id = any(${[...itemIds]}::uuid[])`, 200)
  const chains = await readChains(
    work,
    pieces.map(({ id }) => id),
  )
  return pieces.map((piece) => ({ ...piece, scans: chains.get(piece.id) ?? [] }))
}

/** The chain of one piece, scan by scan. */
export async function readChain(work: Work, pieceId: string): Promise<readonly PieceScan[]> {
  return (await readChains(work, [pieceId])).get(pieceId) ?? []
}

async function readChains(work: Work, pieceIds: readonly string[]): Promise<ReadonlyMap<string, readonly PieceScan[]>> {
  const { rows } = await sql<PieceScan & { readonly kind: string; readonly pieceId: string }>`
    select scan.seq, scan.act, scan.place_kind as kind, scan.place, scan.at, member.name as who, scan.grams, scan.note, scan.condition,
      coalesce((select array_agg(file_id) from custody_photos where scan_id = scan.id), '{}') as photos, scan.piece_id as "pieceId"
    from custody_scans scan join pieces piece on piece.id = scan.piece_id
    left join staff_members member on member.id = scan.who_id and scan.who_kind = 'staff'
    where scan.piece_id = any(${[...pieceIds]}::uuid[]) and piece.site = ${work.site} order by scan.piece_id, scan.seq`.execute(
    work.db,
  )
  return Map.groupBy(
    rows.map(({ kind, ...row }) => ({ ...row, kind: toPlaceKind(kind) })),
    (row) => row.pieceId,
  )
}
