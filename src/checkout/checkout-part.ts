import type { Cart } from '#cart/cart-item.ts'
import { money } from '#money/money.ts'
import type { Work } from '#platform/work.ts'
import type { PaymentMethod } from '#pricing/quote-request.ts'
import type { MoneyKind } from '#wallet/accounts.ts'
import { costCheckout } from './cost-checkout.ts'
import { readWalletPart, type WalletPart } from './wallet-part.ts'

type Chosen = {
  readonly kind: MoneyKind | null
  readonly paymentMethod: PaymentMethod
  readonly shippingFees: 'With review' | 'In office'
  readonly package: string | null
}

/** The part of what a cart costs now that the chosen balance pays before the method. */
export async function checkoutPart(
  work: Work,
  cart: Pick<Cart, 'items' | 'couponCode'>,
  { kind, paymentMethod, shippingFees, package: wanted }: Chosen,
): Promise<WalletPart | null> {
  if (kind === null) return null
  const { breakdown } = await costCheckout(work, cart, { paymentMethod: null, shippingFees, package: wanted })
  return readWalletPart(work, { kind, method: paymentMethod, due: money(breakdown.dueNow, breakdown.currency) })
}
