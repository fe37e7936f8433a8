import { z } from 'zod'
import { estimatedFacts } from '#catalog/estimates/estimated-facts.ts'
import { numberFromMinor } from '#platform/values/amounts/money-json.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { issueTypes } from './item-issues.ts'
import type { ItemView } from './page/item-view.ts'

const money = z.number().meta({ description: 'Major units, at most two decimals' })
const original = z.object({
  price: money.nullable(),
  currency: z.string().nullable(),
  domesticShipping: money,
})
const itemData = z.object({
  title: z.string(),
  price: money,
  currency: z.string(),
  domesticShipping: money,
  finalPrice: money.nullable().meta({ description: 'The whole line in the site’s currency' }),
  finalPriceCurrency: z.string(),
  original: original.nullable().meta({ description: 'As the page said it, where it was read' }),
})

export const cartItemShape = z
  .object({
    _id: z.string(),
    clientData: itemData,
    reviewData: itemData.nullable(),
    title: z.string(),
    image: z.string().nullable(),
    store: z.string(),
    category: z.string(),
    estimated: z.boolean().meta({ description: 'Whether any of its facts is our own guess' }),
    estimatedFacts: z.array(z.enum(estimatedFacts)).meta({ description: 'Which; the review settles them' }),
    color: z.string(),
    size: z.string(),
    style: z.string(),
    quantity: z.int(),
    country: z.string(),
    notes: z.string(),
    weight: z.int().nullable().meta({ description: 'Grams of one unit' }),
    url: z.string(),
    readingId: z.string().nullable(),
    issues: z.array(z.object({ type: z.enum(issueTypes), details: z.object({ ar: z.string(), en: z.string() }) })),
    orderId: z.string().nullable(),
    isCancelled: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'CartItem' })

export const cartShape = z
  .object({
    items: z.array(cartItemShape),
    savedItems: z
      .array(cartItemShape)
      .meta({ description: 'Kept for later: neither priced nor ordered with the cart' }),
    couponCode: z
      .object({
        code: z.string(),
        display: z.object({ applyMessage: z.string().nullable() }),
        error: z
          .object({ code: z.string(), message: z.string() })
          .nullable()
          .meta({ description: 'Why it takes nothing off these goods, as the calculators say it' }),
      })
      .nullable(),
    itemsNo: z.int(),
    version: z.int(),
  })
  .meta({ id: 'Cart' })

/** An item in answers of the API, its line in the site's currency. */
export function cartItemJson(item: ItemView, siteCurrency: string): z.output<typeof cartItemShape> {
  return {
    _id: item.id,
    clientData: {
      title: item.title,
      price: numberFromMinor(item.price),
      currency: item.currency,
      domesticShipping: numberFromMinor(item.domesticShipping),
      finalPrice: item.onlinePrice && numberFromMinor(item.onlinePrice.minor),
      finalPriceCurrency: siteCurrency,
      original: originalJson(item),
    },
    reviewData: null,
    title: item.title,
    image: item.image,
    store: item.store,
    category: item.category,
    estimated: item.estimated.length > 0,
    estimatedFacts: [...item.estimated],
    color: item.color,
    size: item.size,
    style: item.style,
    quantity: item.quantity,
    country: item.country,
    notes: item.notes,
    weight: item.weightGrams,
    url: item.url,
    readingId: item.readingId,
    issues: item.issues.map(({ type, details }) => ({ type, details: { ar: details.ar, en: details.en } })),
    orderId: null,
    isCancelled: false,
    version: item.version,
  }
}

function originalJson({ original: read }: ItemView): z.output<typeof original> | null {
  if (read === null) return null
  const minor = read.price === null ? null : parseMinor(read.price)
  return { price: minor === null ? null : numberFromMinor(minor), currency: read.currency, domesticShipping: 0 }
}
