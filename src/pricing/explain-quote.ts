import { explainItems } from './explain-items.ts'
import { explainTotals } from './explain-totals.ts'
import type { Deal } from './order-total.ts'
import type { CostDetails, Detail } from './price-lines.ts'
import type { ReadRequest } from './quote-request.ts'
import type { Tables } from './tables.ts'
import type { Why } from './why.ts'

/** A line that nobody can explain is a defect, so every line has its reasons here. */
export type Reasons = Readonly<Record<Detail, readonly Why[]>>

export function explainQuote(tables: Tables, request: ReadRequest, deal: Deal, cost: CostDetails): Reasons {
  return { ...explainItems(tables, deal.priced), ...explainTotals(tables, request, deal, cost) }
}
