import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { type BreakdownView, breakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import type { TablesFacts } from '#pricing/quote/explain/check-price.tsx'
import { readRateCalendar } from '#pricing/quote/explain/rate-calendar.ts'
import { quoteOrRefuse } from '#pricing/quote/quote-or-refuse.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { tablesFacts } from '#pricing/quote/tables/tables-facts.ts'
import { type ReadOffer, readOffer } from '#selling/cart/adding/read-offer.ts'
import type { NewItem } from '#selling/cart/cart-item.ts'
import { calculationRequest, linesErrors, pricedLines, prohibitedOf } from './calculated-lines.ts'
import { type Calculation, writeCalculation } from './calculation.ts'
import { type CompareRow, couponRows, packageRows } from './compare-rows.ts'

/** The calculator's answer: the price of the complete lines, beside every package and every coupon. */
export type CalculationCost = {
  readonly view: BreakdownView | null
  /** How many lines are incomplete. */
  readonly waiting: number
  /** At the fields, by their names in the form; only for lines that were begun. */
  readonly errors: FieldErrors
  /** By the line's index: why such goods may not be bought. */
  readonly prohibited: Readonly<Record<string, string>>
  readonly packages: readonly CompareRow[]
  readonly coupons: readonly CompareRow[]
  readonly applyMessage: string | null
  /** The query of the link that shows the same again. */
  readonly query: string
  readonly tablesId: string
  readonly tables: TablesFacts
}

/** Prices a calculation for this visitor; changes nothing. An unknown code counts as a try. */
export async function costCalculation(visit: Visit, calculation: Calculation): Promise<CalculationCost> {
  const { items } = calculation
  const offer = await visit.query((work) => readOffer(work, { code: calculation.coupon || null }))
  const known = pricedLines(items, offer.prices)
  const priced = await price(visit, offer, known, calculation)
  if (priced.isUnknownCode)
    await visit.write((work) => limitRate(work, `coupon:${visit.who.id ?? visit.network}`, 20, 60))
  const tablesId = offer.tables.id
  const shared = priced.view && { totalMinor: priced.view.totalMinor, tablesId: tablesId.slice(-8) }
  return {
    view: priced.view,
    waiting: items.length - known.length,
    errors: linesErrors(items, visit.locale),
    prohibited: prohibitedOf(items, visit.locale),
    packages: priced.packages,
    coupons: priced.coupons,
    applyMessage: offer.applyMessage,
    query: writeCalculation({ ...calculation, shared }),
    tablesId: tablesId.slice(-8),
    tables: tablesFacts(visit, offer.tables),
  }
}

const nothing = { view: null, packages: [], coupons: [], isUnknownCode: false }

async function price(visit: Visit, offer: ReadOffer, goods: readonly NewItem[], calculation: Calculation) {
  if (goods.length === 0) return nothing
  const asked = calculationRequest(offer, goods, calculation)
  const request = { ...asked, getCostWithAllPackages: true, getCostWithAllCoupons: true }
  try {
    const breakdown = quoteOrRefuse(withOffers(offer.prices, offer.packages, offer.coupons), request)
    const { locale, ports } = visit
    const closures = ports.get(bankClosures)
    const calendar = await visit.query((work) => readRateCalendar(work, breakdown.rates, closures))
    return {
      view: breakdownView(breakdown, locale, calendar),
      packages: packageRows(breakdown, offer, asked.package ?? null, locale),
      coupons: couponRows(breakdown, offer, locale),
      isUnknownCode: breakdown.couponError === 'COUPON_UNKNOWN',
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return nothing
  }
}
