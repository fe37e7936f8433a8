import { sql } from 'kysely'
import { type Payment, paymentOf } from '#money/payments/payment.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { isReviewedFirst, payableNow } from '#selling/orders/money/payable-now.ts'

/** Why nothing can be taken for an order in an office now. */
export type DeskOrder = { readonly number: string; readonly why: 'inReview' | 'otherWay' | 'nothingDue' }

/**
 * A payment that is paid in an office, by the number the customer came with: of the desk, of the payment, or of its order,
 * request or package, whose payment that can be taken now comes first. Null where there is none.
 */
export async function findDeskPayment(work: Work, typed: string): Promise<Payment | null> {
  const number = plainNumber(typed)
  const row = await work.db
    .selectFrom('payments')
    .selectAll()
    .where('site', '=', work.site)
    .where('method', '=', 'office')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('code', '=', number),
        eb('number', '=', number),
        ...(['orders', 'requests', 'subscriptions'] as const).map((table) =>
          eb('subject_id', 'in', selectFrom(table).select('id').where('number', '=', number)),
        ),
      ]),
    )
    .orderBy(sql`(status = 'pending_payment' and expires_at > ${work.now})`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? paymentOf(row) : null
}

/** Whose payment it is, and the number of the order it is for: what the clerk compares with who stands there. */
export type DeskPayer = { readonly customer: string; readonly order: string | null }

export async function readDeskPayer(work: Work, { customerId, subject }: Payment): Promise<DeskPayer> {
  const customer = (await readCustomers(work, [customerId])).get(customerId)
  const order = subject?.kind === 'order' ? (await findOrder(asSystem(work), { id: subject.id })).number : null
  return { customer: customer ? `${customer.firstName} ${customer.lastName}`.trim() : '', order }
}

/** What is known of an order of this site that has no payment for an office; null where the number is not one of an order. */
export async function readDeskOrder(work: Work, typed: string): Promise<DeskOrder | null> {
  const number = plainNumber(typed)
  const orders = work.db.selectFrom('orders').select('id').where('site', '=', work.site).where('number', '=', number)
  const row = await orders.executeTakeFirst()
  if (!row) return null
  // Customers pay at any office, also for goods that come to another.
  const order = await findOrder(asSystem(work), { id: row.id })
  const owed = await readOrderMoney(work, order)
  if (isReviewedFirst(order, owed)) return { number, why: 'inReview' }
  return { number, why: payableNow(order, owed) > 0n ? 'otherWay' : 'nothingDue' }
}

// With the digits of any keyboard, and what comes along where a number is copied: spaces, marks of direction, a sign before it.
function plainNumber(typed: string): string {
  return withWesternDigits(typed)
    .replace(/[\s#\u00a0\u061c\u200e\u200f\u202a-\u202f\u2066-\u2069]/g, '')
    .toUpperCase()
}
