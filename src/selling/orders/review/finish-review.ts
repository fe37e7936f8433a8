import { audit } from '#people/access/audit.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderByNumber, type Order, type OrderItem } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { giveBack } from '#selling/orders/money/give-back.ts'
import { orderTotal, readOrderMoney } from '#selling/orders/money/order-money.ts'
import { requoteOrder } from '#selling/orders/money/requote-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { keepPageReviews } from './compare/keep-page-review.ts'
import { holdPersonOf } from './compare/personal-use.ts'
import { refuseFlagged } from './compare/refuse-flagged.ts'
import { learnReviewed } from './learn-reviewed.ts'
import { endClaim, refuseUnlessReviewing } from './release-order.ts'
import { type Verdict, verdict } from './verdict.ts'

type Judged = { readonly item: OrderItem; readonly verdict: Verdict }
export type ReviewOutcome = {
  readonly oldTotal: bigint
  readonly newTotal: bigint
  readonly due: bigint
  readonly held: bigint
}

/**
 * The reviewer finishes the order: rejected items are cancelled and refunded; if something is missing the customer is
 * asked and the other items wait; otherwise the order is quoted again and continues, waits for payment, or its surplus
 * goes on hold.
 */
export async function finishReview(work: Work, number: string): Promise<ReviewOutcome> {
  await holdPersonOf(work, number)
  const order = await lockOrderByNumber(work, number)
  refuseUnlessReviewing(work, order)
  const judged = order.items.filter((item) => item.state === 'pending_review').map(judge)
  const isAsking = judged.some((one) => one.verdict.kind === 'askInfo')
  // While the customer is asked nothing is approved yet.
  if (!isAsking) await refuseFlagged(work, order)
  await keepPageReviews(work, isAsking ? judged.filter((one) => one.verdict.kind === 'reject') : judged)
  const oldTotal = orderTotal(order)
  const left = await rejectItems(work, order, judged)
  const { after, held } = isAsking
    ? { after: await askForInfo(work, left, judged), held: 0n }
    : await approve(work, left, judged)
  await endClaim(work, order.id)
  const newTotal = orderTotal(after)
  const { dueNow, paid } = await readOrderMoney(work, after)
  const outcome = { oldTotal, newTotal, due: dueNow, held }
  await audit(work, {
    action: 'order.finishReview',
    subject: `order:${order.id}`,
    before: { total: oldTotal.toString() },
    after: { total: newTotal.toString(), due: dueNow.toString(), held: held.toString() },
  })
  await announce(work, 'order.reviewed', {
    orderId: order.id,
    isAsking,
    isUnpaid: paid === 0n,
    number,
    oldTotal: oldTotal.toString(),
    newTotal: newTotal.toString(),
    due: dueNow.toString(),
    held: held.toString(),
  })
  return outcome
}

function judge(item: OrderItem): Judged {
  if (item.verdict === null) throw no.VERDICT_MISSING({ title: item.title })
  return { item, verdict: verdict.parse(item.verdict) }
}

async function rejectItems(work: Work, order: Order, judged: readonly Judged[]): Promise<Order> {
  const rejected = judged.flatMap(({ item, verdict: said }) => (said.kind === 'reject' ? [{ item, said }] : []))
  for (const { item, said } of rejected) {
    await work.db.updateTable('order_items').set({ cancel_reason: said.reason }).where('id', '=', item.id).execute()
  }
  return moveItems(
    work,
    order,
    rejected.map(({ item, said }) => ({
      itemId: item.id,
      event: 'reject',
      note: said.note,
      data: { reason: said.reason },
    })),
  )
}

async function askForInfo(work: Work, order: Order, judged: readonly Judged[]): Promise<Order> {
  for (const { item, verdict: said } of judged) {
    const issues = said.kind === 'askInfo' ? said.issues : []
    await work.db
      .updateTable('order_items')
      .set({ issues: JSON.stringify(issues), verdict: null })
      .where('id', '=', item.id)
      .execute()
  }
  const asked = judged.filter((one) => one.verdict.kind === 'askInfo')
  const waiting = judged.filter((one) => one.verdict.kind === 'approve')
  return moveItems(work, order, [
    ...asked.map(({ item }) => ({ itemId: item.id, event: 'askInfo' as const })),
    ...waiting.map(({ item }) => ({ itemId: item.id, event: 'release' as const })),
  ])
}

async function approve(work: Work, order: Order, judged: readonly Judged[]): Promise<{ after: Order; held: bigint }> {
  const approved = judged.filter((one) => one.verdict.kind === 'approve')
  if (approved.length === 0) return { after: order, held: 0n }
  const before = orderTotal(order)
  const quoted = await requoteOrder(work, order)
  const held = await giveBack(work, quoted, 'hold')
  if (orderTotal(quoted) !== before) {
    await work.db.updateTable('orders').set({ change_asked_at: work.now }).where('id', '=', order.id).execute()
  }
  const after = await moveItems(
    work,
    quoted,
    approved.map(({ item }) => ({ itemId: item.id, event: 'approve' })),
  )
  await learnReviewed(
    work,
    approved.map(({ item }) => item),
  )
  return { after, held }
}
