import { z } from 'zod'
import { nameOfPlace } from '#people/addresses/geo.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'

const text = z.string().nullable().default(null)

/** Where a parcel goes, as the customer's address book had it when the delivery was agreed. */
export const requestAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: text,
  state: z.string(),
  area: z.string(),
  city: z.string(),
  street: z.string(),
  building: z.string(),
  floor: text,
  apartment: text,
})
export type RequestAddress = z.output<typeof requestAddress>

export type NamedAddress = RequestAddress & { readonly stateName: string; readonly areaName: string }

export function namedAddress(address: RequestAddress, site: Site, locale: Locale): NamedAddress {
  const names = nameOfPlace(site, address.state, address.area, locale)
  return { ...address, stateName: names.state, areaName: names.area }
}
