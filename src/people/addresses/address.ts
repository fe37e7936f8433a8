import { m } from '#words/messages.js'

/** What a field tells: whose the address is, the place it lies in, the way to its door, or where inside the building. */
type AddressPart = 'receiver' | 'place' | 'door' | 'inside'

type AddressField = {
  readonly part: AddressPart
  /** The most letters that are taken; phones and emails have a form of their own. */
  readonly longest?: number
  /** Nothing is sent anywhere without it; the others may be empty, which is null. */
  readonly isNeeded: boolean
  /** Its label in the form; names, places and ways to reach somebody have controls of their own. */
  readonly label?: () => string
  readonly autoComplete?: string
  /** Its value in a sentence about the address. */
  readonly line?: (value: string) => string
  /** Its column, where that has another name. */
  readonly column?: string
}

/**
 * The fields of an address, in the order in which they are asked. Form, calls, columns, copies in orders and requests, labels
 * and couriers follow this table: a new field is a row here, a column of `addresses`, and its words.
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

/** An address as it is kept: in the book, and as a copy with what was sent to it. */
export type AddressValues = {
  readonly [Name in AddressFieldName]: Fields[Name]['isNeeded'] extends true ? string : string | null
}
type NamesOf<Part extends AddressPart> = {
  [Name in AddressFieldName]: Fields[Name]['part'] extends Part ? Name : never
}[AddressFieldName]

/** Where a parcel goes, whoever receives it. */
export type ParcelAddress = Pick<AddressValues, NamesOf<'place' | 'door'>> &
  Partial<Pick<AddressValues, NamesOf<'inside'>>>

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

/** What tells where inside the building, by field; what is empty is left out. */
export function insideOf(address: ParcelAddress): Readonly<Partial<Record<NamesOf<'inside'>, string>>> {
  const inside = addressFieldList.filter((field) => field.part === 'inside')
  return Object.fromEntries(inside.map(({ name }) => [name, address[name as NamesOf<'inside'>]]).filter(([, it]) => it))
}

/** Street and number, as parcels and papers say it. */
export function streetLine({ street, building }: Pick<AddressValues, 'street' | 'building'>): string {
  return `${street} ${building}`
}

/** The building, and where inside it, in the reader's language. */
export function doorLine(address: AddressValues): string {
  const said = addressFieldList.map(({ name, line }) => address[name] && line?.(address[name]))
  return said.filter(Boolean).join(' · ')
}
