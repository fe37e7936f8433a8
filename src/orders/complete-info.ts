import { z } from 'zod'
import type { Work } from '#platform/work.ts'
import { type CompletedData, completedData, type IssueType, itemIssue } from './item-data.ts'
import { itemOf, lockOrderOfItem } from './lock-order.ts'
import { moveItems } from './move-item.ts'
import { no } from './orders.refusals.ts'

const answerOf: Readonly<Record<IssueType, keyof CompletedData>> = {
  'Missing size': 'size',
  'Missing color': 'color',
  'Missing style': 'style',
  'Upload national id': 'nationalId',
  General: 'answer',
}

/** The customer answers what the review asked; every flagged answer is required, then the item goes back to the queue. */
export async function completeInfo(work: Work, itemId: string, answers: CompletedData): Promise<void> {
  const order = await lockOrderOfItem(work, itemId)
  const item = itemOf(order, itemId)
  const given = completedData.parse(answers)
  for (const { type } of z.array(itemIssue).parse(item.issues)) {
    if (!given[answerOf[type]]) throw no.SPEC_REQUIRED({ path: answerOf[type] })
  }
  const before = completedData.parse(item.completed_data ?? {})
  await work.db
    .updateTable('order_items')
    .set({ completed_data: JSON.stringify({ ...before, ...given }), issues: '[]' })
    .where('id', '=', itemId)
    .execute()
  await moveItems(work, order, [{ itemId, event: 'complete' }])
}

/** The fields an item's issues ask for; screens show these and no others. */
export function neededAnswers(issues: unknown): readonly (keyof CompletedData)[] {
  return z
    .array(itemIssue)
    .parse(issues)
    .map((issue) => answerOf[issue.type])
}
