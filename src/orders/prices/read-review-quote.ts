import { minorToDecimal } from '#money/format-money.ts'
import { findOrder } from '#orders/lock-order.ts'
import { readOrderMoney } from '#orders/order-money.ts'
import { offersForm, orderRequest } from '#orders/order-quote.ts'
import { judgedItems, previewReview } from '#orders/preview-review.ts'
import { no } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { withOffers } from '#pricing/compile-tables.ts'
import { writeQuoteFile } from '#pricing/quote-file.ts'
import { quoteOrRefuse } from '#pricing/quote-or-refuse.ts'
import { readTablesVersion } from '#pricing/read-tables.ts'

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
