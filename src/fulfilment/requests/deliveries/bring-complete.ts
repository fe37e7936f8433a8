import { makeRequest } from '#fulfilment/requests/make-request.ts'
import { moveTheirs } from '#fulfilment/requests/move-asked.ts'
import { deliveryColumns } from '#fulfilment/requests/request-place.ts'
import { addressCopy } from '#people/addresses/address-shapes.ts'
import { openAddress } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { goodsToBring, isAllHere, isDeliveryOpen, orderedDelivery } from '#selling/orders/delivery/ordered-delivery.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { payUntil, termsOf } from './agree-delivery.ts'
import { takePaidDeliveries } from './paid-deliveries.ts'
import { quoteWays } from './quote-ways.ts'

/**
 * Once all goods of an order are here, the delivery that was chosen and paid at checkout becomes their request, by the
 * system and without a question; what a heavier parcel costs more is due on it, as long as any delivery waits for its money. Where the company does not go there any
 * more the customer is asked, and the fee stays in the order. The order is locked. Returns whether it was requested.
 */
export async function bringComplete(work: Work, order: Order): Promise<boolean> {
  const agreed = orderedDelivery(order)
  if (!agreed || order.arrival !== 'delivery' || !isDeliveryOpen(order) || !isAllHere(order)) return false
  const itemIds = goodsToBring(order).map(({ id }) => id)
  const ways = await quoteWays(work, agreed, { orders: [order], itemIds })
  const way = ways.find(({ company }) => company === agreed.company)
  if (!way) return false
  const payBy = way.feeMinor > way.prepaidMinor ? payUntil(work) : null
  const address = openAddress(work, 'orders.address.phone', order.id, addressCopy.parse(order.address))
  const terms = { ...termsOf(work, way, address), pays: 'before', payBy } as const
  const moved = await moveTheirs(work, order, itemIds, { event: 'requestDelivery', data: { company: way.company } })
  const place = deliveryColumns(terms)
  const { id: requestId } = await makeRequest(work, { customerId: order.customer_id, itemIds, place })
  await takePaidDeliveries(work, [moved], { ...terms, requestId })
  return true
}
