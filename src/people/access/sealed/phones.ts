import { openKept, type Vault } from '#platform/work/vault.ts'
import type { QueryWork } from '#platform/work/work.ts'

/** Which number of a customer: the account's own, which no two have, or the one at which they are reached about goods. */
export type PhoneColumn = 'phone' | 'contact_phone'

const endLength = 4
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

/** The last digits of a number as an index, with the present key. */
export function endIndexOf(vault: Vault, phone: string): string {
  return vault.index('phone end', phone.slice(-endLength))
}

/** For lists: only the last digits, `•••• 4567`. */
export function maskedPhone(phone: string | null): string | null {
  return phone === null ? null : `•••• ${phone.slice(-endLength)}`
}
