import type { Work } from '#platform/work/work.ts'
import { type InputChange, inputChanges } from '#pricing/quote/explain/input-changes.ts'
import { type CostDetails, details } from '#pricing/quote/price-lines.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import type { RawPackage } from '#pricing/quote/tables/tables-form.ts'
import type { PricedGoods } from '#pricing/subscriptions/quota-use.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import {
  costsFromJson,
  costsJson,
  type Offers,
  offersForm,
  orderRequest,
  quoteOrder,
} from '#selling/orders/money/order-quote.ts'
import { isPriceHeld } from './is-price-held.ts'
import { packagesToday } from './packages-today.ts'

const recalculationReasons = ['DIFFERENT_RATES', 'DIFFERENT_PACKAGES', 'INSUFFICIENT_QUOTA'] as const
type RecalculationReason = (typeof recalculationReasons)[number]

/** Today's price of an unpaid order, beside the agreed one. Nothing is written yet. */
export type NewPrice = {
  readonly reasons: readonly RecalculationReason[]
  readonly inputs: readonly InputChange[]
  readonly before: Readonly<Record<string, bigint>>
  readonly breakdown: Breakdown
  readonly tablesVersion: string
  readonly packageId: string | null
  readonly offers: Offers
  /** The package still runs, but its remaining quota does not cover these goods. */
  readonly isQuotaShort: boolean
  /** The running package, with its quota and the use by other orders. */
  readonly running: RawPackage | null
  /** The order as it will be if the customer accepts. */
  readonly order: Order
}

type Asked = Pick<NewPrice, 'breakdown' | 'tablesVersion' | 'packageId' | 'offers' | 'isQuotaShort' | 'running'>

// Each payment has its own method's fee.
const compared = details.filter((line) => line !== 'fees' && line !== 'totalCost')

/**
 * Prices an unpaid order with today's tables and today's package; null if the agreed price stays: it is paid, a payment
 * is in progress, or every line is unchanged. The order's own use of a quota does not count against it, and its coupon
 * stays valid.
 */
export async function priceAgain(work: Work, order: Order): Promise<NewPrice | null> {
  if (activeItems(order).length === 0) return null
  if ((await readOrderMoney(work, order)).paid > 0n || (await isPriceHeld(work, order))) return null
  const asked = await quoteToday(work, order)
  const before = costsFromJson(order.current_costs)
  const { costDetails, dueLater } = asked.breakdown
  const changed = compared.filter((line) => (before[line] ?? 0n) !== costDetails[line])
  if (changed.length === 0) return null
  const request = orderRequest(order, activeItems(order), null)
  const [was, is] = [
    await readTablesVersion(work, order.tables_version),
    await readTablesVersion(work, asked.tablesVersion),
  ]
  const inputs = inputChanges(was.raw, is.raw, request)
  const base = costDetails.totalCost - costDetails.fees
  return {
    ...asked,
    before,
    inputs,
    reasons: reasonsOf(order, asked, inputs),
    order: {
      ...order,
      base_minor: base,
      fees_minor: costDetails.fees,
      courtesy_minor: 0n,
      later_minor: dueLater,
      tables_version: asked.tablesVersion,
      current_costs: JSON.parse(costsJson(costDetails)),
      package_id: asked.packageId,
      subscribes: order.subscribes && asked.packageId !== null,
      offers: asKept(asked.offers),
    },
  }
}

async function quoteToday(work: Work, order: Order): Promise<Asked> {
  const stored = offersForm.parse(order.offers)
  const { packages, isOwnRunning } = await packagesToday(work, order, stored.packages)
  const asked = { ...order, package_id: packages[0]?.id ?? null, offers: asKept({ ...stored, packages }) }
  const quoted = await quoteOrder(work, asked, activeItems(order), { isPaid: false })
  // A package that would give these goods nothing is not bought with them.
  const isWorthless = order.subscribes && quoted.breakdown.packageMessage !== null
  const isAgainstCoupon = quoted.breakdown.couponError === 'COUPON_WITH_PACKAGE' && order.package_id === null
  // The coupon was valid when the order was placed: a later package does not remove it.
  const { breakdown, tablesVersion } =
    isAgainstCoupon || isWorthless
      ? await quoteOrder(work, { ...asked, package_id: null }, activeItems(order), { isPaid: false })
      : quoted
  const message = quoted.breakdown.packageMessage
  const packageId = message === null ? (breakdown.package?.id ?? null) : null
  const offers = { coupons: stored.coupons, packages: packages.filter((one) => one.id === packageId) }
  const isQuotaShort = isOwnRunning && packageId === null && (message?.startsWith('EXCEEDS') ?? false)
  return { breakdown, tablesVersion, packageId, offers, isQuotaShort, running: packages[0] ?? null }
}

// In the form of the order's row.
function asKept(offers: Offers): Order['offers'] {
  return JSON.parse(JSON.stringify(offersForm.parse(offers)))
}

function reasonsOf(
  order: Order,
  { packageId, isQuotaShort }: Asked,
  inputs: readonly InputChange[],
): readonly RecalculationReason[] {
  const reasons: RecalculationReason[] = []
  if (inputs.length > 0) reasons.push('DIFFERENT_RATES')
  if (isQuotaShort) reasons.push('INSUFFICIENT_QUOTA')
  else if (packageId !== order.package_id || inputs.length === 0) reasons.push('DIFFERENT_PACKAGES')
  return reasons
}

/** The lines that differ, old and new, including sums. */
export function changedLines(before: NewPrice['before'], after: CostDetails) {
  return compared
    .filter((line) => (before[line] ?? 0n) !== after[line])
    .map((line) => ({ line, before: before[line] ?? 0n, after: after[line] }))
}

/** What is left of an order as a package's quota sees it, priced by a quote of it. */
export function pricedGoods(order: Order, { items }: Pick<Breakdown, 'items'>): readonly PricedGoods[] {
  return activeItems(order).map((item, place) => ({
    country: item.country,
    store: item.store,
    category: effectiveData(item).category,
    onlinePrice: items[place]?.onlinePrice ?? 0n,
  }))
}
