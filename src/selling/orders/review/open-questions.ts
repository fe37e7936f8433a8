import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { readOpenProposals } from '#selling/orders/cancelling/open-proposals.ts'
import { readOpenChoices } from '#selling/orders/discrepancies/open-choices.ts'
import type { OpenQuestions } from '#selling/orders/pending-actions.ts'

/** Whether an order `o` has an open case at all: most have none, and then no details are queried. */
export const isAskedAbout = sql<boolean>`(exists (select from cancellations c where c.order_id = o.id and c.state = 'proposed')
  or exists (select from discrepancies d where d.order_id = o.id and d.state = 'proposed'))`
export type AskedAbout = { readonly isAsked: boolean }

/** The open cases of these orders that wait for the customer's answer. */
export async function readOpenQuestions(
  work: Work,
  orders: readonly { readonly id: string }[],
): Promise<OpenQuestions> {
  const [proposals, choices] = await Promise.all([readOpenProposals(work, orders), readOpenChoices(work, orders)])
  return { proposals, choices }
}
