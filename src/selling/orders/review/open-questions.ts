import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { readOpenProposals } from '#selling/orders/cancelling/open-proposals.ts'
import { readOpenChoices } from '#selling/orders/discrepancies/open-choices.ts'
import type { OpenQuestions } from '#selling/orders/pending-actions.ts'

/** Whether anything does of an order `o`: of most orders nothing, and then it is not asked what. */
export const isAskedAbout = sql<boolean>`(exists (select from cancellations c where c.order_id = o.id and c.state = 'proposed')
  or exists (select from discrepancies d where d.order_id = o.id and d.state = 'proposed'))`
export type AskedAbout = { readonly isAsked: boolean }

/** What of these orders waits for their customer's word as a case of its own. */
export async function readOpenQuestions(
  work: Work,
  orders: readonly { readonly id: string }[],
): Promise<OpenQuestions> {
  const [proposals, choices] = await Promise.all([readOpenProposals(work, orders), readOpenChoices(work, orders)])
  return { proposals, choices }
}
