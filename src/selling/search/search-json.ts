import { z } from 'zod'
import { PAGE_SIZES, SORTS } from '#catalog/products/finding/product-query.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import type { ShownProduct } from './results/shown-product.ts'

const several = z
  .preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(z.string().max(120)).max(20),
  )
  .meta({ description: 'May stand several times' })
const price = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/)

/** What narrows a list of products, as a call takes it. */
export const productsQuery = z.object({
  search: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(250).default(1),
  pageSize: z.enum(PAGE_SIZES.map(String) as [string, ...string[]]).default('20'),
  sort: z.enum(SORTS).default('recommended'),
  inStock: z.enum(['true', 'false']).default('false'),
  store: several,
  category: several,
  brand: several,
  size: several,
  color: several,
  from: price.optional().meta({ description: 'Whole price of one unit, in the currency of the site' }),
  to: price.optional(),
})

const money = z.object({ amount: amountJson, currency: z.string() })
export const productShape = z
  .object({
    id: z.string(),
    title: z.string(),
    brand: z.string().nullable(),
    image: z.string().nullable(),
    store: z.string(),
    stores: z.int().meta({ description: 'How many sell it' }),
    inStock: z.boolean(),
    landed: money.nullable().meta({ description: 'The whole price of one unit until it is at the office' }),
    landedIsEstimate: z.boolean().meta({ description: 'It rests on a weight that we guess' }),
    storePrice: money.nullable(),
    arrival: z.string().nullable().meta({ description: 'When it may be at the office, in words' }),
  })
  .meta({ id: 'Product' })
const facet = z.array(z.object({ code: z.string(), text: z.string(), count: z.int() }))

export const productsShape = z.object({
  items: z.array(productShape),
  total: z.int(),
  isMore: z.boolean().meta({ description: 'There are more than `total`; facets may then count only a part of them' }),
  searchedFor: z.string().nullable().meta({ description: 'What was searched instead of what was typed' }),
  facets: z.object({ store: facet, category: facet, brand: facet, size: facet, color: facet }),
})

/** A product as the calls say it. */
export function productJson(shown: ShownProduct): z.output<typeof productShape> {
  const { id, title, brand, image, store, stores, isInStock, landed, isAbout, storePrice, arrival } = shown
  const said = (money: ShownProduct['landed']) => money && { amount: money.minor, currency: money.currency }
  return {
    id,
    title,
    brand,
    image,
    store,
    stores,
    inStock: isInStock,
    landed: said(landed),
    landedIsEstimate: isAbout,
    storePrice: said(storePrice),
    arrival,
  }
}
