import type { ComparedPackage } from './load-packages.ts'

/** The saving after its own price; a free month costs nothing. */
export function cartNet({ onCart, isFreeNow }: ComparedPackage): bigint | null {
  if (!onCart || onCart.message !== null) return null
  return isFreeNow ? onCart.gross : onCart.net
}

export function ordersNet({ onOrders }: ComparedPackage): bigint | null {
  return onOrders && onOrders.saved - onOrders.cost
}

/** The package with the greatest saving, if it is more than a tenth of the currency (specification §9). */
export function bestOf(
  packages: readonly ComparedPackage[],
  net: (one: ComparedPackage) => bigint | null,
): { readonly one: ComparedPackage; readonly minor: bigint } | null {
  let best: { readonly one: ComparedPackage; readonly minor: bigint } | null = null
  for (const one of packages) {
    const minor = net(one)
    if (one.isOffered && minor !== null && minor > 10n && (best === null || minor > best.minor)) best = { one, minor }
  }
  return best
}
