import type { InvalidQuote } from './invalid-quote.ts'
import type { Breakdown } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'

/** The breakdown in the format of the worked examples; lines that were not asked for are left out. */
export function quoteAnswer(request: QuoteRequest, breakdown: Breakdown): object {
  const { costDetails, items, packageMessage, couponError, allPackagesCosts, allCouponsCosts } = breakdown
  const { dueNow, dueLater } = breakdown
  return {
    costDetails,
    items,
    packageMessage,
    couponError,
    ...(request.getCostWithAllPackages && allPackagesCosts && { allPackagesCosts }),
    ...(request.getCostWithAllCoupons && allCouponsCosts && { allCouponsCosts }),
    ...(request.shippingFeesCalculation && { dueNow, dueLater }),
  }
}

declare global {
  interface JSON {
    /** In Node since 22: a piece of JSON text as it stands. */
    rawJSON(text: string): unknown
  }
}

/** JSON with every amount as an integer of minor units, whatever its size. */
export function quoteJson(answer: object | readonly (object | InvalidQuote)[]): string {
  return JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? JSON.rawJSON(value.toString()) : value))
}
