import { z } from 'zod'
import { numberFromMinor } from '#platform/values/amounts/money-json.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import type { FoundPage } from './draft-item.ts'

export const pageShape = z
  .object({
    readingId: z.string().meta({ description: 'Send it with the item: the page need not be read again' }),
    url: z.string(),
    canonicalUrl: z.string(),
    store: z.string(),
    country: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Why there is no product; null where there is one' }),
    source: z
      .enum(['page', 'provider'])
      .meta({ description: "Who says it: the shop's page, or the provider asked where the shop turns us away" }),
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
  const price = product?.price ? parseMinor(product.price) : null
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
