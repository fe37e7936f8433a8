import { readAddress } from '#people/addresses/read-addresses.ts'
import type { Work } from '#platform/work/work.ts'
import type { CartItem } from '#selling/cart/cart-item.ts'
import type { DeliveryWish } from '#selling/orders/delivery-wish.ts'
import { no } from './checkout.refusals.ts'
import { readArrivalOffers } from './read-arrival-offers.ts'
import { type Arrival, companyOf } from './steps/arrival.ts'

type Wished = { readonly arrival: Arrival | null; readonly addressId: string }

/** The delivery that was chosen, with what it costs today; a company that does not go there is no choice. */
export async function wishedDelivery(
  work: Work,
  { arrival, addressId }: Wished,
  items: readonly CartItem[],
): Promise<DeliveryWish | null> {
  const company = companyOf(arrival)
  if (company === null) return null
  const offers = await readArrivalOffers(work, items, await readAddress(work, addressId))
  const offer = offers.find((one) => one.company === company)
  if (!offer) throw no.SHIPPING_OPTION_NEEDED({ path: 'arrival' })
  return { addressId, company, feeMinor: offer.fee.minor }
}
