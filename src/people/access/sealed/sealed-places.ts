import type { Vault } from '#platform/work/vault.ts'
import { endIndexOf } from './phones.ts'

/** How a place of sealed numbers is found without opening them: a column with a keyed hash. */
type Index = { readonly column: string; readonly of: (vault: Vault, plain: string) => string }

/**
 * Where sealed numbers stand, beside those of `customers`: a column, or a field of a column with JSON. The name is bound into
 * what is sealed there. `npm run seal` and `people.seal` seal each of them anew; a new one is a line here.
 */
export const sealedPlaces = {
  'addresses.phone': null,
  'tickets.phone': null,
  'phone_codes.phone': { column: 'phone_index', of: (vault, plain) => vault.index('phone', plain) },
  'orders.address.phone': null,
  'requests.address.phone': null,
  'requests.meant_id_number': null,
  'requests.collector_id_number': null,
  'requests.wish.place.collector.idNumber': null,
  'waybills.receiver_phone': { column: 'receiver_phone_end_index', of: endIndexOf },
  // Of waybills that an earlier release wrote.
  'waybills.address.phone': null,
  'handover_consignees.phone': null,
} as const satisfies Readonly<Record<string, Index | null>>

export type SealedPlace = keyof typeof sealedPlaces

export type PlaceParts = {
  readonly place: SealedPlace
  readonly table: string
  readonly column: string
  readonly path: readonly string[]
  readonly index: Index | null
}

/** The places of each table. */
export const placesByTable: ReadonlyMap<string, readonly PlaceParts[]> = Map.groupBy(
  (Object.keys(sealedPlaces) as SealedPlace[]).map(partsOf),
  ({ table }) => table,
)

function partsOf(place: SealedPlace): PlaceParts {
  const [table = '', column = '', ...path] = place.split('.')
  return { place, table, column, path, index: sealedPlaces[place] }
}
