import type { RefundCause } from '#money/payments/refunds/refund-rule.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import type { DeliveryQuote } from '#pricing/quote/delivery-quote.ts'
import { goodsToBring, isDeliveryOpen, orderedDeliveryFee } from '#selling/orders/delivery/ordered-delivery.ts'
import {
  dropDelivery,
  passDeliveryFee,
  reopenDelivery,
  takeDelivery,
} from '#selling/orders/delivery/settle-delivery.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'

type Taken = { readonly requestId: string; readonly quote: DeliveryQuote; readonly feeMinor: bigint }

/**
 * Fees that were paid at checkout pay for this request, one order's after the other's; what is not needed of them is given
 * back. The orders are locked, and their items already in the request.
 */
export async function takePaidDeliveries(work: Work, orders: readonly Order[], taken: Taken): Promise<void> {
  let left = taken.feeMinor
  for (const order of orders.filter(isDeliveryOpen)) {
    const minor = smallerOf(orderedDeliveryFee(order), left)
    const isWhole = minor === taken.feeMinor
    left -= minor
    const own = { ...taken.quote, fee: minorToDecimal(minor), ...(!isWhole && { isShared: true }) }
    await takeDelivery(work, order, taken.requestId, own)
  }
}

/**
 * A request ended before its goods left us. Given up by the customer, its paid fee stays with the goods for another way;
 * changed to a pickup, it stays for goods of the order that are still to be brought. Otherwise it is given back. Returns
 * the refunded amount.
 */
export async function endPaidDelivery(
  work: Work,
  order: Order,
  { requestId, how, cause }: { readonly requestId: string; readonly how: EndedHow; readonly cause: RefundCause },
): Promise<bigint> {
  if (order.delivery_request !== requestId) return 0n
  const isKept = how === 'given up' || (how === 'pickup' && goodsToBring(order).length > 0)
  if (!isKept) return dropDelivery(work, order, cause)
  await reopenDelivery(work, order, { isAsked: how === 'given up' })
  return 0n
}

export type EndedHow = 'given up' | 'pickup' | 'not carried out'

/** The goods are delivered: the orders' paid fees are now the request's, to be earned. */
export async function passPaidFees(work: Work, orders: readonly Order[], requestId: string): Promise<void> {
  for (const order of orders) await passDeliveryFee(work, order, requestId)
}
