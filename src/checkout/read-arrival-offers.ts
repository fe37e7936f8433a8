import { explainFee } from '#fulfilment/couriers/explain-fee.ts'
import { quoteDelivery } from '#fulfilment/couriers/quote-delivery.ts'
import { parcelGrams } from '#fulfilment/requests/deliveries/goods-weight.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { CartItem } from '#selling/cart/cart-item.ts'

/** A company that would bring these goods to this address, with what it would cost today, at the weight known today. */
export type ArrivalOffer = {
  readonly company: string
  readonly name: string
  readonly fee: Money
  readonly why: string
  readonly days: { readonly from: number; readonly to: number }
}

/** Who would bring a cart's goods to an address once they are here. */
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
  }))
}
