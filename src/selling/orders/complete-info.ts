import { sql } from 'kysely'
import { z } from 'zod'
import { isIdGood } from '#people/identity/is-id-good.ts'
import { readNationalIdOf } from '#people/identity/read-national-id.ts'
import type { Work } from '#platform/work/work.ts'
import { type AnsweredIssue, type CompletedData, completedData, itemIssue } from './items/item-data.ts'
import { itemOf, lockOrderOfItem, type Order } from './items/lock-order.ts'
import { moveItems } from './items/move-item.ts'
import { no } from './orders.refusals.ts'
import type { IssueType } from './review/review-asks.ts'

const answerOf: Readonly<Record<IssueType, keyof CompletedData>> = {
  'Missing size': 'size',
  'Missing color': 'color',
  'Missing style': 'style',
  'Upload national id': 'nationalId',
  General: 'answer',
}

/**
 * The customer answers the review's questions; every flagged answer is required, then the item returns to the queue. A
 * national ID is answered by the customer's card, sent for this order or an earlier one.
 */
export async function completeInfo(work: Work, itemId: string, answers: CompletedData): Promise<void> {
  const order = await lockOrderOfItem(work, itemId)
  const item = itemOf(order, itemId)
  const issues = z.array(itemIssue).parse(item.issues)
  const { nationalId: _, ...said } = completedData.parse(answers)
  const isIdAsked = issues.some(({ type }) => type === 'Upload national id')
  const given: CompletedData = isIdAsked ? { ...said, nationalId: await standingNumber(work, order) } : said
  for (const { type } of issues) {
    if (!given[answerOf[type]]) throw no.SPEC_REQUIRED({ path: answerOf[type] })
  }
  const before = completedData.parse(item.completed_data ?? {})
  const answered = issues
    .filter(({ type }) => type !== 'Upload national id')
    .map((issue): AnsweredIssue => ({ ...issue, answer: given[answerOf[issue.type]] ?? '' }))
  await work.db
    .updateTable('order_items')
    .set({
      completed_data: JSON.stringify({ ...before, ...given }),
      issues: '[]',
      answered: sql`answered || ${JSON.stringify(answered)}::jsonb`,
    })
    .where('id', '=', itemId)
    .execute()
  await moveItems(work, order, [{ itemId, event: 'complete' }])
}

async function standingNumber(work: Work, order: Order): Promise<string> {
  const paper = await readNationalIdOf(work, order.customer_id)
  if (!isIdGood(paper) || !paper?.number) throw no.NATIONAL_ID_NEEDED({ path: 'nationalId' })
  // Which card it was; the whole number stands with the customer alone.
  return `•••• ${paper.number.slice(-4)}`
}

/** The fields that an item's issues ask for; screens show only these. */
export function neededAnswers(issues: unknown): readonly (keyof CompletedData)[] {
  return z
    .array(itemIssue)
    .parse(issues)
    .map((issue) => answerOf[issue.type])
}
