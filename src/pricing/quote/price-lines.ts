import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** The lines every item has its own share of, in the order of the pricing page. Named as the API names them. */
const lineNames = {
  onlinePrice: m.pricing_line_online_price,
  domesticShipping: m.pricing_line_domestic_shipping,
  internationalShipping: m.pricing_line_international_shipping,
  customs: m.pricing_line_customs,
  clearanceFees: m.pricing_line_clearance_fees,
  storageAndHandling: m.pricing_line_storage_and_handling,
  productFees: m.pricing_line_product_fees,
  serviceFees: m.pricing_line_service_fees,
} as const

/** Everything a cost breakdown is made of, in the order it is shown. */
const detailNames = {
  ...lineNames,
  subtotal: m.pricing_line_subtotal,
  discount: m.pricing_line_discount,
  packageDiscount: m.pricing_line_package_discount,
  couponDiscount: m.pricing_line_coupon_discount,
  vat: m.pricing_line_vat,
  packagePrice: m.pricing_line_package_price,
  deliveryFees: m.pricing_line_delivery_fees,
  fees: m.pricing_line_fees,
  totalCost: m.pricing_line_total_cost,
} as const

export type Line = keyof typeof lineNames
export type Detail = keyof typeof detailNames
export const lines = Object.keys(lineNames) as readonly Line[]
export const details = Object.keys(detailNames) as readonly Detail[]

export function lineName(line: Detail, locale: Locale): string {
  return detailNames[line]({}, { locale })
}

/** A value for each line of an item. */
export function eachLine<Value>(give: (line: Line) => Value): Record<Line, Value> {
  return Object.fromEntries(lines.map((line) => [line, give(line)])) as Record<Line, Value>
}

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
