import { z } from 'zod'
import { no } from '#people/access/people.refusals.ts'
import { internationalPhone, phone } from '#people/access/phone.ts'
import { contactPhoneColumns, openPhone } from '#people/access/sealed/phones.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { type AddressValues, eachAddressField } from '#people/addresses/address.ts'
import type { Work } from '#platform/work/work.ts'

/** Who receives the goods and how they are reached: all that is asked of who picks up at an office. */
export type Contact = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
}

export const contactForm = z.object({
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().min(1).max(60),
  phone,
})

/** The acting customer's contact; what was never told is empty. */
export async function readContact(work: Work): Promise<Contact> {
  const id = signedInCustomer(work)
  const found = await work.db
    .selectFrom('customers')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'phone', 'contact_phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { contact_phone, phone, ...named } = found
  const reached = openPhone(work, 'contact_phone', id, contact_phone) ?? openPhone(work, 'phone', id, phone)
  return { ...named, phone: reached ?? '' }
}

export function isContactKnown({ firstName, lastName, phone: number }: Contact): boolean {
  return firstName !== '' && lastName !== '' && number !== ''
}

/** Keeps the contact for this order and the next ones. */
export async function saveContact(work: Work, told: z.output<typeof contactForm>): Promise<void> {
  const id = signedInCustomer(work)
  await work.db
    .updateTable('customers')
    .set({
      first_name: told.firstName,
      last_name: told.lastName,
      ...contactPhoneColumns(work, id, internationalPhone(told.phone, work.site)),
    })
    .where('id', '=', id)
    .execute()
}

/** The address of an order that is picked up by who gave no address. Refuses `CONTACT_NEEDED` without a name and a phone. */
export async function addressOfContact(work: Work): Promise<AddressValues> {
  const contact = await readContact(work)
  if (!isContactKnown(contact)) throw no.CONTACT_NEEDED({ path: 'firstName' })
  const { firstName, lastName, phone: number } = contact
  const told = { firstName, lastName, phone: number }
  return { ...eachAddressField<AddressValues>(({ isNeeded }) => (isNeeded ? '' : null)), ...told }
}

/** With an order: the terms are accepted, once; and who told no name before is called as the goods are. */
export async function noteOrdering(work: Work, { firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>) {
  const id = signedInCustomer(work)
  await work.db
    .updateTable('customers')
    .set({ terms_accepted_at: work.now })
    .where('id', '=', id)
    .where('terms_accepted_at', 'is', null)
    .execute()
  await work.db
    .updateTable('customers')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .where('first_name', '=', '')
    .execute()
}
