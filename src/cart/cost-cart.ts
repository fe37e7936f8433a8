import { minorToDecimal } from '#money/format-money.ts'
import type { Work } from '#platform/work.ts'
import { withOffers } from '#pricing/compile-tables.ts'
import type { Breakdown } from '#pricing/quote.ts'
import { quoteOrRefuse } from '#pricing/quote-or-refuse.ts'
import type { QuoteItem, QuoteRequest } from '#pricing/quote-request.ts'
import type { PriceTables } from '#pricing/tables.ts'
import type { Cart, NewItem } from './cart-item.ts'
import { type OfferQuestion, type ReadOffer, readOffer } from './read-offer.ts'

export type CartCost = {
  readonly breakdown: Breakdown
  readonly offer: ReadOffer
  readonly request: QuoteRequest
  /** The items the breakdown is of, in its order. */
  readonly priced: readonly NewItem[]
  /** Those whose category, country or currency left the price tables since they were added. */
  readonly unpriced: ReadonlySet<NewItem>
}

type Choices = Pick<QuoteRequest, 'paymentMethod' | 'deliveryRequest' | 'prepaid' | 'shippingFeesCalculation'>

/**
 * The price of a cart as it stands: today's tables, the customer's own package and the cart's coupon, beside every
 * package and coupon that could be had. Checkout asks the same with a payment method and delivery.
 */
export async function costCart(
  work: Work,
  cart: Pick<Cart, 'items' | 'couponCode'>,
  choices: Choices = {},
  question: OfferQuestion = {},
): Promise<CartCost> {
  const offer = await readOffer(work, { ...question, code: cart.couponCode })
  const priced = cart.items.filter((item) => hasPrice(offer.prices, item))
  const request: QuoteRequest = {
    ...choices,
    items: priced.map(toQuoteItem),
    package: offer.defaultPackage,
    couponCode: offer.couponCode,
    getCostWithAllPackages: true,
    getCostWithAllCoupons: true,
  }
  const breakdown = quoteOrRefuse(withOffers(offer.prices, offer.packages, offer.coupons), request)
  const unpriced = new Set<NewItem>(cart.items.filter((item) => !priced.includes(item)))
  return { breakdown, offer, request, priced, unpriced }
}

function hasPrice({ categories, routes, rates }: PriceTables, { category, country, currency }: NewItem): boolean {
  return categories.has(category) && routes.has(country) && rates.has(currency)
}

function toQuoteItem(item: NewItem): QuoteItem {
  return {
    clientData: {
      price: minorToDecimal(item.price),
      currency: item.currency,
      domesticShipping: minorToDecimal(item.domesticShipping),
      weight: item.weightGrams,
    },
    quantity: item.quantity,
    category: item.category,
    country: item.country,
    store: item.store,
  }
}
