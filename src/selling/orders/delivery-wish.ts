import { z } from 'zod'

/** A delivery chosen at checkout: to this address by this company, for the fee that was shown then. */
const deliveryWish = z.object({
  addressId: z.string(),
  company: z.string(),
  feeMinor: z.string().transform(BigInt),
})
export type DeliveryWish = z.output<typeof deliveryWish>

/** As an order keeps it. */
export function keptWish(wish: DeliveryWish | null): string | null {
  return wish && JSON.stringify({ ...wish, feeMinor: wish.feeMinor.toString() })
}

/** What an order's customer wished at checkout; null where they chose something else. */
export function wishOf(order: { readonly delivery_wish: unknown }): DeliveryWish | null {
  return order.delivery_wish === null ? null : deliveryWish.parse(order.delivery_wish)
}
