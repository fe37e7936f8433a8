import type { CartSaving, Replay } from './compare-packages.ts'

/** What is known of a package beside this customer's cart and orders. */
type Compared = {
  readonly isOffered: boolean
  readonly isFreeNow: boolean
  readonly onCart: CartSaving | null
  readonly onOrders: Replay | null
}

/** The saving after its own price; a free month costs nothing. */
export function cartNet({ onCart, isFreeNow }: Pick<Compared, 'onCart' | 'isFreeNow'>): bigint | null {
  if (!onCart || onCart.message !== null) return null
  return isFreeNow ? onCart.gross : onCart.net
}

export function ordersNet({ onOrders }: Pick<Compared, 'onOrders'>): bigint | null {
  return onOrders && onOrders.saved - onOrders.cost
}

/** The package with the greatest saving, if it is more than a tenth of the currency (specification §9). */
export function bestOf<Own extends Compared>(
  packages: readonly Own[],
  net: (one: Own) => bigint | null,
): { readonly one: Own; readonly minor: bigint } | null {
  let best: { readonly one: Own; readonly minor: bigint } | null = null
  for (const one of packages) {
    const minor = net(one)
    if (one.isOffered && minor !== null && minor > 10n && (best === null || minor > best.minor)) best = { one, minor }
  }
  return best
}
