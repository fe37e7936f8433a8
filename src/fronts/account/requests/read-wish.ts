import { readCompanies } from '#fulfilment/couriers/read-companies.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import type { Work } from '#platform/work/work.ts'
import { type DeliveryWish, wishOf } from '#selling/orders/delivery/delivery-wish.ts'
import { isDeliveryOpen } from '#selling/orders/delivery/ordered-delivery.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'

/** The delivery chosen at checkout, as the start of a new request. */
export type WishedDelivery = DeliveryWish & {
  readonly companyName: string
  readonly isAddressThere: boolean
  /** Paid with the orders, and not yet used. */
  readonly isPaid: boolean
}

/** The delivery that all of these orders were placed with; null if they differ. */
export async function readWish(work: Work, orders: readonly Order[]): Promise<WishedDelivery | null> {
  const wishes = orders.map(wishOf)
  const wish = wishes[0] ?? null
  if (!wish || !wishes.every((one) => one?.company === wish.company && one.addressId === wish.addressId)) return null
  const company = (await readCompanies(work)).find(({ code }) => code === wish.company)
  if (!company) return null
  const isAddressThere = (await readAddresses(work)).some(({ id }) => id === wish.addressId)
  const isPaid = orders.every(isDeliveryOpen)
  return { ...wish, companyName: company.name[work.locale], isAddressThere, isPaid }
}
