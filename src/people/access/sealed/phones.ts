import { endIndexOf, endLength } from '#platform/work/sealed-places.ts'
import { maskedNumber } from '#platform/work/sealed-text.ts'
import { openKept } from '#platform/work/vault.ts'
import type { QueryWork } from '#platform/work/work.ts'

/** Which number of a customer: the account's own, which no two have, or the one at which they are reached about goods. */
export type PhoneColumn = 'phone' | 'contact_phone'

const place = (column: PhoneColumn, customerId: string) => `customers.${column} ${customerId}`

/** The account's phone as columns; null removes it. */
export function phoneColumns({ vault }: QueryWork, customerId: string, phone: string | null) {
  if (phone === null) return { phone: null, phone_index: null, phone_end_index: null }
  return {
    phone: vault.seal(phone, place('phone', customerId)),
    phone_index: vault.index('phone', phone),
    phone_end_index: endIndexOf(vault, phone),
  }
}

/** The same for the phone of the contact. */
export function contactPhoneColumns({ vault }: QueryWork, customerId: string, phone: string | null) {
  if (phone === null) return { contact_phone: null, contact_phone_end_index: null }
  return {
    contact_phone: vault.seal(phone, place('contact_phone', customerId)),
    contact_phone_end_index: endIndexOf(vault, phone),
  }
}

/** A number as it was told; null if there is none. */
export function openPhone({ vault }: QueryWork, column: PhoneColumn, customerId: string, kept: string | null) {
  return openKept(vault, kept, place(column, customerId))
}

/** The values of `phone_index` under which an account with this phone stands, with every key at hand. */
export function phoneIndexes({ vault }: QueryWork, phone: string): readonly string[] {
  return vault.indexes('phone', phone)
}

/** The values of the `…_end_index` columns for a number that ends like this; null for fewer than four digits. */
export function phoneEndIndexes({ vault }: QueryWork, digits: string): readonly string[] | null {
  return digits.length < endLength ? null : vault.indexes('phone end', digits.slice(-endLength))
}

/** A number for whoever reads: a member of staff sees its last digits, and the whole of it only where the look is recorded. */
export function numberFor({ who }: Pick<QueryWork, 'who'>, number: string): string {
  return who.kind === 'staff' && /\d/.test(number) ? maskedNumber(number) : number
}

/** For lists: only the last digits, `•••• 4567`. */
export function maskedPhone(phone: string | null): string | null {
  return phone === null ? null : maskedNumber(phone)
}
