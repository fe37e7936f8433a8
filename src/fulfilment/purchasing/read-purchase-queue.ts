import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type PageAsked, pageWithin, type Slice, slicesOf } from '#platform/database/list-page.ts'
import { rowsOfSlices } from '#platform/database/slices.ts'
import type { OrderItems } from '#platform/work/database.gen.ts'
import { keepWhileSame } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData, holdData } from '#selling/orders/items/item-data.ts'
import { toItemState } from '#selling/orders/items/item-states.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { sayAnswered } from '#selling/orders/review/answered-issues.ts'
import type { QueuedItem } from './queued-item.ts'
import { readWarehouses, type WarehouseFacts } from './warehouse-address.ts'

/** A store and the warehouse that receives its goods. */
export type StoreChoice = {
  readonly store: string
  readonly country: string
  readonly oldest: Date
  readonly count: number
}
/** The items of the store on this page, and the warehouse it sends to; null if none was set. */
export type StoreGroup = StoreChoice & {
  readonly items: readonly QueuedItem[]
  readonly warehouse: WarehouseFacts | null
}
export const purchaseStates = ['', 'waiting', 'held'] as const
export type PurchaseQuestion = Partial<PageAsked> & {
  readonly q?: string
  readonly store?: string
  readonly warehouse?: string
  readonly state?: (typeof purchaseStates)[number]
}
export type PurchaseQueue = PageAsked & {
  readonly groups: readonly StoreGroup[]
  readonly stores: readonly StoreChoice[]
  readonly total: number
  readonly all: number
}

/**
 * A page of the items to buy on this site, by store and warehouse, the longest wait first; held items are shown in
 * their group, orders being edited are left out.
 */
export async function readPurchaseQueue(work: Work, question: PurchaseQuestion = {}): Promise<PurchaseQueue> {
  const { q = '', store = '', warehouse = '', state = '' } = question
  const whole = await readStores(work)
  const counted = q === '' ? whole : await countStores(work, q)
  const groups = choicesOf(counted, state).filter(
    (group) => (store === '' || group.store === store) && (warehouse === '' || group.country === warehouse),
  )
  const total = groups.reduce((sum, group) => sum + group.count, 0)
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const rows = await readSlices(work, slicesOf(groups, { offset, pageSize: place.pageSize }), question)
  const [waiting, warehouses] = await Promise.all([readWaiting(work, rows), readWarehouses(work)])
  return {
    groups: groups
      .map((group) => ({
        ...group,
        warehouse: warehouses.get(group.country) ?? null,
        items: rows
          .filter((row) => row.store === group.store && row.country === group.country)
          .map((row) => toItem(work, row, waiting)),
      }))
      .filter((group) => group.items.length > 0),
    stores: choicesOf(whole, ''),
    total,
    all: whole.reduce((sum, one) => sum + one.waiting + one.held, 0),
    ...place,
  }
}

/** One item of the queue, for its own dialog; null if it has left. */
export async function readQueuedItem(work: Work, id: string): Promise<QueuedItem | null> {
  const rows = await sql<Row>`select ${columns}, o.number from ${queued(work)} and item.id = ${id}`.execute(work.db)
  const [row] = rows.rows
  return row ? toItem(work, row, await readWaiting(work, [row])) : null
}

const shown = [
  'id',
  'order_id',
  'store',
  'country',
  'state',
  'state_since',
  'title',
  'url',
  'image',
  'notes',
  'hold',
  'quantity',
  'bought_units',
  'client_data',
  'completed_data',
  'review_data',
  'answered',
] as const
const columns = sql.join(shown.map((name) => sql.ref(`item.${name}`)))

type Row = Pick<Selectable<OrderItems>, (typeof shown)[number]> & { readonly number: string }
type Counted = {
  readonly store: string
  readonly country: string
  readonly waiting: number
  readonly held: number
  readonly waitingSince: Date | null
  readonly heldSince: Date | null
}

type Reader = Pick<Work, 'site' | 'who'>

