import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { no } from '#platform/work/refusal.ts'
import { writeQuoteFile } from '#pricing/quote/quote-file.ts'
import { quoteOrRefuse } from '#pricing/quote/quote-or-refuse.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { readOffer } from '#selling/cart/adding/read-offer.ts'
import { calculationRequest, pricedLines } from './calculated-lines.ts'
import type { Calculation } from './calculation.ts'

/** The file to compute a calculation's price again. An unknown code counts as a try. */
export async function readCalculationQuote(visit: Visit, calculation: Calculation): Promise<string> {
  const { now } = visit
  const offer = await visit.query((work) => readOffer(work, { code: calculation.coupon || null }))
  const goods = pricedLines(calculation.items, offer.prices)
  if (goods.length === 0) throw no.NOT_FOUND()
  const { tables, packages, coupons } = offer
  const request = calculationRequest(offer, goods, calculation)
  const breakdown = quoteOrRefuse(withOffers(offer.prices, packages, coupons), request)
  if (breakdown.couponError === 'COUPON_UNKNOWN')
    await visit.write((work) => limitRate(work, `coupon:${visit.who.id ?? visit.network}`, 20, 60))
  const about = { of: 'calculator', at: now.toISOString() }
  return writeQuoteFile({ tables, packages, coupons, request, breakdown, about })
}
