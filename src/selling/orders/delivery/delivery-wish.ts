import { z } from 'zod'

/** A delivery chosen at checkout: address, company, and the fee shown then. */
const deliveryWish = z.object({
  addressId: z.string(),
  company: z.string(),
  feeMinor: z.string().transform(BigInt),
})
export type DeliveryWish = z.output<typeof deliveryWish>

/** In the form in which an order stores it. */
export function keptWish(wish: DeliveryWish | null): string | null {
  return wish && JSON.stringify({ ...wish, feeMinor: wish.feeMinor.toString() })
}

/** The delivery that the customer chose at checkout; null if they chose something else. */
export function wishOf(order: { readonly delivery_wish: unknown }): DeliveryWish | null {
  return order.delivery_wish === null ? null : deliveryWish.parse(order.delivery_wish)
}
