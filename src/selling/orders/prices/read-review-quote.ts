import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { writeQuoteFile } from '#pricing/quote/quote-file.ts'
import { quoteOrRefuse } from '#pricing/quote/quote-or-refuse.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { offersForm, orderRequest } from '#selling/orders/money/order-quote.ts'
import { judgedItems, previewReview } from '#selling/orders/review/preview-review.ts'

/**
 * The file a reviewer can make the order's new price again with, as it would stand if the review ended now. What no quote knows
 * (the fees of payments made, what is given so that a rejected item gives back its own share) stands beside.
 */
export async function readReviewQuote(work: Work, number: string): Promise<string> {
  const order = await findOrder(work, { number })
  const preview = await previewReview(work, number)
  if (preview.tables === null) throw no.NOT_FOUND()
  const { paid } = await readOrderMoney(work, order)
  const { left } = judgedItems(order)
  const offers = offersForm.parse(order.offers)
  const tables = await readTablesVersion(work, preview.tables.id)
  const request = orderRequest(order, left, paid > 0n ? null : order.payment_method)
  const breakdown = quoteOrRefuse(withOffers(tables.prices, offers.packages, offers.coupons), request)
  const { totalCost, fees } = breakdown.costDetails
  const paymentFees = preview.rows.find(({ line }) => line === 'fees')?.newMinor ?? 0n
  const beside = {
    paymentFees: minorToDecimal(paymentFees),
    givenByUs: minorToDecimal(totalCost - fees + paymentFees - preview.newTotal),
    total: minorToDecimal(preview.newTotal),
  }
  const about = { order: order.number, of: 'review', at: work.now.toISOString(), beside }
  return writeQuoteFile({ tables, ...offers, request, breakdown, about })
}
