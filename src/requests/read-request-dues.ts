import { findOrder } from '#orders/lock-order.ts'
import { readOrderMoney } from '#orders/order-money.ts'
import type { Work } from '#platform/work.ts'
import type { DeskRequest } from './search-desk.ts'

export type OrderDue = { readonly orderNumber: string; readonly minor: bigint }

/** What is still due on the orders of a request; while anything is, nothing is prepared or handed over. */
export async function readRequestDues(work: Work, request: DeskRequest): Promise<readonly OrderDue[]> {
  const dues: OrderDue[] = []
  for (const orderNumber of new Set(request.items.map((item) => item.orderNumber))) {
    const { due } = await readOrderMoney(work, await findOrder(work, { number: orderNumber }))
    if (due > 0n) dues.push({ orderNumber, minor: due })
  }
  return dues
}
