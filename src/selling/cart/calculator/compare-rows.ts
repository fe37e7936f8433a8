import { type Money, money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { couponErrorText } from '#pricing/quote/explain/coupon-error-text.ts'
import { packageMessageText } from '#pricing/quote/explain/names.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import type { ReadOffer } from '#selling/cart/adding/read-offer.ts'

/** The same goods with one package or one coupon. */
export type CompareRow = {
  /** The choice as in the address; `none` or empty for none. */
  readonly value: string
  readonly name: string | null
  readonly total: Money
  readonly saving: Money
  readonly isChosen: boolean
  /** Why it gives nothing. */
  readonly why: string | null
}

/** Every package of the site as if bought, and no package; the cheapest first. */
export function packageRows(
  breakdown: Breakdown,
  offer: ReadOffer,
  chosen: string | null,
  locale: Locale,
): readonly CompareRow[] {
  const costs = breakdown.allPackagesCosts ?? []
  const amount = (minor: bigint) => money(minor, breakdown.currency)
  const rows = costs.map(({ package: id, totalCost, saving, message }) => {
    const name = offer.choice.packages.find((one) => one.id === id)?.name ?? id
    const why = message && packageMessageText(message, isolate(name), locale)
    const isChosen = id === chosen
    return { value: id, name, total: amount(totalCost), saving: amount(saving), isChosen, why }
  })
  const [one] = costs
  const without = one ? one.totalCost + one.saving : breakdown.costDetails.totalCost
  const none = { value: 'none', name: null, why: null, isChosen: chosen === null }
  return cheapestFirst([...rows, { ...none, total: amount(without), saving: amount(0n) }])
}

/** Every public coupon and the typed one, and no coupon; the cheapest first. */
export function couponRows(breakdown: Breakdown, offer: ReadOffer, locale: Locale): readonly CompareRow[] {
  const { currency, costDetails, couponCode } = breakdown
  const terms = withOffers(offer.prices, [], offer.coupons).coupons
  const amount = (minor: bigint) => money(minor, currency)
  const costs = breakdown.allCouponsCosts ?? []
  const rows = costs.map(({ code, totalCost, saving, couponError }) => {
    const asked = { couponError, couponCode: code, coupon: terms.get(code) ?? null, costDetails, currency }
    const why = couponErrorText(asked, locale)
    const isChosen = code === couponCode
    return { value: code, name: code, total: amount(totalCost), saving: amount(saving), isChosen, why }
  })
  const without = costs[0] ? costs[0].totalCost + costs[0].saving : costDetails.totalCost
  const none = { value: '', name: null, why: null, isChosen: couponCode === null }
  return cheapestFirst([...rows, { ...none, total: amount(without), saving: amount(0n) }])
}

// Of equal totals, choices that give nothing come last.
function cheapestFirst(rows: readonly CompareRow[]): readonly CompareRow[] {
  return [...rows].sort((one, other) => {
    if (one.total.minor !== other.total.minor) return one.total.minor < other.total.minor ? -1 : 1
    return Number(one.why !== null) - Number(other.why !== null)
  })
}
