import { z } from 'zod'
import { internationalPhone, phone } from '#people/access/phone.ts'
import { openText, sealText } from '#platform/work/sealed-text.ts'
import type { QueryWork } from '#platform/work/work.ts'
import {
  type AddressFieldName,
  type AddressValues,
  addressFieldList,
  type addressFields,
  eachAddressField,
} from './address.ts'

type Shape = { readonly [Name in AddressFieldName]: z.ZodType<AddressValues[Name]> }

const text = z.string()
const emptyText = text.nullable()
const filled = (longest = Infinity) => text.trim().min(1).max(longest)
const blank = (longest = Infinity) =>
  text
    .trim()
    .max(longest)
    .optional()
    .transform((given) => given || null)
const chosen = (longest: number, needed: string) => z.string(needed).min(1, needed).max(longest)

/** An address as it is sent by forms and calls; the use-case checks that its state and area exist on the site. */
export const addressForm = z.object({
  ...eachAddressField<Shape>(({ longest, isNeeded }) => (isNeeded ? filled(longest) : blank(longest))),
  phone,
  state: chosen(60, 'people_state_needed'),
  area: chosen(60, 'people_area_needed'),
  email: z
    .union([z.literal(''), z.email()])
    .optional()
    .transform((given) => given || null),
  isDefault: z
    .union([z.boolean(), z.literal('on').transform(() => true)])
    .optional()
    .default(false),
})
export type AddressRequest = z.output<typeof addressForm>

/** A copy of an address from the address book, stored with what is sent there. */
export const addressCopy = z.object(
  eachAddressField<Shape>(({ isNeeded }) => (isNeeded ? text : emptyText.default(null))),
)

/** An address in answers of the API. */
export const addressJson = z.object(eachAddressField<Shape>(({ isNeeded }) => (isNeeded ? text : emptyText)))

type Columns = {
  readonly [Name in AddressFieldName as (typeof addressFields)[Name] extends {
    readonly column: infer Own extends string
  }
    ? Own
    : Name]: AddressValues[Name]
}

/** A customer's input as the columns of this row; its phone is sealed. */
export function addressColumns(work: QueryWork, id: string, values: AddressValues): Columns {
  const phone = sealText(work, 'addresses.phone', id, internationalPhone(values.phone, work.site))
  const kept = { ...values, phone }
  return Object.fromEntries(addressFieldList.map(({ name, column }) => [column ?? name, kept[name]])) as Columns
}

export function addressOfColumns(work: QueryWork, row: Columns & { readonly id: string }): AddressValues {
  const columns: Readonly<Record<string, string | null>> = {
    ...row,
    phone: openText(work, 'addresses.phone', row.id, row.phone),
  }
  return eachAddressField<AddressValues>(({ name, column }) => columns[column ?? name] ?? null)
}
