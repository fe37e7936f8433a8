import { addressFieldList } from '#people/addresses/address.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** Replaces a deleted name; the database requires it. */
export const nobodysName = '—'

/** Replaces the email of a deleted account, so that the real one can be used again; nothing is ever sent there. */
export function deletedEmail(customerId: string): string {
  return `${customerId}@deleted.invalid`
}

/** A name as staff see it; a deleted account has none. */
export function shownName(name: string, locale: Locale): string {
  return name.trim() === nobodysName ? m.people_deleted_account({}, { locale }) : name
}

const personal = addressFieldList.filter(({ part }) => part !== 'place')

/** The values that replace the personal part of a copied address; its region stays. */
export const forgottenAddress = {
  ...Object.fromEntries(personal.map(({ name, isNeeded }) => [name, isNeeded ? '' : null])),
  firstName: nobodysName,
  phone: nobodysName,
}
