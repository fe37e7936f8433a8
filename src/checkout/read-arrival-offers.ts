import { deliveryQuoteOf } from '#fulfilment/couriers/delivery-quote-of.ts'
import { explainFee } from '#fulfilment/couriers/explain-fee.ts'
import { quoteDelivery } from '#fulfilment/couriers/quote-delivery.ts'
import { parcelGrams } from '#fulfilment/requests/deliveries/goods-weight.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { DeliveryQuote } from '#pricing/quote/delivery-quote.ts'
import type { CartItem } from '#selling/cart/cart-item.ts'
import { type Arrival, companyOf } from './steps/arrival.ts'

/** A company that would bring these goods to this address, with what it would cost today, at the weight known today. */
export type ArrivalOffer = {
  readonly company: string
  readonly name: string
  readonly fee: Money
  readonly why: string
  readonly days: { readonly from: number; readonly to: number }
  /** The line of the order's price that it becomes. */
  readonly quote: DeliveryQuote
}

/** Who would bring a cart's goods to an address once they are here, quoted by their weight as known today. */
export async function readArrivalOffers(
  work: Work,
  items: readonly Pick<CartItem, 'weightGrams' | 'quantity'>[],
  to: { readonly state: string; readonly area: string },
): Promise<readonly ArrivalOffer[]> {
  const weightGrams = parcelGrams(items.map(({ weightGrams: grams, quantity }) => ({ grams, quantity })))
  const found = await quoteDelivery(work, { state: to.state, area: to.area, weightGrams, pieces: 1 })
  return found.map((offer) => ({
    company: offer.company,
    name: offer.name[work.locale],
    fee: money(offer.feeMinor, offer.currency),
    why: explainFee(offer.why, work.site, work.locale),
    days: offer.days,
    quote: deliveryQuoteOf(offer, to.area, work.site),
  }))
}

/** The offer that was chosen; null where something else was, or the company does not go there. */
export function chosenOffer(offers: readonly ArrivalOffer[], arrival: Arrival | null): ArrivalOffer | null {
  const company = companyOf(arrival)
  return offers.find((one) => one.company === company) ?? null
}
