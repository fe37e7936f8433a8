import { type RawBuilder, sql } from 'kysely'
import { unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { type PageAsked, pageWithin, type Slice, slicesOf } from '#platform/database/list-page.ts'
import { rowsOfSlices } from '#platform/database/slices.ts'
import { keepWhileSame } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { toItemState } from '#selling/orders/items/item-states.ts'
import type { PlaceCount, PlaceQuestion } from './read-expected.ts'

const shelfStates = ['received_at_warehouse', 'ready_for_shipping'] as const

export type ShelvedItem = {
  readonly id: string
  /** Printed on the item's label and scanned: the order's number and the item's place in it. */
  readonly label: string
  readonly orderNumber: string
  readonly title: string
  readonly quantity: number
  readonly country: string
  readonly state: (typeof shelfStates)[number]
  readonly since: Date
  readonly unitGrams: number | null
  readonly discrepancy: string | null
  readonly photoId: string | null
  /** The packed boxes that contain its pieces. */
  readonly boxes: readonly string[]
  /** One of them is closed and needs a reason to be opened. */
  readonly isSealed: boolean
  /** The customer wants the original boxes of this order removed. */
  readonly removeBox: boolean
}
type Shelf = Pick<ShelvedItem, 'country' | 'state'> & { readonly count: number; readonly grams: number }
/** The items of one warehouse in one state: their number, and those on the page. */
export type ShelfGroup = Shelf & { readonly items: readonly ShelvedItem[] }
export type WarehousePage = PageAsked & {
  readonly groups: readonly ShelfGroup[]
  readonly places: readonly PlaceCount[]
  readonly total: number
  readonly all: number
}

/** A page of the items in our warehouses abroad, by place: received and packed, not yet in a shipment; of the member's places. */
export async function readWarehouse(work: Work, question: PlaceQuestion = {}): Promise<WarehousePage> {
  const { q = '', country = '' } = question
  const whole = (await readShelves(work)).filter(({ country: place }) => isHere(work, place))
  const shelves = (q === '' ? whole : await countShelves(work, q)).filter(
    (shelf) => isHere(work, shelf.country) && (country === '' || shelf.country === country),
  )
  const total = shelves.reduce((sum, shelf) => sum + shelf.count, 0)
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const items = await readSlices(work, slicesOf(shelves, { offset, pageSize: place.pageSize }), q)
  const groups = shelves.map((shelf) => ({
    ...shelf,
    items: items.filter((item) => item.country === shelf.country && item.state === shelf.state),
  }))
  const places = new Map<string, number>()
  for (const shelf of whole) places.set(shelf.country, (places.get(shelf.country) ?? 0) + shelf.count)
  return {
    groups: groups.filter((group) => group.items.length > 0),
    places: [...places].map(([code, count]) => ({ country: code, count })),
    total,
    all: whole.reduce((sum, shelf) => sum + shelf.count, 0),
    ...place,
  }
}

/** One item there, for its own dialog; null if it has left. */
export async function readShelved(work: Work, id: string): Promise<ShelvedItem | null> {
  const { rows } =
    await sql<Row>`select ${columns} from order_items item ${joined} ${shelved(work)} and item.id = ${id}`.execute(
      work.db,
    )
  return rows[0] && isHere(work, rows[0].country) ? toItem(rows[0]) : null
}

/** The item of a scanned label (`100001-2`); null if this site has none. */
export async function findItemByLabel(work: Work, label: string): Promise<string | null> {
  const [, number, place] = /^\s*(\d+)-(\d{1,3})\s*$/.exec(label) ?? []
  if (!number || !place) return null
  const row = await work.db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select('item.id')
    .where('orders.site', '=', work.site)
    .where('orders.number', '=', number)
    .where('item.place', '=', Number(place) - 1)
    .executeTakeFirst()
  return row?.id ?? null
}

// Members bound to warehouses see only what stands there.
function isHere({ who }: Work, country: string): boolean {
  return who.kind !== 'staff' || mayActAt(who, country)
}

type Row = Omit<ShelvedItem, 'state' | 'label' | 'orderNumber'> & {
  readonly state: string
  readonly number: string
  readonly place: number
}

const columns = sql`item.id, item.place, item.title, ${unitsThatCome} as quantity, item.country, item.state, item.state_since as since,
  item.discrepancy, o.number, received.unit_grams as "unitGrams", received.photo_id as "photoId", o.remove_box as "removeBox",
  array(select distinct box.barcode from pieces piece join box_pieces inside on inside.piece_id = piece.id
    join boxes box on box.id = inside.box_id where piece.item_id = item.id and piece.place_kind = 'box' order by 1) as boxes,
  exists (select from pieces piece join box_pieces inside on inside.piece_id = piece.id join boxes box on box.id = inside.box_id
    where piece.item_id = item.id and piece.place_kind = 'box' and box.closed_at is not null) as "isSealed"`
const joined = sql`join orders o on o.id = item.order_id left join received_items received on received.item_id = item.id`

// In the form of the index, which lists the same states.
function shelved({ site }: Pick<Work, 'site'>): RawBuilder<unknown> {
  return sql`where item.site = ${site} and item.state in ('received_at_warehouse', 'ready_for_shipping')
    and not exists (select from shipment_items part where part.item_id = item.id)`
}

function matching(q: string): RawBuilder<unknown> {
  if (q === '') return sql``
  return sql`and (strpos(lower(item.title), lower(${q})) > 0 or exists (select from orders named
    where named.id = item.order_id and strpos(named.number || '-' || (item.place + 1), ${q}) > 0))`
}

async function countShelves(work: Work, q: string): Promise<readonly Shelf[]> {
  const { rows } = await sql<Shelf>`
    select item.country, item.state, count(*)::int as count,
      coalesce(sum(received.unit_grams::bigint * ${unitsThatCome}), 0)::float8 as grams
    from order_items item left join received_items received on received.item_id = item.id ${shelved(work)} ${matching(q)}
    group by item.country, item.state order by item.country, item.state desc`.execute(work.db)
  return rows
}

const readShelves = keepWhileSame((work) => countShelves(work, ''))

async function readSlices(work: Work, slices: readonly Slice<Shelf>[], q: string): Promise<readonly ShelvedItem[]> {
  if (slices.length === 0) return []
  const { rows } = await sql<Row>`
    select ${columns} from ${rowsOfSlices(slices, ({ country, state }) => [country, state])}
    cross join lateral (
      select item.id from order_items item ${shelved(work)} and item.country = slice.first
        and item.state = slice.second ${matching(q)}
      order by item.state_since, item.id offset slice.skip limit slice.most) part
    join order_items item on item.id = part.id ${joined}
    order by slice.place, item.state_since, item.id`.execute(work.db)
  return rows.map(toItem)
}

function toItem({ number, place, state, ...item }: Row): ShelvedItem {
  const known = shelfStates.find((one) => one === toItemState(state))
  if (!known) throw new Error(`An item that is ${state} stands in no warehouse`)
  return { ...item, state: known, orderNumber: number, label: `${number}-${place + 1}` }
}
