import type { Cart } from '#cart/cart-item.ts'
import { type CartCost, costCart } from '#cart/cost-cart.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import { newId } from '#platform/id.ts'
import type { Work } from '#platform/work.ts'
import type { PaymentMethod } from '#pricing/quote-request.ts'

export type CostChoices = {
  readonly paymentMethod: PaymentMethod | null
  readonly shippingFees: 'With review' | 'In office'
}

/** The cart's price with what was chosen at checkout. */
export function costCheckout(
  work: Work,
  cart: Pick<Cart, 'items' | 'couponCode'>,
  { paymentMethod, shippingFees }: CostChoices,
): Promise<CartCost> {
  return costCart(work, cart, { paymentMethod, shippingFeesCalculation: shippingFees })
}

/** The same cart with the price tables of an earlier moment, to show line by line what has changed since. */
export function costAsSeen(
  work: Work,
  cart: Pick<Cart, 'items' | 'couponCode'>,
  { paymentMethod, shippingFees }: CostChoices,
  tablesId: string,
): Promise<CartCost> {
  const order = { id: newId(), customerId: signedInCustomer(work), placedAt: work.now, tablesId }
  return costCart(work, cart, { paymentMethod, shippingFeesCalculation: shippingFees }, { order })
}
