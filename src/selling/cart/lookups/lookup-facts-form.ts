import { z } from 'zod'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import { parseAmount } from '#platform/values/amounts/parse-money.ts'
import { price, whole } from '#selling/cart/adding/item-form.ts'
import { lookupRefusals } from './lookup-refusals.ts'

const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[,،;؛\n]/).flatMap((one) => one.trim() || []))
  .pipe(z.array(z.string().max(100)).max(40))

/** What staff type of a page that only people can read. Colours and sizes are separated by commas. */
export const lookupFactsForm = z.object({
  title: z.string().trim().min(1).max(300),
  price,
  currency: z.enum(currencies),
  category: z.string().trim().min(1).max(60),
  country: z.string().trim().min(1).max(10),
  colors: list,
  sizes: list,
  kilograms: whole(0, 200).default(0),
  grams: whole(0, 999).default(0),
  image: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(4000)], 'cart_lookup_image_wrong').default(''),
})
export type LookupFacts = z.output<typeof lookupFactsForm>

export const lookupRefusalForm = z.object({
  refusal: z.enum(lookupRefusals),
  note: z.string().trim().max(500).default(''),
})

/** What staff typed as the reader writes facts; the category is a code of the price tables. */
export function toProductFacts(typed: LookupFacts): ProductFacts {
  const axes = [
    { name: 'Color', values: typed.colors },
    { name: 'Size', values: typed.sizes },
  ]
  const weight = typed.kilograms * 1000 + typed.grams
  return {
    title: typed.title,
    price: minorToDecimal(parseAmount(typed.price) ?? 0n),
    currency: typed.currency,
    availability: 'in_stock',
    image: typed.image || null,
    images: typed.image ? [typed.image] : [],
    brand: null,
    sku: null,
    variants: axes.filter(({ values }) => values.length > 0),
    weightGrams: weight > 0 ? weight : null,
    description: null,
    category: typed.category,
    breadcrumb: [],
    oldPrice: null,
    offers: [],
    lang: null,
  }
}
