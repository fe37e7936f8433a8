import type { QueryWork } from '#platform/work/work.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import { quoteOrRefuse } from '#pricing/quote/quote-or-refuse.ts'
import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { type OfferQuestion, type ReadOffer, readOffer } from './adding/read-offer.ts'
import type { Cart } from './cart-item.ts'
import { type SortedItems, sortItems, toQuoteItem } from './page/line-costs.ts'

export type CartCost = SortedItems & {
  /** Of the priced items, in their order. */
  readonly breakdown: Breakdown
  readonly offer: ReadOffer
  readonly request: QuoteRequest
}

type Choices = Pick<
  QuoteRequest,
  'paymentMethod' | 'deliveryRequest' | 'delivery' | 'prepaid' | 'shippingFeesCalculation'
> & {
  /** A package that is bought with these goods. */
  readonly buys?: string | null
  /** Whether all available packages and coupons are quoted too; true by default. */
  readonly isCompared?: boolean
}

/**
 * The price of a cart: today's tables, the customer's own package and the cart's coupon, beside every available package
 * and coupon. Checkout asks the same with a payment method and delivery.
 */
export async function costCart(
  work: QueryWork,
  cart: Pick<Cart, 'items' | 'couponCode'>,
  choices: Choices = {},
  question: OfferQuestion = {},
): Promise<CartCost> {
  return costWith(await readOffer(work, { ...question, code: cart.couponCode }), cart, choices)
}

/** The same with an offer that was read already, including the cart's coupon. */
export function costWith(offer: ReadOffer, cart: Pick<Cart, 'items'>, choices: Choices = {}): CartCost {
  const { buys = null, isCompared = true, ...asked } = choices
  const sorted = sortItems(offer.prices, cart.items)
  const request: QuoteRequest = {
    ...asked,
    items: sorted.priced.map(toQuoteItem),
    package: buys ?? offer.defaultPackage,
    ...(buys !== null && { subscribe: true }),
    couponCode: offer.couponCode,
    getCostWithAllPackages: isCompared,
    getCostWithAllCoupons: isCompared,
  }
  const breakdown = quoteOrRefuse(withOffers(offer.prices, offer.packages, offer.coupons), request)
  return { ...sorted, breakdown, offer, request }
}
