import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf, lockOrderByNumber } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { seeComments } from './see-comments.ts'

export const longestComment = 2000

export type NewComment = {
  readonly key: string
  readonly number: string
  /** Null: about the order as a whole. */
  readonly itemId: string | null
  readonly said: string
}

/**
 * A customer writes to the shop about their order, or staff answer; writing marks the other side's messages as seen.
 */
export async function writeComment(work: Work, { key, ...comment }: NewComment): Promise<{ readonly id: string }> {
  const { who } = work
  if (who.kind !== 'customer' && !permits(who, 'orders')) throw platformNo.FORBIDDEN()
  return once(work, key, comment, async () => {
    const said = comment.said.trim()
    if (said === '') throw no.COMMENT_EMPTY({ path: 'said' })
    if (said.length > longestComment) throw no.COMMENT_TOO_LONG({ path: 'said', most: longestComment })
    if (who.kind === 'customer') await limitRate(work, `comments:${who.id}`, 60, 3600)
    const order = await lockOrderByNumber(work, comment.number)
    const item = comment.itemId === null ? null : itemOf(order, comment.itemId)
    await seeComments(work, order.id)
    const id = newId()
    const from = who.kind === 'customer' ? { customer_id: who.id } : { staff_id: who.id }
    await work.db
      .insertInto('order_comments')
      .values({ id, order_id: order.id, item_id: item?.id ?? null, ...from, said, at: work.now })
      .execute()
    if (who.kind === 'staff') await audit(work, { action: 'order.comment', subject: `order:${order.id}` })
    await announce(work, 'order.commented', {
      orderId: order.id,
      number: order.number,
      commentId: id,
      by: who.kind,
    })
    return { id }
  })
}
