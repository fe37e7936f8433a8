import { z } from 'zod'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { writeQuoteFile } from '#pricing/quote/quote-file.ts'
import { quoteOrRefuse } from '#pricing/quote/quote-or-refuse.ts'
import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { activeItems, findOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { type Offers, offersForm, orderRequest } from '#selling/orders/money/order-quote.ts'

const placedForm = z.object({
  tablesVersion: z.string(),
  offers: offersForm,
  request: z.custom<QuoteRequest>((value) => typeof value === 'object' && value !== null && 'items' in value),
})

/** The stored inputs of a placed order's quote. */
export function placedQuote(tablesVersion: string, offers: Offers, request: QuoteRequest): string {
  return JSON.stringify({ tablesVersion, offers: offersForm.parse(offers), request })
}

/**
 * The file to compute the order's price again: as placed, or as it is now. Amounts outside a quote (fees of payments,
 * discounts we gave, later dues) are listed beside, and add up to the order's total.
 */
export async function readOrderQuote(work: Work, number: string, of: 'placed' | 'now'): Promise<string> {
  const order = await findOrder(work, { number })
  return of === 'placed' ? placedFile(work, order) : currentFile(work, order)
}

async function placedFile(work: Work, order: Order): Promise<string> {
  // Placed before the inputs were stored: there is no such file.
  if (order.placed_quote === null) throw no.NOT_FOUND()
  const { tablesVersion, offers, request } = placedForm.parse(order.placed_quote)
  const tables = await readTablesVersion(work, tablesVersion)
  const breakdown = quoteOrRefuse(withOffers(tables.prices, offers.packages, offers.coupons), request)
  const about = { order: order.number, of: 'placed', at: order.placed_at.toISOString() }
  return writeQuoteFile({ tables, ...offers, request, breakdown, about })
}

async function currentFile(work: Work, order: Order): Promise<string> {
  const offers = offersForm.parse(order.offers)
  const tables = await readTablesVersion(work, order.tables_version)
  const request = orderRequest(order, activeItems(order), null)
  const breakdown = quoteOrRefuse(withOffers(tables.prices, offers.packages, offers.coupons), request)
  const { dues, total } = await readOrderMoney(work, order)
  const beside = {
    paymentFees: minorToDecimal(order.fees_minor),
    givenByUs: minorToDecimal(order.courtesy_minor),
    dueAfterPurchase: minorToDecimal(dues),
    total: minorToDecimal(total + dues),
  }
  const about = { order: order.number, of: 'now', at: work.now.toISOString(), beside }
  return writeQuoteFile({ tables, ...offers, request, breakdown, about })
}
