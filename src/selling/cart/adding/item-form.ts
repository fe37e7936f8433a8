import { z } from 'zod'
import { readEstimated, writeEstimated } from '#catalog/estimates/estimated-facts.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'

// Far above any real parcel, and far below what a calculation could not hold exactly.
const mostMinor = 100_000_000n

const spec = z.string().trim().max(120).default('')
/** A whole number in Western or Arabic digits; an empty field is `least`. */
export const whole = (least: number, most: number) =>
  z
    .string()
    .transform((text) => withWesternDigits(text).trim())
    .refine((text) => /^\d{0,9}$/.test(text), 'platform_field_invalid')
    .transform((text) => (text === '' ? least : Number(text)))
    .pipe(z.number().int().min(least).max(most))
export const price = z
  .string()
  .trim()
  .min(1)
  .refine((text) => isPrice(text, 1n), 'cart_field_price')
const shipping = z
  .string()
  .trim()
  .default('')
  .refine((text) => text === '' || isPrice(text, 0n), 'cart_field_price')

export const quantity = whole(1, 99).default(1)

/** The page's item form as it is typed: Arabic digits are accepted, the weight is in kilograms and grams. */
export const itemForm = z
  .object({
    url: z.string().trim().min(1).max(2000),
    readingId: z.uuid().or(z.literal('')).default(''),
    title: z.string().trim().min(1).max(300),
    price,
    currency: z.enum(currencies),
    domesticShipping: shipping,
    category: z.string().trim().min(1).max(60),
    country: z.string().trim().min(1).max(10),
    color: spec,
    size: spec,
    style: spec,
    quantity,
    kilograms: whole(0, 200).default(0),
    grams: whole(0, 999).default(0),
    notes: z.string().trim().max(500).default(''),
    /** Which values are our own guess (`writeEstimated`); a changed one is no guess any more. */
    estimated: z.string().max(120).default(''),
  })
  .transform(({ kilograms, grams, readingId, price, domesticShipping, estimated, ...fields }): ItemFields => {
    const weight = kilograms * 1000 + grams
    const weightGrams = weight > 0 ? weight : null
    return {
      ...fields,
      readingId: readingId || null,
      weightGrams,
      estimated: readEstimated(estimated, { category: fields.category, weightGrams }),
      price: parseAmount(price) ?? 0n,
      domesticShipping: domesticShipping === '' ? 0n : (parseAmount(domesticShipping) ?? 0n),
    }
  })

/** An item as values for the form's fields. */
export function itemTyped(item: ItemFields): Record<string, string> {
  return {
    url: item.url,
    readingId: item.readingId ?? '',
    title: item.title,
    price: item.price > 0n ? minorToDecimal(item.price) : '',
    currency: item.currency,
    domesticShipping: item.domesticShipping > 0n ? minorToDecimal(item.domesticShipping) : '',
    category: item.category,
    country: item.country,
    color: item.color,
    size: item.size,
    style: item.style,
    quantity: String(item.quantity),
    ...typedWeight(item.weightGrams),
    notes: item.notes,
    estimated: writeEstimated(item.estimated, item),
  }
}

/** A weight as values for the two fields of the form. */
export function typedWeight(weightGrams: number | null): { readonly kilograms: string; readonly grams: string } {
  const grams = weightGrams ?? 0
  return {
    kilograms: grams >= 1000 ? String(Math.floor(grams / 1000)) : '',
    grams: grams % 1000 > 0 ? String(grams % 1000) : '',
  }
}

function isPrice(text: string, least: bigint): boolean {
  const minor = parseAmount(text)
  return minor !== null && minor >= least && minor <= mostMinor
}
