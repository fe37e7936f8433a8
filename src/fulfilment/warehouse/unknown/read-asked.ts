import { type IntakeQuestion, questionsFor } from '#fulfilment/warehouse/receiving/intake-questions.ts'
import type { Work } from '#platform/work/work.ts'

export type Asked = { readonly quantity: number; readonly questions: readonly IntakeQuestion[] }

/** How many of an item were bought, and what is asked of it on the scale. */
export async function readAsked(work: Work, itemId: string): Promise<Asked> {
  const item = await work.db
    .selectFrom('order_items')
    .select(['quantity', 'title', 'notes', 'client_data', 'review_data', 'completed_data'])
    .where('id', '=', itemId)
    .where('site', '=', work.site)
    .executeTakeFirst()
  return item ? { quantity: item.quantity, questions: questionsFor(item) } : { quantity: 1, questions: [] }
}
