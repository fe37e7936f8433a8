import { sql } from 'kysely'
import { todayOf } from '#fronts/account/statement/statement-period.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import type { Work } from '#platform/work/work.ts'
import { lines } from '#pricing/quote/price-lines.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { withItems } from '#selling/orders/items/with-items.ts'
import { currentCosts, ownShares, quoteOrder } from '#selling/orders/money/order-quote.ts'
import { type Site, sites } from '#sites/sites.ts'

const feeLines = [
  ...lines.filter((line) => line !== 'onlinePrice'),
  'vat',
  'packagePrice',
  'deliveryFees',
  'fees',
] as const
type FeeLine = (typeof feeLines)[number]
type SavingKind = 'coupon' | 'package' | 'courtesy'

type Sum<Key extends string> = { readonly key: Key; readonly minor: bigint }

/** The customer's spending. Months and stores add up to `total`. */
export type Spending = {
  readonly currency: Currency
  readonly total: bigint
  readonly months: readonly Sum<string>[]
  /** By store's address; `shipping` and `packages` belong to no store. */
  readonly stores: readonly Sum<string>[]
  readonly fees: readonly Sum<FeeLine>[]
  readonly savings: readonly Sum<SavingKind>[]
}

/** The acting customer's spending of the last months, by the ledger; fees and savings by the orders. */
export async function readSpending(work: Work, months: number): Promise<Spending> {
  const customerId = signedInCustomer(work)
  const names = lastMonths(work.now, work.site, months)
  const spent = await readSpent(work, customerId, names[0] ?? '')
  const orders = await readOrdersOf(work, spent)
  const total = spent.reduce((sum, { minor }) => sum + minor, 0n)
  const live = orders.filter((order) => order.items.some((item) => item.state !== 'cancelled'))
  const costs = live.map(currentCosts)
  const sum = (line: string) => costs.reduce((so, cost) => so + (cost[line] ?? 0n), 0n)
  const courtesy = live.reduce((so, order) => so + order.courtesy_minor, 0n)
  return {
    currency: sites[work.site].currency,
    total,
    months: names.map((key) => ({ key, minor: sumOf(spent.filter(({ month }) => month === key)) })),
    stores: largestFirst(await byStore(work, spent, orders)),
    fees: largestFirst(feeLines.map((key) => ({ key, minor: sum(key) }))),
    savings: largestFirst([
      { key: 'coupon', minor: sum('couponDiscount') },
      { key: 'package', minor: sum('packageDiscount') },
      { key: 'courtesy', minor: courtesy },
    ]),
  }
}

async function readOrdersOf(work: Work, spent: readonly Spent[]): Promise<readonly Order[]> {
  const ids = [...new Set(spent.flatMap(({ kind, id }) => (kind === 'order' ? id : [])))]
  if (ids.length === 0) return []
  return withItems(work, await work.db.selectFrom('orders').selectAll().where('id', 'in', ids).execute())
}

async function byStore(work: Work, spent: readonly Spent[], orders: readonly Order[]): Promise<readonly Sum<string>[]> {
  const stores = new Map<string, bigint>()
  const add = (key: string, minor: bigint): void => {
    stores.set(key, (stores.get(key) ?? 0n) + minor)
  }
  add('shipping', sumOf(spent.filter(({ kind }) => kind === 'request')))
  add('packages', sumOf(spent.filter(({ kind }) => kind === 'subscription')))
  for (const order of orders) {
    const minor = sumOf(spent.filter(({ kind, id }) => kind === 'order' && id === order.id))
    const items = order.items.filter(({ state }) => state !== 'cancelled')
    const counted = items.length > 0 ? items : order.items
    const weights = await weightsOf(work, order, counted)
    for (const [place, share] of shareOut(minor, weights).entries()) add(counted[place]?.store ?? '', share)
  }
  return [...stores].map(([key, minor]) => ({ key, minor }))
}

// Only orders of several stores are quoted again to find each item's part.
async function weightsOf(work: Work, order: Order, items: Order['items']): Promise<readonly bigint[]> {
  if (new Set(items.map(({ store }) => store)).size === 1) return items.map(() => 1n)
  const { breakdown } = await quoteOrder(work, order, items, { isPaid: true })
  return ownShares(breakdown, 0n).map(({ base }) => (base > 0n ? base : 0n))
}

function sumOf(spent: readonly Spent[]): bigint {
  return spent.reduce((sum, { minor }) => sum + minor, 0n)
}

function largestFirst<Key extends string>(sums: readonly Sum<Key>[]): readonly Sum<Key>[] {
  return sums
    .filter(({ minor }) => minor !== 0n)
    .sort((one, other) => (one.minor < other.minor ? 1 : one.minor > other.minor ? -1 : 0))
}

/** What went to one order, request or package in one month, less refunds. */
type Spent = {
  readonly kind: 'order' | 'request' | 'subscription'
  readonly id: string
  /** '2026-11', in the site's time zone. */
  readonly month: string
  readonly minor: bigint
}

/**
 * The customer's spending by the ledger: payments into their orders, requests and packages less refunds, since the
 * first day of a month. Money on hold counts as refunded.
 */
async function readSpent(work: Work, customerId: string, firstMonth: string): Promise<readonly Spent[]> {
  const zone = sites[work.site].timeZone
  const kinds = [
    ...['order_payment', 'order_refund', 'order_hold', 'request_payment', 'request_refund'],
    ...['package_payment', 'package_refund'],
  ]
  const { rows } = await sql<Spent>`
    with theirs as (
      select 'order' as kind, id from orders where customer_id = ${customerId} and site = ${work.site}
      union all select 'request', id from requests where customer_id = ${customerId} and site = ${work.site}
      union all select 'subscription', id from subscriptions where customer_id = ${customerId} and site = ${work.site}
    )
    select theirs.kind, theirs.id, to_char(entry.at at time zone ${zone}, 'YYYY-MM') as month,
      sum(line.amount_minor)::bigint as minor
    from theirs
    join ledger_lines line on line.account = theirs.kind || ':' || theirs.id and line.currency = ${sites[work.site].currency}
    join journal_entries entry on entry.id = line.entry_id
    where entry.kind = any(${kinds}) and entry.at >= ${`${firstMonth}-01`}::date::timestamp at time zone ${zone}
    group by theirs.kind, theirs.id, 3 having sum(line.amount_minor) <> 0
    order by 3, theirs.id`.execute(work.db)
  return rows
}

/** The last months including the present one, oldest first, as '2026-11' in the site's time zone. */
function lastMonths(now: Date, site: Site, count: number): readonly string[] {
  const [year = 1970, month = 1] = todayOf(now, site).split('-').map(Number)
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, month - count + place, 1)).toISOString().slice(0, 7),
  )
}
