import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { type DeliveryQuote, deliveryQuoteForm } from './delivery-quote.ts'
import type { QuoteItem } from './goods.ts'
import { type Goods, readGoods } from './goods.ts'
import { type InvalidQuote, invalid, isInvalid } from './invalid-quote.ts'
import type { PackageTerms, Tables } from './tables/tables.ts'

export const shippingFeesCalculations = ['With review', 'In office', 'Ask me every time'] as const
type ShippingFeesCalculation = (typeof shippingFeesCalculations)[number]

/** What a price is asked for. Amounts are decimal strings in major units, weights whole grams of one unit. */
export type QuoteRequest = {
  readonly items: readonly QuoteItem[]
  readonly paymentMethod?: string | null
  readonly deliveryRequest?: boolean | null
  /** Where a delivery is asked for: who brings it, and for how much; without it the tables' fee. */
  readonly delivery?: DeliveryQuote | null
  readonly package?: string | null
  /** The package is bought with this order: its price is added and its benefits count. */
  readonly subscribe?: boolean | null
  readonly couponCode?: string | null
  /** What wallet money or an earlier payment covers; the method's fee is not taken on it. */
  readonly prepaid?: string | null
  readonly getCostWithAllPackages?: boolean | null
  readonly getCostWithAllCoupons?: boolean | null
  readonly shippingFeesCalculation?: string | null
}

export type ReadRequest = {
  readonly goods: readonly Goods[]
  readonly paymentMethod: string | null
  readonly isDelivered: boolean
  readonly delivery: DeliveryQuote | null
  readonly package: PackageTerms | null
  readonly isSubscribing: boolean
  readonly couponCode: string | null
  readonly prepaid: bigint
  readonly withAllPackages: boolean
  readonly withAllCoupons: boolean
  readonly shipping: ShippingFeesCalculation
}

const flags = ['deliveryRequest', 'subscribe', 'getCostWithAllPackages', 'getCostWithAllCoupons'] as const

/** Reads a request against the tables; the first field that has no meaning there is named. */
export function readRequest(tables: Tables, request: QuoteRequest): ReadRequest | InvalidQuote {
  const goods: Goods[] = []
  if (!Array.isArray(request.items)) return invalid('items')
  for (const item of request.items) {
    const read = readGoods(tables, item)
    if (isInvalid(read)) return invalid(`items.${goods.length}${read.path && `.${read.path}`}`)
    goods.push(read)
  }
  const paymentMethod = request.paymentMethod ?? null
  if (paymentMethod !== null && !tables.paymentFees.has(paymentMethod)) return invalid('paymentMethod')
  const chosen = request.package ?? null
  const terms = chosen === null ? null : tables.packages.get(chosen)
  if (terms === undefined) return invalid('package')
  const couponCode = request.couponCode ?? null
  if (couponCode !== null && typeof couponCode !== 'string') return invalid('couponCode')
  const prepaid = parseMinor(request.prepaid ?? '0')
  if (prepaid === null) return invalid('prepaid')
  const shipping = shippingFeesCalculations.find((one) => one === (request.shippingFeesCalculation ?? 'With review'))
  if (shipping === undefined) return invalid('shippingFeesCalculation')
  const delivery = deliveryQuoteForm.nullable().safeParse(request.delivery ?? null)
  if (!delivery.success) return invalid('delivery')
  for (const flag of flags) if (typeof (request[flag] ?? false) !== 'boolean') return invalid(flag)
  return {
    goods,
    paymentMethod,
    isDelivered: request.deliveryRequest === true,
    delivery: delivery.data,
    package: terms,
    isSubscribing: request.subscribe === true && terms !== null,
    couponCode,
    prepaid,
    withAllPackages: request.getCostWithAllPackages === true,
    withAllCoupons: request.getCostWithAllCoupons === true,
    shipping,
  }
}
