import { sql } from 'kysely'
import { type PersonalLimit, readPersonalLimits } from '#catalog/stores/read-import-rules.ts'
import { readPerson } from '#people/identity/read-person.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'
import { sites } from '#sites/sites.ts'

/** An order's use of a personal import limit. */
export type LimitUse = {
  readonly limit: PersonalLimit
  /** This year's imports, and approved goods on their way: of all orders of the person's accounts except this one. */
  readonly cameIn: number
  readonly coming: number
  /**
   * For a limit per order: the goods of the person's other orders that may share a shipment with it, and how many of
   * them are not approved.
   */
  readonly beside: number
  readonly undecided: number
  /** This order's amount. */
  readonly adds: number
  /** The rest after it; below zero it is too much. */
  readonly left: number
}

type Used = {
  readonly category: string
  readonly pieces: number
  readonly grams: number
  /** Pieces without a known weight. */
  readonly unweighed: number
  readonly where: 'undecided' | 'here' | 'coming' | 'came'
}

/** Every limit that an order's items count towards, with the person's previous use. */
export async function readPersonalUse(
  work: Work,
  order: Pick<Order, 'id' | 'customer_id'>,
  items: readonly OrderItem[],
): Promise<readonly LimitUse[]> {
  if (items.length === 0) return []
  const [limits, used, { prices }] = await Promise.all([
    readPersonalLimits(work),
    readUsed(work, order),
    readTables(work),
  ])
  const usual = (category: string) => Number(prices.categories.get(category)?.defaultGrams ?? 0n)
  const brings = items.map((item) => {
    const { category, weight } = effectiveData(item)
    const each = item.real_grams ?? weight ?? usual(category)
    return { category, pieces: item.quantity, grams: item.quantity * each }
  })
  const others = used.map(({ grams, ...row }) => ({ ...row, grams: grams + row.unweighed * usual(row.category) }))
  return limits.flatMap((limit) => {
    const isCounted = ({ category }: { readonly category: string }) => limit.categories.includes(category)
    const sum = (rows: readonly { readonly pieces: number; readonly grams: number }[]) =>
      rows.reduce((all, row) => all + row[limit.unit], 0)
    const adds = sum(brings.filter(isCounted))
    if (adds === 0) return []
    const before = others.filter(isCounted)
    const of = (...places: readonly Used['where'][]) => sum(before.filter(({ where }) => places.includes(where)))
    if (limit.per === 'order') {
      const counts = { cameIn: 0, coming: 0, beside: of('undecided', 'here'), undecided: of('undecided') }
      return [{ limit, ...counts, adds, left: limit.most - adds }]
    }
    const [cameIn, coming] = [of('came'), of('here', 'coming')]
    return [{ limit, cameIn, coming, beside: 0, undecided: 0, adds, left: limit.most - cameIn - coming - adds }]
  })
}

/**
 * One person is one count, over all accounts and orders: a second approval for the same person waits for the first.
 * Locked before the order, so that there is no deadlock.
 */
export async function holdPersonOf(work: Work, number: string): Promise<void> {
  const order = await work.db
    .selectFrom('orders')
    .select('customer_id')
    .where('number', '=', number)
    .where('site', '=', work.site)
    .executeTakeFirst()
  if (!order) return
  const { key } = await readPerson(work, order.customer_id)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`person ${key}`}, 0))`.execute(work.db)
}

// An item counts from its approval on; in the year in which it enters the country, until then in this one. Goods under
// review, and those that have not left yet, may share a shipment with others.
async function readUsed(work: Work, { id, customer_id }: Pick<Order, 'id' | 'customer_id'>): Promise<readonly Used[]> {
  const { accounts } = await readPerson(work, customer_id)
  const zone = sql.lit(sites[work.site].timeZone)
  const { rows } = await sql<Used>`
    with counted as (
      select coalesce(item.review_data->>'category', item.client_data->>'category') as category, item.quantity,
        coalesce(item.real_grams, (item.review_data->>'weight')::int, (item.client_data->>'weight')::int) as grams,
        case when item.state in ('processing', 'pending_review', 'missing_info') then 'undecided'
          when item.state in ('pending_payment', 'pending_purchase', 'on_hold', 'purchased', 'shipped_from_seller',
            'received_at_warehouse', 'ready_for_shipping') then 'here' else 'coming' end as stands,
        (select min(step.at) from item_history step where step.item_id = item.id
          and step.to_state in ('arrived_uae', 'in_shipping_process', 'arrived_hub')) as came
      from order_items item join orders o on o.id = item.order_id
      where o.customer_id = any(${[...accounts]}::uuid[]) and o.site = ${work.site} and o.id <> ${id}
        and item.state not in ('placed', 'cancelled'))
    select category, sum(quantity)::int as pieces, coalesce(sum(quantity * grams), 0)::int as grams,
      coalesce(sum(quantity) filter (where grams is null), 0)::int as unweighed,
      case when came is null then stands else 'came' end as where
    from counted
    where came is null
      or came >= date_trunc('year', ${work.now}::timestamptz at time zone ${zone}) at time zone ${zone}
    group by category, case when came is null then stands else 'came' end`.execute(work.db)
  return rows
}
