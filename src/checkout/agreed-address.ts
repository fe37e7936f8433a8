import { isAreaOf } from '#people/addresses/geo.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './checkout.refusals.ts'

/** The address an order is agreed with, copied as it is now; its state and area must be of the site's list. */
export async function agreedAddress(work: Work, addressId: string): Promise<Readonly<Record<string, string | null>>> {
  const address = (await readAddresses(work)).find((one) => one.id === addressId)
  if (!address || !isAreaOf(work.site, address.state, address.area)) throw no.ADDRESS_NEEDED({ path: 'address' })
  const { firstName, lastName, phone, email, state, area, city, street, building, floor, apartment } = address
  return { firstName, lastName, phone, email, state, area, city, street, building, floor, apartment }
}
