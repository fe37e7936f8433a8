import { type Money, money } from '#money/money.ts'
import { findOrder, type Order } from '#orders/lock-order.ts'
import { readOrderMoney } from '#orders/order-money.ts'
import { payableNow } from '#orders/payable-now.ts'
import type { Work } from '#platform/work.ts'

/**
 * What is due for an order at its stage, without a method's fee: the fee quoted with an unpaid order belongs to the method it was
 * placed with, and every payment brings its own.
 */
export async function readOrderDue(work: Work, order: Order): Promise<Money> {
  const owed = await readOrderMoney(work, order)
  const { paid, currency } = owed
  const asked = payableNow(order, owed)
  const quoted = paid === 0n ? order.fees_minor : 0n
  return money(asked > quoted ? asked - quoted : 0n, currency)
}

export async function readDueByNumber(work: Work, number: string): Promise<{ order: Order; due: Money }> {
  const order = await findOrder(work, { number })
  return { order, due: await readOrderDue(work, order) }
}