function queued(work: Reader): RawBuilder<unknown> {
  return sql`order_items item join orders o on o.id = item.order_id
    where ${standing(work)}`
}

// Few orders are being edited at a time: their index excludes them, instead of a lookup for each item.
function standing(work: Reader): RawBuilder<unknown> {
  return sql`item.site = ${work.site} and ${itemIsSeen(work)} and item.state in ('pending_purchase', 'on_hold')
    and not exists (select from orders edited where edited.id = item.order_id and edited.editing_by is not null)`
}

function matching(q: string): RawBuilder<unknown> {
  if (q === '') return sql``
  return sql`and (strpos(o.number, ${q}) > 0 or strpos(lower(item.title), lower(${q})) > 0)`
}

async function countStores(work: Work, q: string): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select item.store, item.country,
      count(*) filter (where item.state = 'pending_purchase')::int as waiting,
      count(*) filter (where item.state = 'on_hold')::int as held,
      min(item.state_since) filter (where item.state = 'pending_purchase') as "waitingSince",
      min(item.state_since) filter (where item.state = 'on_hold') as "heldSince"
    from ${q === '' ? sql`order_items item where ${standing(work)}` : sql`${queued(work)} ${matching(q)}`}
    group by item.store, item.country`.execute(work.db)
  return rows
}

const readStores = keepWhileSame((work) => countStores(work, ''))

function choicesOf(counted: readonly Counted[], state: string): readonly StoreChoice[] {
  return counted
    .flatMap(({ store, country, ...of }) => {
      const count = (state === 'held' ? 0 : of.waiting) + (state === 'waiting' ? 0 : of.held)
      const since = [state === 'held' ? null : of.waitingSince, state === 'waiting' ? null : of.heldSince]
      const [oldest] = since.filter((one) => one !== null).sort((one, other) => one.getTime() - other.getTime())
      return oldest ? [{ store, country, count, oldest }] : []
    })
    .sort((one, other) => one.oldest.getTime() - other.oldest.getTime() || (nameOf(one) < nameOf(other) ? -1 : 1))
}

const nameOf = ({ store, country }: StoreChoice) => `${store} ${country}`

async function readSlices(
  work: Work,
  slices: readonly Slice<StoreChoice>[],
  { q = '', state = '' }: PurchaseQuestion,
): Promise<readonly Row[]> {
  if (slices.length === 0) return []
  const only = { '': sql``, held: sql`and item.state = 'on_hold'`, waiting: sql`and item.state = 'pending_purchase'` }
  const { rows } = await sql<Row>`
    select part.* from ${rowsOfSlices(slices, ({ store, country }) => [store, country])}
    cross join lateral (
      select ${columns}, o.number from ${queued(work)} and item.store = slice.first and item.country = slice.second ${only[state]} ${matching(q)}
      order by item.state_since, item.id offset slice.skip limit slice.most) part
    order by slice.place, part.state_since, part.id`.execute(work.db)
  return rows
}

// The orders whose other items wait for a held one.
async function readWaiting(work: Work, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const found = await sql<{ id: string }>`
    select distinct o.id from order_items item join orders o on o.id = item.order_id
    where o.id = any(${[...new Set(rows.map((row) => row.order_id))]}::uuid[]) and item.state = 'on_hold'
      and (o.user_decision = 'HOLD_ORDER' or item.hold ->> 'decision' = 'HOLD_ORDER')`.execute(work.db)
  return new Set(found.rows.map((row) => row.id))
}

function toItem({ locale }: Work, row: Row, waiting: ReadonlySet<string>): QueuedItem {
  const { id, title, url, image, quantity, notes } = row
  const state = toItemState(row.state)
  return {
    id,
    title,
    url,
    image,
    quantity,
    notes,
    state,
    orderNumber: row.number,
    boughtUnits: row.bought_units,
    since: row.state_since,
    answered: sayAnswered(row.answered, locale),
    data: effectiveData(row),
    hold: row.hold === null ? null : holdData.parse(row.hold),
    isWaiting: state === 'pending_purchase' && waiting.has(row.order_id),
  }
}
