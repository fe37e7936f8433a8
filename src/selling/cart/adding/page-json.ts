import { z } from 'zod'
import { readingSources } from '#catalog/reader/fetching/read-link.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import { numberFromMinor } from '#platform/values/amounts/money-json.ts'
import { priceMinor } from '#platform/values/amounts/parse-money.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'
import type { FoundPage, KnownPage } from './draft-item.ts'
import { estimatePage, withGuesses } from './estimate-page.ts'
import { itemOptions, noOptions } from './item-options.ts'

export const pageShape = z
  .object({
    readingId: z.string().meta({ description: 'Send it with the item: the page need not be read again' }),
    url: z.string(),
    canonicalUrl: z.string(),
    store: z.string(),
    country: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Why there is no product; null where there is one' }),
    source: z.enum(readingSources).meta({
      description: "Who says it: the shop's page, the provider asked where the shop turns us away, or our team",
    }),
    product: z
      .object({
        title: z.string(),
        price: z.number().nullable(),
        currency: z.string().nullable(),
        availability: z.enum(['in_stock', 'out_of_stock', 'unknown']),
        image: z.string().nullable(),
        images: z.array(z.string()),
        brand: z.string().nullable(),
        sku: z.string().nullable(),
        variants: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
        weight: z.int().nullable(),
        description: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ReadPage' })

export function pageJson({ id, product, ...page }: FoundPage): z.output<typeof pageShape> {
  const price = product?.price ? priceMinor(product.price) : null
  return {
    readingId: id,
    url: page.url,
    canonicalUrl: page.canonicalUrl,
    store: page.store,
    country: page.country,
    reason: page.reason,
    source: page.source,
    product: product && {
      title: product.title,
      price: price === null ? null : numberFromMinor(price),
      currency: product.currency,
      availability: product.availability,
      image: product.image,
      images: [...product.images],
      brand: product.brand,
      sku: product.sku,
      variants: product.variants.map(({ name, values }) => ({ name, values: [...values] })),
      weight: product.weightGrams,
      description: product.description,
    },
  }
}

/** An item from a page that was read, with what the customer says above it. A price that neither says is asked for. */
export function fieldsOfPage(page: KnownPage, said: Partial<ItemFields>, prices: PriceTables): ItemFields {
  const { product } = page
  const guessed = estimatePage(page, prices)
  // Goods of one page that weighed differently are a guess, whatever the page states.
  const read = guessed?.weight ? null : (product?.weightGrams ?? null)
  const options = product ? itemOptions(product.variants) : noOptions
  const single = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? '') : '')
  const price = said.price ?? (product?.price ? priceMinor(product.price) : null)
  const currency = said.currency ?? product?.currency
  if (price === null || price === 0n || !isCurrency(currency)) throw no.PRICE_NOT_READ({ path: 'clientData.price' })
  return {
    title: product?.title ?? '',
    country: page.country ?? '',
    color: single(options.color),
    size: single(options.size),
    style: single(options.style),
    quantity: 1,
    domesticShipping: 0n,
    notes: '',
    ...said,
    ...withGuesses(
      { category: said.category ?? '', weightGrams: said.weightGrams ?? guessed?.settledGrams ?? read },
      guessed,
    ),
    price,
    currency,
    url: page.url,
    readingId: page.id,
  }
}
