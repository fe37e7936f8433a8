import { type Book, clockOf, type FawryOrder, nextNumber } from './book.ts'
import { notify } from './notify.ts'
import type { FawrySimulatorOptions } from './options.ts'

/** Whether an order can be paid: in time, or later if the simulator is set to allow it. */
export function canBePaid(book: Book, order: FawryOrder): boolean {
  if (order.status === 'NEW') return order.expiry > clockOf(book) || book.misbehaviour.takesEnded
  return book.misbehaviour.takesEnded && (order.status === 'EXPIRED' || order.status === 'CANCELED')
}

export async function pay(book: Book, options: FawrySimulatorOptions, order: FawryOrder, method: string) {
  order.status = 'PAID'
  order.method = method
  order.paymentRef = nextNumber(book)
  order.paymentTime = clockOf(book)
  await notify(book, order, options.secureKey)
}

export async function fail(book: Book, options: FawrySimulatorOptions, order: FawryOrder, failure: string) {
  order.status = 'FAILED'
  order.failure = failure
  await notify(book, order, options.secureKey)
}

export async function cancel(book: Book, options: FawrySimulatorOptions, order: FawryOrder) {
  order.status = 'CANCELED'
  await notify(book, order, options.secureKey)
}

/** Expires what was not paid in time, by the simulator's clock. */
export async function expireOrders(book: Book, options: FawrySimulatorOptions): Promise<void> {
  for (const order of book.orders.values()) {
    if (order.status !== 'NEW' || order.expiry > clockOf(book)) continue
    order.status = 'EXPIRED'
    await notify(book, order, options.secureKey)
  }
}
