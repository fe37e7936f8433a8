import { type BoughtPackage, type NotBought, packageWithOrder } from '#checkout/packages/package-with-order.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Work } from '#platform/work/work.ts'
import type { DeliveryQuote } from '#pricing/quote/delivery-quote.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { type ReadOffer, readOffer } from '#selling/cart/adding/read-offer.ts'
import type { Cart } from '#selling/cart/cart-item.ts'
import { type CartCost, costWith } from '#selling/cart/cost-cart.ts'

export type CostChoices = {
  readonly paymentMethod: PaymentMethod | null
  readonly shippingFees: 'With review' | 'In office'
  /** What the wallet pays before the method, whose fee is on the rest alone. */
  readonly prepaidMinor?: bigint
  /** A package to be bought with the goods. */
  readonly package?: string | null
  /** The delivery that is chosen and paid with the order. */
  readonly delivery?: DeliveryQuote | null
}

export type CheckoutCost = CartCost & {
  /** The package that is bought with the goods; its price is in theirs. */
  readonly bought: BoughtPackage | null
  readonly notBought: NotBought | null
}

/** The cart's price with what was chosen at checkout. */
export async function costCheckout(
  work: Work,
  cart: Pick<Cart, 'items' | 'couponCode'>,
  choices: CostChoices,
): Promise<CheckoutCost> {
  return costCheckoutWith(work, await readOffer(work, { code: cart.couponCode }), cart, choices)
}

/** The same with an offer that was read already, with the cart's coupon in it. */
export async function costCheckoutWith(
  work: Work,
  offer: ReadOffer,
  cart: Pick<Cart, 'items'>,
  choices: CostChoices,
): Promise<CheckoutCost> {
  const asked = quoteChoices(choices)
  const found = choices.package ? await packageWithOrder(work, offer, choices.package) : null
  if (found === null || typeof found === 'string')
    return { ...costWith(offer, cart, asked), bought: null, notBought: found }
  const { pack, isFree } = found
  const cost = costWith(found.offer, cart, { ...asked, buys: pack.id })
  // Nobody pays for a package with goods that it gives nothing to.
  const isWorthless = cost.breakdown.packageMessage !== null
  if (isWorthless) return { ...costWith(offer, cart, asked), bought: null, notBought: 'GIVES_NOTHING' }
  return { ...cost, bought: { pack, isFree }, notBought: null }
}

function quoteChoices({ paymentMethod, shippingFees, prepaidMinor = 0n, delivery = null }: CostChoices) {
  return {
    paymentMethod,
    shippingFeesCalculation: shippingFees,
    prepaid: minorToDecimal(prepaidMinor),
    ...(delivery && { deliveryRequest: true, delivery }),
  }
}
