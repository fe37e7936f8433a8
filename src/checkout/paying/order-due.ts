import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { findOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { type OrderMoney, readOrderMoney } from '#selling/orders/money/order-money.ts'
import { isReviewedFirst, payableNow } from '#selling/orders/money/payable-now.ts'

/**
 * What is to be paid for an order at its stage, without a method's fee: the fee quoted with an unpaid order belongs to the method
 * it was placed with, and every payment brings its own. Nothing, before the review of an order that is paid after it.
 */
export async function readOrderDue(work: Work, order: Order): Promise<Money> {
  const owed = await readOrderMoney(work, order)
  return withoutFee(order, owed, payableNow(order, owed))
}

/** What money that has arrived can pay: also of an order under review. */
export async function readOrderOwed(work: Work, order: Order): Promise<Money> {
  const owed = await readOrderMoney(work, order)
  return withoutFee(order, owed, isReviewedFirst(order, owed) ? owed.dueNow : payableNow(order, owed))
}

function withoutFee(order: Order, { paid, currency }: OrderMoney, asked: bigint): Money {
  const quoted = paid === 0n ? order.fees_minor : 0n
  return money(asked > quoted ? asked - quoted : 0n, currency)
}

export async function readDueByNumber(work: Work, number: string): Promise<{ order: Order; due: Money }> {
  const order = await findOrder(work, { number })
  return { order, due: await readOrderDue(work, order) }
}
