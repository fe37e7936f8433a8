import { z } from 'zod'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import type { Work } from '#platform/work/work.ts'
import { deliveryFeeTo } from '#pricing/quote/fees-outside.ts'
import type { QuoteItem } from '#pricing/quote/goods.ts'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { type CostDetails, type LineAmounts, sumOfLines } from '#pricing/quote/price-lines.ts'
import { type Breakdown, quote } from '#pricing/quote/quote.ts'
import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { type PublishedTables, readTables, readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import type { Tables } from '#pricing/quote/tables/tables.ts'
import { couponForm, packageForm } from '#pricing/quote/tables/tables-form.ts'
import { orderedDelivery } from '#selling/orders/delivery/ordered-delivery.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { orderTotal } from './order-money.ts'

/** The terms of package and coupon at the time when the order was placed; they stay valid for this order. */
export const offersForm = z.object({
  packages: z.array(packageForm).default([]),
  coupons: z.array(couponForm).default([]),
})
export type Offers = z.input<typeof offersForm>

export type OrderQuote = { readonly breakdown: Breakdown; readonly tablesVersion: string }

type Options = {
  readonly isPaid: boolean
  /** A payment of the agreed price is in progress, so its price tables still apply. */
  readonly isHeld?: boolean
  readonly weights?: ReadonlyMap<string, number>
}

/**
 * The present price of an order's items. A paid order uses the table version that it was paid with, so that only changed
 * facts change the price, and no method's fee, which belongs to each payment. An unpaid order uses today's tables, except
 * while a payment of the agreed price is in progress.
 */
export async function quoteOrder(
  work: Work,
  order: Order,
  items: readonly OrderItem[],
  { isPaid, isHeld = false, weights }: Options,
): Promise<OrderQuote> {
  const published = isPaid || isHeld ? await readTablesVersion(work, order.tables_version) : await readTables(work)
  const request = orderRequest(order, items, isPaid ? null : order.payment_method, weights)
  const breakdown = quote(orderTables(order, published), request)
  if (isInvalid(breakdown)) throw no.REVIEW_HAS_NO_PRICE({ path: breakdown.path })
  return { breakdown, tablesVersion: published.id }
}

const addressState = z.object({ state: z.string() }).nullable().catch(null)

/** Tables for this order: with the terms it was placed with, and the delivery of its address. */
export function orderTables(
  order: Pick<Order, 'offers' | 'address'>,
  { raw, prices }: Pick<PublishedTables, 'raw' | 'prices'>,
): Tables {
  const { packages, coupons } = offersForm.parse(order.offers)
  const deliveryFee = deliveryFeeTo(raw, addressState.parse(order.address)?.state)
  return { ...withOffers(prices, packages, coupons), deliveryFee }
}

export function orderRequest(
  order: Order,
  items: readonly OrderItem[],
  paymentMethod: string | null,
  weights?: ReadonlyMap<string, number>,
): QuoteRequest {
  return {
    items: items.map((item) => quoteItem(item, weights?.get(item.id))),
    paymentMethod,
    deliveryRequest: order.arrival === 'delivery' || order.delivery_quote !== null,
    delivery: orderedDelivery(order),
    package: order.package_id,
    subscribe: order.subscribes,
    couponCode: order.coupon_code,
    shippingFeesCalculation: order.shipping_fees_calculation,
  }
}

function quoteItem(item: OrderItem, realGrams: number | undefined): QuoteItem {
  const { price, currency, domesticShipping, weight, category } = effectiveData(item)
  return {
    clientData: { price, currency, domesticShipping, weight: realGrams ?? weight },
    quantity: item.quantity,
    category,
    country: item.country,
    store: item.store,
  }
}

/** Cost lines as they are stored: minor units as texts. */
export function costsJson(costs: CostDetails): string {
  return JSON.stringify(costs, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
}

const minorText = z
  .string()
  .regex(/^-?\d+$/)
  .transform((text) => BigInt(text))

const keptCosts = z.record(z.string(), minorText)

export function costsFromJson(json: unknown): Readonly<Record<string, bigint>> {
  return keptCosts.parse(json)
}

/** The present lines of an order: as last quoted, with the fees of its payments; what we gave back voluntarily is a discount. */
export function currentCosts(order: Order): Readonly<Record<string, bigint>> {
  const quoted = costsFromJson(order.current_costs)
  const discount = (quoted.discount ?? 0n) + order.courtesy_minor
  return { ...quoted, discount, fees: order.fees_minor, totalCost: orderTotal(order) }
}

/** One item's share of the whole cost of the order. */
type OwnShare = {
  readonly lines: LineAmounts
  readonly discount: bigint
  readonly vat: bigint
  readonly fees: bigint
  /** The lines less the discount, with VAT; without the method's fee. */
  readonly base: bigint
}

/** Divides the order's discount, VAT and fees among its items by their eight lines (pricing page); the parts add up. */
export function ownShares({ items, costDetails }: Breakdown, feesMinor: bigint): readonly OwnShare[] {
  const weights = items.map(sumOfLines)
  const discounts = shareOut(costDetails.discount, weights)
  const vats = shareOut(costDetails.vat, weights)
  const fees = shareOut(feesMinor, weights)
  return items.map((lines, place) => {
    const discount = discounts[place] ?? 0n
    const vat = vats[place] ?? 0n
    return { lines, discount, vat, fees: fees[place] ?? 0n, base: (weights[place] ?? 0n) - discount + vat }
  })
}
