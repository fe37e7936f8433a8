import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import type { ReadOffer } from '#selling/cart/adding/read-offer.ts'
import type { NewItem } from '#selling/cart/cart-item.ts'
import { toQuoteItem } from '#selling/cart/page/line-costs.ts'
import type { Calculation } from './calculation.ts'

/** What the engine is asked for a calculation: the customer's own package unless another, or none, is chosen. */
export function calculationRequest(
  offer: ReadOffer,
  goods: readonly NewItem[],
  { package: wanted, method, deliver }: Calculation,
): QuoteRequest {
  const own = offer.defaultPackage
  const isOffered = offer.packages.some(({ id }) => id === wanted)
  const chosen = wanted === 'none' ? null : isOffered ? wanted : own
  return {
    items: goods.map(toQuoteItem),
    package: chosen,
    subscribe: chosen !== null && chosen !== own,
    couponCode: offer.couponCode,
    paymentMethod: offer.prices.paymentFees.has(method) ? method : null,
    deliveryRequest: deliver,
  }
}
