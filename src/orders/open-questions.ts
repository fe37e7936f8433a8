import type { Work } from '#platform/work.ts'
import { readOpenProposals } from './cancelling/open-proposals.ts'
import { readOpenChoices } from './discrepancies/open-choices.ts'
import type { OpenQuestions } from './pending-actions.ts'

/** What of these orders waits for their customer's word as a case of its own. */
export async function readOpenQuestions(
  work: Work,
  orders: readonly { readonly id: string }[],
): Promise<OpenQuestions> {
  const [proposals, choices] = await Promise.all([readOpenProposals(work, orders), readOpenChoices(work, orders)])
  return { proposals, choices }
}
