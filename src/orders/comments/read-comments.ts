import type { Work } from '#platform/work.ts'

export type OrderComment = {
  readonly id: string
  readonly itemId: string | null
  readonly itemTitle: string | null
  /** Null: the customer wrote it. */
  readonly staff: string | null
  readonly isMine: boolean
  readonly said: string
  readonly at: Date
  readonly seenAt: Date | null
}

/** What was written about an order, oldest first. Whose order it is is for the caller to know. */
export async function readComments(work: Work, orderId: string): Promise<readonly OrderComment[]> {
  const rows = await work.db
    .selectFrom('order_comments as comment')
    .leftJoin('order_items as item', 'item.id', 'comment.item_id')
    .leftJoin('staff_members as staff', 'staff.id', 'comment.staff_id')
    .select(['comment.id', 'comment.item_id as itemId', 'item.title as itemTitle', 'staff.name as staff'])
    .select(['comment.said', 'comment.at', 'comment.seen_at as seenAt', 'comment.staff_id', 'comment.customer_id'])
    .where('comment.order_id', '=', orderId)
    .orderBy('comment.at')
    .orderBy('comment.id')
    .execute()
  const isCustomer = work.who.kind === 'customer'
  return rows.map(({ staff_id, customer_id, ...row }) => ({
    ...row,
    // Customers write with the shop, not with a person of ours by name.
    staff: staff_id === null ? null : isCustomer ? '' : row.staff,
    isMine: isCustomer ? customer_id !== null : staff_id === work.who.id,
  }))
}

/** How many of the shop's words about each of these orders their customer has not seen yet. */
export async function countUnseen(work: Work, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map()
  const theirs = work.who.kind === 'customer' ? 'staff_id' : 'customer_id'
  const rows = await work.db
    .selectFrom('order_comments')
    .select(({ fn }) => ['order_id', fn.countAll<bigint>().as('count')])
    .where('order_id', 'in', orderIds)
    .where(theirs, 'is not', null)
    .where('seen_at', 'is', null)
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, count }) => [order_id, Number(count)]))
}
