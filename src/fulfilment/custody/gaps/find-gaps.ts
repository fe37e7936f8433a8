import { type Kysely, type RawBuilder, sql } from 'kysely'
import { goneKinds } from '#fulfilment/custody/custody-acts.ts'
import { placesOfState } from '#fulfilment/custody/places-of-state.ts'
import type { Database } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'

/**
 * What is wrong: an item we hold without pieces (`none`), fewer or more of them than arrived and were not lost
 * (`count`), a piece elsewhere than its item's state says (`elsewhere`; once handed over it is with its customer,
 * unless it came back) or in another country's warehouse (`house`), or still with us although its item was cancelled or
 * written off days ago (`ended`; only if a time is given, and not while a case is open); and, if the database's rules
 * were bypassed, a chain with a missing scan (`hole`), with a jump (`jump`), or that ends elsewhere than its piece is
 * recorded (`drift`).
 */
export const gapKinds = ['none', 'count', 'elsewhere', 'house', 'ended', 'hole', 'jump', 'drift'] as const
export type GapKind = (typeof gapKinds)[number]
export type Gap = {
  readonly kind: GapKind
  readonly itemId: string
  readonly label: string
  readonly barcode: string | null
  readonly state: string
  readonly place: string | null
}

/** Items in the order of their ids: from this one on, up to but without that one. */
export type Slice = { readonly from: string; readonly to: string | null }
export type Within = { readonly site?: Site; readonly itemId?: string; readonly slice?: Slice; readonly now?: Date }

/** How long goods of an ended item may stay with us before staff are asked about them. */
const endedDays = 3

/**
 * Every item and piece whose chain and state do not agree: on both sites or on one, of one item or of a slice of them.
 */
export async function findGaps(
  db: Kysely<Database>,
  { site, itemId, slice, now }: Within = {},
): Promise<readonly Gap[]> {
  const held = Object.entries(placesOfState).flatMap(([state, kinds]) => kinds.map((kind) => ({ state, kind })))
  const states = held.map((one) => one.state)
  const kinds = held.map((one) => one.kind)
  const gone = [...goneKinds]
  const endedBefore = now && new Date(now.getTime() - endedDays * 86_400_000)
  const of = (column: RawBuilder<unknown>) => isOf(column, { itemId, slice })
  const { rows } = await sql<Gap>`
    with may (state, kind) as (select * from unnest(${states}::text[], ${kinds}::text[])),
    items as (select item.* from order_items item where item.state in (select state from may) and ${of(sql`item.id`)}),
    latest as (select piece.* from pieces piece join items on items.id = piece.item_id
      where piece.batch = (select max(batch) from pieces other where other.item_id = piece.item_id)),
    chained as (select scan.*, lag(scan.place_kind) over chain as before_kind, lag(scan.place) over chain as before_place,
        lag(scan.seq, 1, 0) over chain as before_seq
      from custody_scans scan join pieces piece on piece.id = scan.piece_id where ${of(sql`piece.item_id`)}
      window chain as (partition by scan.piece_id order by scan.seq)),
    gaps (kind, item_id, barcode, place) as (
      select 'none', items.id, null, null from items
        where not exists (select from pieces where pieces.item_id = items.id)
      union all
      select 'count', item_id, null, null from latest group by item_id
        having count(*) filter (where coalesce(place_kind, '') <> all(${gone}::text[]))
          not in (0, max(units) - count(*) filter (where place_kind = 'lost'))
      union all
      select 'elsewhere', latest.item_id, latest.barcode, latest.place_kind || ' ' || latest.place
        from latest join items on items.id = latest.item_id
        where coalesce(latest.place_kind, '') <> all(${gone}::text[])
          and not exists (select from may where may.state = items.state and may.kind = latest.place_kind)
      union all
      select 'elsewhere', piece.item_id, piece.barcode, piece.place_kind || ' ' || piece.place
        from order_items item join pieces piece on piece.item_id = item.id
        where item.state in ('picked_up', 'delivered') and ${of(sql`item.id`)}
          and piece.place_kind is distinct from 'customer' and coalesce(piece.place_kind, '') <> all(${gone}::text[])
          and piece.batch = (select max(batch) from pieces other where other.item_id = item.id)
          and not exists (select from custody_scans back where back.piece_id = piece.id and back.from_kind = 'customer')
      union all
      select 'house', latest.item_id, latest.barcode, latest.place_kind || ' ' || latest.place
        from latest join items on items.id = latest.item_id
        where latest.place_kind in ('warehouse', 'bin', 'box') and items.state in ('received_at_warehouse', 'ready_for_shipping')
          and split_part(latest.place, '/', 1) <> items.country
      union all
      select 'ended', piece.item_id, piece.barcode, piece.place_kind || ' ' || piece.place
        from order_items item join pieces piece on piece.item_id = item.id
        where item.state = 'cancelled' and item.state_since < ${endedBefore ?? null}::timestamptz and ${of(sql`item.id`)}
          and piece.place_kind <> all(${[...gone, 'customer']}::text[])
          and not exists (select from discrepancies found where found.item_id = item.id and found.ended_at is null)
      union all
      select 'hole', piece.item_id, piece.barcode, chained.place_kind || ' ' || chained.place
        from chained join pieces piece on piece.id = chained.piece_id where chained.seq <> chained.before_seq + 1
      union all
      select 'jump', piece.item_id, piece.barcode, chained.place_kind || ' ' || chained.place
        from chained join pieces piece on piece.id = chained.piece_id
        where (chained.from_kind, chained.from_place) is distinct from (chained.before_kind, chained.before_place)
      union all
      select 'drift', piece.item_id, piece.barcode, piece.place_kind || ' ' || piece.place
        from pieces piece left join custody_scans last on last.piece_id = piece.id and last.seq = piece.last_seq
        where ${of(sql`piece.item_id`)}
          and ((last.place_kind, last.place) is distinct from (piece.place_kind, piece.place)
            or exists (select from custody_scans later where later.piece_id = piece.id and later.seq > piece.last_seq)))
    select gaps.kind, gaps.item_id as "itemId", o.number || '-' || (item.place + 1) as label, gaps.barcode, item.state,
      gaps.place
    from gaps join order_items item on item.id = gaps.item_id join orders o on o.id = item.order_id
    where ${site === undefined ? sql`true` : sql`item.site = ${site}`}
    order by o.number, item.place, gaps.kind, gaps.barcode`.execute(db)
  return rows
}

/** The condition for one item, a slice of them, or all. */
export function isOf(
  column: RawBuilder<unknown>,
  { itemId, slice }: Omit<Within, 'site' | 'now'>,
): RawBuilder<unknown> {
  if (itemId !== undefined) return sql`${column} = ${itemId}::uuid`
  if (slice === undefined) return sql`true`
  return slice.to === null
    ? sql`${column} >= ${slice.from}::uuid`
    : sql`${column} >= ${slice.from}::uuid and ${column} < ${slice.to}::uuid`
}
