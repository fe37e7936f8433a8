import { addressFieldList } from '#people/addresses/address.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** What stands for a name that is forgotten; the database insists on it. */
export const nobodysName = '—'

/** Stands for the email of a deleted account, so that the real one is free; nothing is ever sent there. */
export function deletedEmail(customerId: string): string {
  return `${customerId}@deleted.invalid`
}

/** A name as staff read it: of a deleted account there is none. */
export function shownName(name: string, locale: Locale): string {
  return name.trim() === nobodysName ? m.people_deleted_account({}, { locale }) : name
}

const personal = addressFieldList.filter(({ part }) => part !== 'place')

/** The personal part of an address that was copied; what is left says which region it was in. */
export const forgottenAddress = {
  ...Object.fromEntries(personal.map(({ name, isNeeded }) => [name, isNeeded ? '' : null])),
  firstName: nobodysName,
  phone: nobodysName,
}
