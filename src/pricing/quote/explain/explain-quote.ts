import type { Deal } from '#pricing/quote/order-total.ts'
import type { CostDetails, Detail } from '#pricing/quote/price-lines.ts'
import type { ReadRequest } from '#pricing/quote/quote-request.ts'
import type { Tables } from '#pricing/quote/tables/tables.ts'
import { explainItems } from './explain-items.ts'
import { explainTotals } from './explain-totals.ts'
import type { Why } from './why.ts'

/** The reasons of every line: a line without a reason is a defect. */
export type Reasons = Readonly<Record<Detail, readonly Why[]>>

export function explainQuote(tables: Tables, request: ReadRequest, deal: Deal, cost: CostDetails): Reasons {
  return { ...explainItems(tables, deal.priced), ...explainTotals(tables, request, deal, cost) }
}
