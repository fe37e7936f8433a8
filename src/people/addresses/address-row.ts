import { internationalPhone } from '#people/access/phone.ts'
import type { Site } from '#sites/sites.ts'
import type { AddressFields } from './address-form.ts'

/** What a customer entered, as columns. */
export function addressRow(fields: AddressFields, site: Site) {
  return {
    first_name: fields.firstName,
    last_name: fields.lastName,
    phone: internationalPhone(fields.phone, site),
    email: fields.email,
    state: fields.state,
    area: fields.area,
    city: fields.city,
    street: fields.street,
    building: fields.building,
    floor: fields.floor,
    apartment: fields.apartment,
  }
}
