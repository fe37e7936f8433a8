import { m } from '#words/messages.js'

/** What a field is about: the receiver, the place, the way to the door, or the place inside the building. */
type AddressPart = 'receiver' | 'place' | 'door' | 'inside'

type AddressField = {
  readonly part: AddressPart
  /** The greatest length; phones and emails have their own form. */
  readonly longest?: number
  /** Required for sending anything; the others may be empty, which is null. */
  readonly isNeeded: boolean
  /** Its label in the form; names, places and contact fields have their own controls. */
  readonly label?: () => string
  readonly autoComplete?: string
  /** Its value in a sentence about the address. */
  readonly line?: (value: string) => string
  /** Its column, if that has another name. */
  readonly column?: string
}

/**
 * The fields of an address, in the order of the form. Form, calls, columns, copies in orders and requests, labels and
 * couriers follow this table: a new field is a row here, a column of `addresses`, and its words.
 */
export const addressFields = {
  firstName: { part: 'receiver', longest: 60, isNeeded: true, column: 'first_name' },
  lastName: { part: 'receiver', longest: 60, isNeeded: true, column: 'last_name' },
  phone: { part: 'receiver', isNeeded: true },
  state: { part: 'place', longest: 60, isNeeded: true },
  area: { part: 'place', longest: 60, isNeeded: true },
  city: {
    part: 'place',
    longest: 80,
    isNeeded: true,
    label: m.people_address_city,
    autoComplete: 'address-level2',
  },
  street: {
    part: 'door',
    longest: 160,
    isNeeded: true,
    label: m.people_address_street,
    autoComplete: 'address-line1',
  },
  building: {
    part: 'door',
    longest: 40,
    isNeeded: true,
    label: m.people_address_building,
    line: (building) => m.people_address_line_building({ building }),
  },
  floor: {
    part: 'inside',
    longest: 20,
    isNeeded: false,
    label: m.people_address_floor,
    line: (floor) => m.people_address_line_floor({ floor }),
  },
  apartment: {
    part: 'inside',
    longest: 20,
    isNeeded: false,
    label: m.people_address_apartment,
    line: (apartment) => m.people_address_line_apartment({ apartment }),
  },
  email: { part: 'receiver', isNeeded: false },
} as const satisfies Readonly<Record<string, AddressField>>

type Fields = typeof addressFields
export type AddressFieldName = keyof Fields

/** An address as it is stored: in the address book, and as a copy with what was sent to it. */
export type AddressValues = {
  readonly [Name in AddressFieldName]: Fields[Name]['isNeeded'] extends true ? string : string | null
}
type NamesOf<Part extends AddressPart> = {
  [Name in AddressFieldName]: Fields[Name]['part'] extends Part ? Name : never
}[AddressFieldName]

/** The destination of a parcel, without its receiver. */
export type ParcelAddress = Pick<AddressValues, NamesOf<'place' | 'door'>> &
  Partial<Pick<AddressValues, NamesOf<'inside'>>>

const parcelParts: readonly AddressPart[] = ['place', 'door', 'inside']

/** The destination alone, whatever else the address says. */
export function parcelAddress(address: ParcelAddress): ParcelAddress {
  const told = addressFieldList.flatMap(({ name, part }) =>
    parcelParts.includes(part) ? [[name, address[name as keyof ParcelAddress] ?? null]] : [],
  )
  return Object.fromEntries(told) as ParcelAddress
}

/** The rows of the table, each with its name. */
export const addressFieldList: readonly (AddressField & { readonly name: AddressFieldName })[] = Object.entries(
  addressFields,
).map(([name, field]) => ({ ...field, name: name as AddressFieldName }))

/** One value for each field. */
export function eachAddressField<Values extends Readonly<Record<AddressFieldName, unknown>>>(
  give: (field: AddressField & { readonly name: AddressFieldName }) => Values[AddressFieldName],
): Values {
  return Object.fromEntries(addressFieldList.map((field) => [field.name, give(field)])) as Values
}

/** The fields for the place inside the building; empty ones are left out. */
export function insideOf(address: ParcelAddress): Readonly<Partial<Record<NamesOf<'inside'>, string>>> {
  const inside = addressFieldList.filter((field) => field.part === 'inside')
  return Object.fromEntries(inside.map(({ name }) => [name, address[name as NamesOf<'inside'>]]).filter(([, it]) => it))
}

/** Street and number, as written on parcels and papers. */
export function streetLine({ street, building }: Pick<AddressValues, 'street' | 'building'>): string {
  return `${street} ${building}`
}

/** The building and the place inside it, in the reader's language. */
export function doorLine(address: AddressValues): string {
  const said = addressFieldList.map(({ name, line }) => address[name] && line?.(address[name]))
  return said.filter(Boolean).join(' · ')
}
