import { type RefundCause, returnsFee } from '#money/payments/refunds/refund-rule.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { largerOf } from '#platform/values/amounts/round.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { type DeliveryQuote, deliveryFeeOf } from '#pricing/quote/delivery-quote.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { earnItems } from '#selling/orders/money/earn-items.ts'
import { giveBack } from '#selling/orders/money/give-back.ts'
import { orderTotal, readOrderMoney } from '#selling/orders/money/order-money.ts'
import { requoteOrder } from '#selling/orders/money/requote-order.ts'
import { sites } from '#sites/sites.ts'
import { goodsToBring, isDeliveryOpen, orderedDeliveryFee, placedDelivery } from './ordered-delivery.ts'

/**
 * A request carries the order's goods for the fee that was paid with it. The line never rises: what the way costs beyond
 * it is due on the request. What it costs less is given back at once to the kind of money that paid. The order is locked.
 */
export async function takeDelivery(work: Work, order: Order, requestId: string, way: DeliveryQuote): Promise<Order> {
  const isCheaper = deliveryFeeOf(way) < orderedDeliveryFee(order)
  const used = await keepDelivery(work, order, {
    delivery_request: requestId,
    ...(isCheaper && { delivery_quote: JSON.stringify(way) }),
  })
  return isCheaper ? settle(work, used, 'lowerTotal') : used
}

/** The request did not carry them: the fee stays in the order for another way; `isAsked`: which one, the customer is asked. */
export async function reopenDelivery(work: Work, order: Order, { isAsked }: { readonly isAsked: boolean }) {
  await keepDelivery(work, order, { delivery_request: null, ...(isAsked && { arrival: null }) })
}

/**
 * Nothing is brought for the fee: it is given back to the kind of money that paid, together with its share of the payment
 * method's fee if we or the courier gave it up. Returns the refunded amount.
 */
export async function dropDelivery(work: Work, order: Order, cause: RefundCause): Promise<bigint> {
  if (order.delivery_quote === null) return 0n
  const dropped = await withoutDelivery(work, order)
  // A closed order has given it back with the last of its goods.
  if (activeItems(order).length === 0) return 0n
  const before = (await readOrderMoney(work, order)).refunded
  const fees = returnsFee(cause) ? order.fees_minor - feeShare(order) : order.fees_minor
  const settled = await settle(work, { ...dropped, fees_minor: fees }, cause)
  return (await readOrderMoney(work, settled)).refunded - before
}

/** Gives the fee back once no goods are left that could use it. */
export async function dropUnusedDelivery(work: Work, order: Order, cause: RefundCause): Promise<bigint> {
  return isUnused(order) ? dropDelivery(work, order, cause) : 0n
}

/** The same without settling: the caller prices the order again and gives back. */
export async function withoutUnusedDelivery(work: Work, order: Order): Promise<Order> {
  return isUnused(order) ? withoutDelivery(work, order) : order
}

/** The goods are at the door: the fee goes from the order's money to the request's, where it is earned. Done once. */
export async function passDeliveryFee(work: Work, order: Order, requestId: string): Promise<void> {
  const fee = money(orderedDeliveryFee(order), sites[work.site].currency)
  if (fee.minor === 0n || order.delivery_request !== requestId) return
  await postEntry(asSystem(work), 'order_delivery', transfer(fee, `order:${order.id}`, `request:${requestId}`), {
    reference: order.number,
    onlyOnce: `order-delivery:${order.id}`,
  })
}

function isUnused(order: Order): boolean {
  return isDeliveryOpen(order) && activeItems(order).length > 0 && goodsToBring(order).length === 0
}

function withoutDelivery(work: Work, order: Order): Promise<Order> {
  return keepDelivery(work, order, { delivery_quote: null, delivery_request: null, arrival: null })
}

// The part of the methods' fees that was taken on the delivery as it was paid: a lighter parcel, or other orders in it, may
// have lowered the line since.
function feeShare(order: Order): bigint {
  const placed = placedDelivery(order)
  const paid = placed === null ? 0n : deliveryFeeOf(placed)
  const goods = largerOf(0n, orderTotal(order) - order.fees_minor - orderedDeliveryFee(order))
  return shareOut(order.fees_minor, [paid, goods])[0] ?? 0n
}

async function settle(work: Work, order: Order, cause: RefundCause): Promise<Order> {
  const quoted = await requoteOrder(work, order)
  await earnItems(work, quoted)
  await giveBack(work, quoted, 'wallet', cause)
  return quoted
}

type Kept = { delivery_quote?: string | null; delivery_request?: string | null; arrival?: null }

async function keepDelivery(work: Work, { id, items }: Order, kept: Kept): Promise<Order> {
  const row = await work.db
    .updateTable('orders')
    .set(kept)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, items }
}
