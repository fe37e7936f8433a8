import { z } from 'zod'
import { currencies } from '#platform/values/amounts/money.ts'
import { minorFromNumber } from '#platform/values/amounts/money-json.ts'
import type { ItemFields } from './cart-item.ts'

const mostMinor = 100_000_000n
const amount = z
  .number()
  .refine((value) => isAmount(value), 'cart_field_price')
  .meta({ description: 'Major units, at most two decimals' })
const spec = z.string().trim().max(120)
const weight = z.int().positive().max(1_000_000).nullish().meta({ description: 'Grams of one unit' })
const category = z.string().trim().min(1).max(60)

const clientData = z.object({
  title: z.string().trim().max(300).optional(),
  price: amount.refine((value) => value > 0, 'cart_field_price'),
  currency: z.enum(currencies),
  domesticShipping: amount.nullish().meta({ description: 'Of the whole line' }),
  category: category.optional(),
  weight,
})

const said = {
  title: z.string().trim().max(300).optional(),
  category: category.optional(),
  country: z.string().trim().max(10).optional(),
  color: spec.nullish(),
  size: spec.nullish(),
  style: spec.nullish(),
  quantity: z.int().min(1).max(99).optional(),
  notes: z.string().trim().max(500).nullish(),
  weight,
}

/** An item as the API takes it; the store follows from the link. Category and weight may be in `clientData` too. */
export const itemBody = z
  .object({ ...said, clientData, url: z.string().trim().min(1).max(2000), readingId: z.uuid().nullish() })
  .meta({ id: 'NewCartItem' })

/** The changeable fields of an item; fields that are not sent stay. */
export const itemChanges = z
  .object({
    ...said,
    clientData: clientData.partial().optional(),
    saved: z.boolean().optional().meta({ description: 'Kept for later, or in the cart again' }),
    version: z.int().optional().meta({ description: 'Of what was edited; an older one is refused with 409' }),
  })
  .meta({ id: 'CartItemChanges' })

/** A link to be read and added, with the customer's own values. */
export const linkBody = z
  .object({ ...said, url: z.string().trim().min(1).max(4000), clientData: clientData.partial().optional() })
  .meta({ id: 'LinkToAdd' })

type Said = Omit<z.output<typeof linkBody>, 'url'>

/** The fields that an item body contains, and no others. */
export function saidFields(body: Said): Partial<ItemFields> {
  const { clientData: client } = body
  const grams = body.weight === undefined ? client?.weight : body.weight
  const shipping = client?.domesticShipping
  return withoutUndefined({
    title: body.title ?? client?.title,
    category: body.category ?? client?.category,
    country: body.country,
    color: textOf(body.color),
    size: textOf(body.size),
    style: textOf(body.style),
    quantity: body.quantity,
    notes: textOf(body.notes),
    weightGrams: grams,
    price: client?.price === undefined ? undefined : minorOf(client.price),
    currency: client?.currency,
    domesticShipping: shipping === undefined ? undefined : minorOf(shipping ?? 0),
  })
}

/** A whole item from the given fields: missing ones are empty, and refused if they are required. */
export function itemFields(url: string, readingId: string | null, body: Said): ItemFields {
  const none = { estimated: [], title: '', category: '', country: '', color: '', size: '', style: '', notes: '' }
  const amounts = { quantity: 1, weightGrams: null, price: 0n, currency: 'USD', domesticShipping: 0n } as const
  return { ...none, ...amounts, ...saidFields(body), url, readingId }
}

function textOf(text: string | null | undefined): string | undefined {
  return text === null ? '' : text
}

function withoutUndefined<Fields extends object>(fields: Fields) {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
}

function isAmount(value: number): boolean {
  const minor = minorFromNumber(value)
  return minor !== null && minor >= 0n && minor <= mostMinor
}

function minorOf(value: number): bigint {
  return minorFromNumber(value) ?? 0n
}
