import { z } from 'zod'
import { type DeliveryQuote, deliveryFeeOf, deliveryQuoteForm } from '#pricing/quote/delivery-quote.ts'
import { rankOf } from '#selling/orders/items/item-states.ts'
import { activeItems, type Order, type OrderItem } from '#selling/orders/items/lock-order.ts'

type Kept = Pick<Order, 'delivery_quote' | 'delivery_request'>

/** The delivery that is part of the order's price; null if none was chosen at checkout, or its fee was given back. */
export function orderedDelivery({ delivery_quote: kept }: Pick<Kept, 'delivery_quote'>): DeliveryQuote | null {
  return kept === null ? null : deliveryQuoteForm.parse(kept)
}

const placedQuote = z.object({ request: z.object({ delivery: deliveryQuoteForm }) })

/** The delivery as it was quoted and agreed at checkout, whatever became of it; null if none was. */
export function placedDelivery({ placed_quote: placed }: Pick<Order, 'placed_quote'>): DeliveryQuote | null {
  return placedQuote.safeParse(placed).data?.request.delivery ?? null
}

/** Its fee in minor units; zero without a delivery. */
export function orderedDeliveryFee(order: Pick<Kept, 'delivery_quote'>): bigint {
  const quote = orderedDelivery(order)
  return quote === null ? 0n : deliveryFeeOf(quote)
}

/** Whether the fee is in the order and no request carries goods for it. */
export function isDeliveryOpen(order: Kept): boolean {
  return order.delivery_quote !== null && order.delivery_request === null
}

/** The goods that may still be brought for the fee: not handed over, and in no request. */
export function goodsToBring(order: Pick<Order, 'items'>): readonly OrderItem[] {
  return activeItems(order).filter((item) => rankOf(item.state) <= rankOf('waiting_delivery_request'))
}

/** Whether all that is still to be brought has arrived, so that it can go in one parcel. */
export function isAllHere(order: Pick<Order, 'items'>): boolean {
  const goods = goodsToBring(order)
  return goods.length > 0 && goods.every(({ state }) => state === 'waiting_delivery_request' || state === 'arrived_hub')
}
