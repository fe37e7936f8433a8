import type { Cart } from '#cart/cart-item.ts'
import { type CartCost, costCart, costWith } from '#cart/cost-cart.ts'
import type { ReadOffer } from '#cart/read-offer.ts'
import { minorToDecimal } from '#money/format-money.ts'
import type { Work } from '#platform/work.ts'
import type { PaymentMethod } from '#pricing/quote-request.ts'

export type CostChoices = {
  readonly paymentMethod: PaymentMethod | null
  readonly shippingFees: 'With review' | 'In office'
  /** What the wallet pays before the method, whose fee is on the rest alone. */
  readonly prepaidMinor?: bigint
}

/** The cart's price with what was chosen at checkout. */
export function costCheckout(
  work: Work,
  cart: Pick<Cart, 'items' | 'couponCode'>,
  choices: CostChoices,
): Promise<CartCost> {
  return costCart(work, cart, quoteChoices(choices))
}

/** The same with an offer that was read already, with the cart's coupon in it. */
export function costCheckoutWith(offer: ReadOffer, cart: Pick<Cart, 'items'>, choices: CostChoices): CartCost {
  return costWith(offer, cart, quoteChoices(choices))
}

function quoteChoices({ paymentMethod, shippingFees, prepaidMinor = 0n }: CostChoices) {
  return { paymentMethod, shippingFeesCalculation: shippingFees, prepaid: minorToDecimal(prepaidMinor) }
}
