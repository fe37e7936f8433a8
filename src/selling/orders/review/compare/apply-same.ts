import type { Visit } from '#platform/http/visit.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { completedData, effectiveData, type ItemData, itemData } from '#selling/orders/items/item-data.ts'
import { findOrder, itemOf, lockOrderByNumber, type Order, type OrderItem } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { finishReview } from '#selling/orders/review/finish-review.ts'
import { refuseUnlessReviewing, releaseOrder } from '#selling/orders/review/release-order.ts'
import { differencesFrom, saidBy } from '#selling/orders/review/review-form.ts'
import { reviewItem } from '#selling/orders/review/review-item.ts'
import { type Verdict, verdict, withoutPermit } from '#selling/orders/review/verdict.ts'
import { optionsOf } from './page-of-item.ts'
import { holdPersonOf } from './personal-use.ts'
import { isSameGoods, readSameWaiting } from './read-same-waiting.ts'
import { readUnanswered } from './refuse-flagged.ts'

/** A finished review of one item, to be applied to others with the same page and choices. */
type Judgement = {
  readonly page: string
  readonly options: string
  readonly data: ItemData
  readonly verdict: Verdict
}
export type SameApplied = {
  readonly items: number
  /**
   * Orders whose review was finished by it, those that still wait with the verdict given, and those that were skipped.
   */
  readonly finished: readonly string[]
  readonly left: readonly string[]
  readonly skipped: readonly string[]
}
type Doors = Pick<Visit, 'read' | 'write'>

/**
 * Applies an item's verdict to every waiting item elsewhere with the same page and choices: each order in its own
 * transaction, claimed, reviewed and finished by its own rules. A colleague's order is not touched.
 */
export async function applySame(visit: Doors, number: string, itemId: string): Promise<SameApplied> {
  const { judgement, numbers } = await visit.read((work) => findSame(work, number, itemId))
  const items: number[] = []
  const told = { finished: [] as string[], left: [] as string[], skipped: [] as string[] }
  for (const other of numbers) {
    const done = await visit.write((work) => judgeSame(work, other, judgement)).catch(orSkipped)
    items.push(done?.items ?? 0)
    told[done === null ? 'skipped' : done.isFinished ? 'finished' : 'left'].push(other)
  }
  return { items: items.reduce((sum, count) => sum + count, 0), ...told }
}

async function findSame(work: Work, number: string, itemId: string) {
  const order = await findOrder(work, { number })
  refuseUnlessReviewing(work, order)
  const item = itemOf(order, itemId)
  const judgement = judgementOf(item)
  const same = (await readSameWaiting(work, [item])).filter(
    ({ options, isOthers }) => options === judgement.options && !isOthers,
  )
  return { judgement, numbers: [...new Set(same.map((one) => one.number))].slice(0, 50) }
}

function judgementOf(item: OrderItem): Judgement {
  const said = item.verdict === null ? null : verdict.parse(item.verdict)
  if (said === null || said.kind === 'askInfo' || item.page === null) throw no.VERDICT_MISSING({ title: item.title })
  const data = effectiveData(item)
  return { page: item.page, options: optionsOf(data), data, verdict: withoutPermit(said) }
}

/** Gives the verdict to the same goods in one waiting order; finishes it if nothing else in it waits for a reviewer. */
async function judgeSame(
  work: Work,
  number: string,
  judgement: Judgement,
): Promise<{ readonly items: number; readonly isFinished: boolean }> {
  await holdPersonOf(work, number)
  const before = await lockOrderByNumber(work, number)
  const isMine = before.claimed_by !== null && before.claimed_by === work.who.id
  if (!before.items.some((item) => isSame(item, judgement))) throw no.NOTHING_TO_REVIEW()
  await claimOrder(work, number)
  const order = await lockOrderByNumber(work, number)
  const same = order.items.filter((item) => item.state === 'pending_review' && isSame(item, judgement))
  for (const item of same) await reviewItem(work, reviewOf(item, judgement))
  const after = await lockOrderByNumber(work, number)
  if (isMine) return { items: same.length, isFinished: false }
  const isFinished = isJudged(after) && (await readUnanswered(work, after)).length === 0
  if (isFinished) await finishReview(work, number)
  else await releaseOrder(work, number, '')
  return { items: same.length, isFinished }
}

function isJudged(order: Order): boolean {
  return order.items.every((item) => item.state !== 'pending_review' || item.verdict !== null)
}

function reviewOf(item: OrderItem, judgement: Judgement) {
  const said = saidBy(itemData.parse(item.client_data), completedData.parse(item.completed_data ?? {}))
  const { id: itemId, version } = item
  return { itemId, version, data: differencesFrom(judgement.data, said), verdict: judgement.verdict }
}

function isSame(item: OrderItem, judgement: Judgement): boolean {
  const waits = item.state === 'processing' || item.state === 'pending_review'
  return waits && isSameGoods(item, judgement)
}

// Somebody else has claimed it, it is no longer under review, or has no price that way: it is left to its reviewer.
function orSkipped(refused: unknown): null {
  if (isRefusal(refused)) return null
  throw refused
}
