import { readWalletPart, type WalletPart } from '#checkout/deposit/wallet-part.ts'
import type { MoneyKind } from '#money/wallet/accounts.ts'
import { money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { DeliveryQuote } from '#pricing/quote/delivery-quote.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import type { Cart } from '#selling/cart/cart-item.ts'
import { costCheckout } from './cost-checkout.ts'

type Chosen = {
  readonly kind: MoneyKind | null
  readonly paymentMethod: PaymentMethod
  readonly shippingFees: 'With review' | 'In office'
  readonly package: string | null
  readonly delivery?: DeliveryQuote | null
}

/** The part of what a cart costs now that the chosen balance pays before the method. */
export async function checkoutPart(
  work: Work,
  cart: Pick<Cart, 'items' | 'couponCode'>,
  { kind, paymentMethod, shippingFees, package: wanted, delivery = null }: Chosen,
): Promise<WalletPart | null> {
  if (kind === null) return null
  const chosen = { paymentMethod: null, shippingFees, package: wanted, delivery }
  const { breakdown } = await costCheckout(work, cart, chosen)
  return readWalletPart(work, { kind, method: paymentMethod, due: money(breakdown.dueNow, breakdown.currency) })
}
