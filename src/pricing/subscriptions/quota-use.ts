import type { RawPackage } from '#pricing/quote/tables/tables-form.ts'

/** A priced item: its origin, and its online price in minor units of the site's currency. */
export type PricedGoods = {
  readonly country: string
  readonly store: string
  readonly category: string
  readonly onlinePrice: bigint
}

/** An order's share of a package's quota: the online prices of the items that the package is for. */
export function quotaUse(terms: RawPackage, goods: readonly PricedGoods[]): bigint {
  let use = 0n
  for (const one of goods) {
    const isFor =
      allows(terms.countries, one.country) && allows(terms.stores, one.store) && allows(terms.categories, one.category)
    if (isFor) use += one.onlinePrice
  }
  return use
}

function allows(codes: readonly string[] | undefined, code: string): boolean {
  return !codes || codes.length === 0 || codes.includes(code)
}
