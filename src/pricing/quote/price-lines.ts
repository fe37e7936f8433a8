/** The lines every item has its own share of, in the order of the pricing page. Named as the API names them. */
export const lines = [
  'onlinePrice',
  'domesticShipping',
  'internationalShipping',
  'customs',
  'clearanceFees',
  'storageAndHandling',
  'productFees',
  'serviceFees',
] as const

export type Line = (typeof lines)[number]

/** Everything a cost breakdown is made of, in the order it is shown. */
export const details = [
  ...lines,
  'subtotal',
  'discount',
  'packageDiscount',
  'couponDiscount',
  'vat',
  'packagePrice',
  'deliveryFees',
  'fees',
  'totalCost',
] as const

export type Detail = (typeof details)[number]

/** Amounts in minor units of the site's currency. */
export type LineAmounts = Readonly<Record<Line, bigint>>
export type CostDetails = Readonly<Record<Detail, bigint>>

export function noLines(): Record<Line, bigint> {
  return {
    onlinePrice: 0n,
    domesticShipping: 0n,
    internationalShipping: 0n,
    customs: 0n,
    clearanceFees: 0n,
    storageAndHandling: 0n,
    productFees: 0n,
    serviceFees: 0n,
  }
}

export function sumOfLines(amounts: LineAmounts): bigint {
  return (
    amounts.onlinePrice +
    amounts.domesticShipping +
    amounts.internationalShipping +
    amounts.customs +
    amounts.clearanceFees +
    amounts.storageAndHandling +
    amounts.productFees +
    amounts.serviceFees
  )
}
