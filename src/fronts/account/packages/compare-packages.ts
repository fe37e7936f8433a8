import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Work } from '#platform/work/work.ts'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import type { PackageMessage } from '#pricing/quote/package-benefits.ts'
import { quote } from '#pricing/quote/quote.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import type { RawPackage } from '#pricing/quote/tables/tables-form.ts'
import { endOfPeriod, type Period } from '#pricing/subscriptions/packages/package-period.ts'
import { quotaUse } from '#pricing/subscriptions/quota-use.ts'
import type { Package } from '#pricing/subscriptions/read-packages.ts'
import type { Cart } from '#selling/cart/cart-item.ts'
import { costCart } from '#selling/cart/cost-cart.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { activeItems, findOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { offersForm, orderRequest } from '#selling/orders/money/order-quote.ts'

/**
 * A package's discount on the present cart: `net` is after its own price, which a package that the customer already has
 * does not cost again.
 */
export type CartSaving = {
  readonly gross: bigint
  readonly net: bigint
  readonly message: PackageMessage | null
}

const mostOrders = 5

/** The discount of each package on this cart; null for a cart without priced items. */
export async function compareOnCart(
  work: Work,
  cart: Pick<Cart, 'items' | 'couponCode'>,
  packages: readonly Package[],
): Promise<ReadonlyMap<string, CartSaving> | null> {
  if (cart.items.length === 0) return null
  const { breakdown, offer, priced } = await costCart(work, cart)
  if (priced.length === 0) return null
  const prices = new Map(packages.map((one) => [one.id, one.price]))
  return new Map(
    (breakdown.allPackagesCosts ?? []).map(({ package: id, saving, message }) => {
      const price = id === offer.defaultPackage ? 0n : (prices.get(id) ?? 0n)
      return [id, { gross: saving + price, net: saving, message }]
    }),
  )
}

export type PastOrders = { readonly count: number; readonly since: Date; readonly replays: ReadonlyMap<string, Replay> }

/** What each package would have saved on the customer's last orders, each quoted again with the prices of its day. */
export async function compareOnOrders(work: Work, packages: readonly Package[]): Promise<PastOrders | null> {
  const orders = await readLastOrders(work)
  const first = orders[0]
  if (!first) return null
  const replays = new Map<string, Replay>()
  const asked = await Promise.all(orders.map((order) => askAgain(work, order)))
  for (const { id, terms, price, period } of packages) {
    const past: PastOrder[] = orders.map((order, place) => ({
      placedAt: order.placed_at,
      with: (used) => asked[place]?.(terms, used) ?? { saved: 0n, took: 0n },
    }))
    replays.set(id, replayPackage(past, price, period))
  }
  return { count: orders.length, since: first.placed_at, replays }
}

/** An order of the past, asked what a package would have taken off it with so much of its quota used. */
export type PastOrder = {
  readonly placedAt: Date
  readonly with: (used: bigint) => { readonly saved: bigint; readonly took: bigint }
}

export type Replay = {
  /** Taken off all the orders. */
  readonly saved: bigint
  /** What the package would have cost: its price for each period it would have run. */
  readonly cost: bigint
  readonly periods: number
}

/**
 * What a package would have done for orders that were placed, had it been bought with the first and bought again with the
 * first order after each of its ends. Its quota is used up as it is in life.
 */
export function replayPackage(orders: readonly PastOrder[], price: bigint, period: Period): Replay {
  let [saved, used, periods] = [0n, 0n, 0]
  let end: Date | null = null
  for (const order of orders) {
    if (end === null || order.placedAt >= end) {
      end = endOfPeriod(order.placedAt, period)
      used = 0n
      periods++
    }
    const one = order.with(used)
    saved += one.saved
    used += one.took
  }
  return { saved, cost: price * BigInt(periods), periods }
}

// The oldest first, as they came. Wholly cancelled ones would have saved nothing.
async function readLastOrders(work: Work): Promise<readonly Order[]> {
  if (work.who.kind !== 'customer') return []
  const rows = await work.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', work.who.id)
    .where('site', '=', work.site)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_items')
          .select('order_items.id')
          .whereRef('order_items.order_id', '=', 'orders.id')
          .where('order_items.state', '<>', 'cancelled'),
      ),
    )
    .orderBy('placed_at', 'desc')
    .limit(mostOrders)
    .execute()
  const orders: Order[] = []
  for (const { id } of rows.reverse()) orders.push(await findOrder(work, { id }))
  return orders
}

async function askAgain(work: Work, order: Order) {
  const { prices } = await readTablesVersion(work, order.tables_version)
  const { coupons } = offersForm.parse(order.offers)
  const items = activeItems(order)
  const request = { ...orderRequest(order, items, null), subscribe: false }
  return (terms: RawPackage, used: bigint) => {
    const asSold = { ...terms, active: true, consumption: minorToDecimal(used) }
    const without = quote(withOffers(prices, [asSold], coupons), { ...request, package: null })
    const withIt = quote(withOffers(prices, [asSold], coupons), { ...request, package: terms.id })
    if (isInvalid(without) || isInvalid(withIt) || withIt.packageMessage !== null) return { saved: 0n, took: 0n }
    const goods = items.map((item, place) => ({
      country: item.country,
      store: item.store,
      category: effectiveData(item).category,
      onlinePrice: withIt.items[place]?.onlinePrice ?? 0n,
    }))
    return { saved: without.costDetails.totalCost - withIt.costDetails.totalCost, took: quotaUse(terms, goods) }
  }
}
