import { endLength, isNumberOf, type SealedPlace } from './sealed-places.ts'
import { openKept } from './vault.ts'
import type { QueryWork } from './work.ts'

type Keys = Pick<QueryWork, 'vault'>

/** Seals a number for its place in this row. What is no number (the dash of a deleted account) stays. */
export function sealText({ vault }: Keys, place: SealedPlace, id: string, plain: string): string {
  return isNumberOf(place, plain) ? vault.seal(plain, `${place} ${id}`) : plain
}

export function openText(keys: Keys, place: SealedPlace, id: string, kept: string): string
export function openText(keys: Keys, place: SealedPlace, id: string, kept: string | null): string | null
export function openText({ vault }: Keys, place: SealedPlace, id: string, kept: string | null): string | null {
  return openKept(vault, kept, `${place} ${id}`)
}

type AddressPlace = Extract<SealedPlace, `${string}.address.phone`>
type WithPhone = { readonly phone?: string | null }

/** A copy of an address as it is stored in this row: its phone is sealed. */
export function sealAddress<Address extends WithPhone>(
  keys: Keys,
  place: AddressPlace,
  id: string,
  address: Address,
): Address {
  const { phone } = address
  return phone ? { ...address, phone: sealText(keys, place, id, phone) } : address
}

export function openAddress<Address extends WithPhone>(
  keys: Keys,
  place: AddressPlace,
  id: string,
  address: Address,
): Address {
  const { phone } = address
  return phone ? { ...address, phone: openText(keys, place, id, phone) } : address
}

/** Only the last digits, `•••• 4567`. */
export function maskedNumber(number: string): string {
  return `•••• ${number.slice(-endLength)}`
}
