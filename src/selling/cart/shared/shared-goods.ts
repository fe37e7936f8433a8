import { z } from 'zod'
import { estimatedFacts } from '#catalog/estimates/estimated-facts.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import type { CartItem, ItemFields } from '#selling/cart/cart-item.ts'

/** One of the shared goods: what is needed to add it, and its picture. */
export type SharedItem = ItemFields & { readonly image: string | null }

const minor = z.string().transform((digits) => BigInt(digits))
const sharedItem = z.object({
  url: z.string(),
  title: z.string(),
  country: z.string(),
  category: z.string(),
  color: z.string(),
  size: z.string(),
  style: z.string(),
  quantity: z.int(),
  weightGrams: z.int().nullable(),
  price: minor,
  domesticShipping: minor,
  currency: z.enum(currencies),
  readingId: z.string().nullable(),
  estimated: z.array(z.enum(estimatedFacts)),
  image: z.string().nullable(),
})
const sharedGoods = z.array(sharedItem)

/** The goods of a cart for others: field by field, so that notes and whatever comes later stay with their owner. */
export function packGoods(items: readonly CartItem[]): string {
  return JSON.stringify(
    items.map((item) => ({
      url: item.url,
      title: item.title,
      country: item.country,
      category: item.category,
      color: item.color,
      size: item.size,
      style: item.style,
      quantity: item.quantity,
      weightGrams: item.weightGrams,
      price: item.price.toString(),
      domesticShipping: item.domesticShipping.toString(),
      currency: item.currency,
      readingId: item.readingId,
      estimated: item.estimated,
      image: item.image,
    })),
  )
}

export function unpackGoods(goods: unknown): readonly SharedItem[] {
  return sharedGoods.parse(goods).map((item) => ({ ...item, notes: '' }))
}
