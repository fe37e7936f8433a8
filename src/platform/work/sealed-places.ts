import type { Vault } from './vault.ts'

type Facts = {
  /** How numbers of a place are found without opening them: a column with a keyed hash. */
  readonly index?: { readonly column: string; readonly of: (vault: Vault, plain: string) => string }
  /** Which texts of a place are numbers, as JavaScript and PostgreSQL read it; without it, what has a digit. */
  readonly looks?: string
}

/** How many digits at its end a number is found and shown by. */
export const endLength = 4

/** The last digits of a number as an index, with the present key. */
export function endIndexOf(vault: Vault, number: string): string {
  return vault.index('phone end', number.slice(-endLength))
}

const anyDigit = '[0-9]'
const phoneAmongAddresses = { looks: '^\\+?[0-9]{6,}$' }

/**
 * Where sealed numbers stand, beside those of `customers`: a column, or a field of a column with JSON. The name is bound into
 * what is sealed there. `npm run seal` and `people.seal` seal each of them anew; a new one is a line here.
 */
export const sealedPlaces = {
  'addresses.phone': {},
  'tickets.phone': {},
  'phone_codes.phone': { index: { column: 'phone_index', of: (vault, plain) => vault.index('phone', plain) } },
  'orders.address.phone': {},
  'requests.address.phone': {},
  'requests.meant_id_number': {},
  'requests.collector_id_number': {},
  'requests.wish.place.collector.idNumber': {},
  'waybills.receiver_phone': { index: { column: 'receiver_phone_end_index', of: endIndexOf } },
  // Of waybills that an earlier release wrote.
  'waybills.address.phone': {},
  'handover_consignees.phone': {},
  'legacy_orders.phone': {},
  'withdrawals.phone': {},
  'payments.payer_account': {},
  'notices.recipient': phoneAmongAddresses,
  // The other channels of a message: a phone is one of the first two.
  'notices.otherwise.0.to': phoneAmongAddresses,
  'notices.otherwise.1.to': phoneAmongAddresses,
} as const satisfies Readonly<Record<string, Facts>>

export type SealedPlace = keyof typeof sealedPlaces

export type PlaceParts = {
  readonly place: SealedPlace
  readonly table: string
  readonly column: string
  readonly path: readonly string[]
  readonly index: NonNullable<Facts['index']> | null
  readonly looks: string
}

/** The places of each table. */
export const placesByTable: ReadonlyMap<string, readonly PlaceParts[]> = Map.groupBy(
  (Object.keys(sealedPlaces) as SealedPlace[]).map(partsOf),
  ({ table }) => table,
)

/** Whether a text of this place is a number, and not the dash of a deleted account or an email. */
export function isNumberOf(place: SealedPlace, text: string): boolean {
  return new RegExp(partsOf(place).looks).test(text)
}

function partsOf(place: SealedPlace): PlaceParts {
  const [table = '', column = '', ...path] = place.split('.')
  const { index, looks = anyDigit }: Facts = sealedPlaces[place]
  return { place, table, column, path, index: index ?? null, looks }
}
