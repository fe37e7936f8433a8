import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

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

/** The messages about an order, oldest first. The caller checks whose order it is. */
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
    // Customers see the shop as the author, not a staff member's name.
    staff: staff_id === null ? null : isCustomer ? '' : row.staff,
    isMine: isCustomer ? customer_id !== null : staff_id === work.who.id,
  }))
}

/** How many of the other side's messages about an order the acting person has not seen yet. */
export async function countUnseen(work: Work, orderId: string): Promise<number> {
  const theirs = work.who.kind === 'customer' ? 'staff_id' : 'customer_id'
  const { count } = await work.db
    .selectFrom('order_comments')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('order_id', '=', orderId)
    .where(theirs, 'is not', null)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The acting customer's orders of this site, by number, with messages from the shop that they have not seen. */
export async function readUnseen(work: Work): Promise<Readonly<Record<string, number>>> {
  const rows = await work.db
    .selectFrom('order_comments as comment')
    .innerJoin('orders', 'orders.id', 'comment.order_id')
    .select(({ fn }) => ['orders.number', fn.countAll<bigint>().as('count')])
    .where('orders.customer_id', '=', signedInCustomer(work))
    .where('orders.site', '=', work.site)
    .where('comment.staff_id', 'is not', null)
    .where('comment.seen_at', 'is', null)
    .groupBy('orders.number')
    .execute()
  return Object.fromEntries(rows.map(({ number, count }) => [number, Number(count)]))
}
