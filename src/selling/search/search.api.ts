import { z } from 'zod'
import { holdsDocuments } from '#catalog/products/finding/memory/keep-index.ts'
import { readProduct } from '#catalog/products/finding/read-product.ts'
import { type Suggestion, suggestProducts } from '#catalog/products/finding/suggest-products.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { no } from '#platform/work/refusal.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { landedOf } from './pricing/landed-of.ts'
import { readResults } from './results/read-results.ts'
import { searchSwitch } from './results/search-switch.ts'
import { no as searchNo } from './search.refusals.ts'
import { type AskedSearch, readAddress } from './search-address.ts'
import { productJson, productsQuery, productsShape } from './search-json.ts'

const offerShape = z.object({
  id: z.string(),
  store: z.string().meta({ description: 'Its domain' }),
  page: z.string(),
  country: z.string(),
  price: z.object({ amount: amountJson, currency: z.string() }),
  landed: z.object({ amount: amountJson, currency: z.string() }).nullable(),
  availability: z.enum(['in_stock', 'out_of_stock', 'unknown']),
  readAt: z.string(),
  prices: z.array(z.object({ at: z.string(), amount: amountJson, currency: z.string() })),
})
const oneProduct = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  partNumber: z.string().nullable(),
  gtin: z.string().nullable(),
  category: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  colors: z.array(z.string()),
  sizes: z.array(z.string()),
  weight: z.number().nullable().meta({ description: 'Grams of one unit, packed' }),
  inStock: z.boolean(),
  offers: z.array(offerShape),
})

const suggestionShape = z.object({
  text: z.string(),
  kind: z.enum(['words', 'brand', 'category', 'product']),
  id: z.string().nullable().meta({ description: 'What it leads to; words lead to a search' }),
})

/** Products that are found by name, with their whole price. */
export const searchApi = api({ tags: ['products'], access: 'public' }, (route) => {
  route({
    get: '/products',
    summary: 'Products by words and filters, each with its whole price',
    query: productsQuery,
    answer: productsShape,
    do: ({ visit, query }) => {
      if (!settingOf(searchSwitch, visit).on) throw searchNo.SEARCH_PAUSED()
      return answerProducts(visit, askedOf(query))
    },
  })
  route({
    get: '/products/most-selling',
    summary: 'What is bought most',
    query: productsQuery.pick({ page: true, pageSize: true }),
    answer: productsShape,
    do: ({ visit, query: { page, pageSize } }) => {
      const asked = readAddress(new URLSearchParams({ sort: 'mostSelling', page: String(page), show: pageSize }))
      return answerProducts(visit, asked)
    },
  })
  route({
    get: '/products/suggest',
    summary: 'What may be meant by the beginning of a search',
    query: z.object({ search: z.string().max(200).default('') }),
    answer: z.object({ items: z.array(suggestionShape) }),
    do: async ({ visit, query: { search } }) => {
      const isOn = settingOf(searchSwitch, visit).on
      // From memory it is one statement; PostgreSQL needs a transaction to plan for the words that were typed.
      const door = holdsDocuments() ? visit.query : visit.read
      const found = isOn ? await door((work) => suggestProducts(work, search)) : []
      return { items: found.map((one) => ({ ...one, text: suggestedText(one, visit.locale) })) }
    },
  })
  route({
    get: '/products/:id',
    summary: 'One product with the offer of each store, and their prices over 180 days',
    params: z.object({ id: z.string().max(20) }),
    answer: oneProduct,
    do: ({ visit, params: { id } }) => visit.read((work) => answerProduct(work, visit, id)),
  })
})

/** A category is suggested by its name in the reader's language. */
function suggestedText({ kind, id, text }: Suggestion, locale: Locale): string {
  return kind === 'category' && id !== null ? categoryName(id, locale) : text
}

function askedOf(query: z.output<typeof productsQuery>): AskedSearch {
  const asked = readAddress(new URLSearchParams({ q: query.search, sort: query.sort, show: query.pageSize }))
  return {
    ...asked,
    query: {
      ...asked.query,
      page: query.page,
      inStock: query.inStock === 'true',
      stores: query.store,
      categories: query.category,
      brands: query.brand,
      sizes: query.size,
      colors: query.color,
      priceFrom: parseMinor(query.from),
      priceTo: parseMinor(query.to),
    },
  }
}

async function answerProducts(visit: Visit, asked: AskedSearch): Promise<z.output<typeof productsShape>> {
  const { products, count, isMore, searchedFor, facets } = await readResults(visit, asked)
  const values = Object.fromEntries(
    facets.map(({ name, values }) => [name, values.map(({ value, text, count }) => ({ code: value, text, count }))]),
  ) as z.output<typeof productsShape>['facets']
  return { items: products.map(productJson), total: count, isMore, searchedFor, facets: values }
}

async function answerProduct(work: Work, visit: Visit, id: string) {
  const product = await readProduct(work, id)
  if (!product) throw no.NOT_FOUND()
  const goods = product.offers.map((offer) => ({ ...product, id: offer.id, offer }))
  const landed = await landedOf(work, goods, await readVisitCart(work, visit))
  const { title, brand, partNumber, gtin, category, description, image, weightGrams, isInStock } = product
  return {
    id: product.id,
    title,
    brand,
    partNumber,
    gtin,
    category,
    description,
    image,
    colors: [...product.colors],
    sizes: [...product.sizes],
    weight: weightGrams,
    inStock: isInStock,
    offers: product.offers.map((offer) => {
      const whole = landed.get(offer.id)?.money
      return {
        id: offer.id,
        store: offer.store,
        page: offer.page,
        country: offer.country,
        price: { amount: offer.price, currency: offer.currency },
        landed: whole ? { amount: whole.minor, currency: whole.currency } : null,
        availability: offer.availability,
        readAt: offer.seenAt.toISOString(),
        prices: offer.prices.map(({ seenAt, price, currency }) => ({
          at: seenAt.toISOString(),
          amount: price,
          currency,
        })),
      }
    }),
  }
}
