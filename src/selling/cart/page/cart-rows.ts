import type { Insertable, Selectable } from 'kysely'
import { isCurrency } from '#platform/values/amounts/money.ts'
import type { CartItems } from '#platform/work/database.gen.ts'
import type { Work } from '#platform/work/work.ts'
import { itemSpecs } from '#selling/cart/adding/item-specs.ts'
import type { CartItem, NewItem } from '#selling/cart/cart-item.ts'

export type ItemColumns = Omit<Insertable<CartItems>, 'id' | 'cart_id' | 'added_at' | 'version'>

/** An item as the columns of its row. */
export function toColumns(item: NewItem): ItemColumns {
  return {
    reading_id: item.readingId,
    url: item.url,
    canonical_url: item.canonicalUrl,
    title: item.title,
    image: item.image,
    store: item.store,
    country: item.country,
    category: item.category,
    color: item.color,
    size: item.size,
    style: item.style,
    quantity: item.quantity,
    weight_grams: item.weightGrams,
    price_minor: item.price,
    domestic_shipping_minor: item.domesticShipping,
    currency: item.currency,
    notes: item.notes,
    specs: itemSpecs(item),
  }
}

/** The items of a cart in the order they were added. */
export async function readItems(work: Work, cartId: string): Promise<CartItem[]> {
  const rows = await work.db
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('place')
    .execute()
  return rows.map(toItem)
}

/** The item of a row. */
export function toItem(row: Selectable<CartItems>): CartItem {
  if (!isCurrency(row.currency)) throw new Error(`cart item ${row.id} is in an unknown currency`)
  return {
    id: row.id,
    version: row.version,
    readingId: row.reading_id,
    url: row.url,
    canonicalUrl: row.canonical_url,
    title: row.title,
    image: row.image,
    store: row.store,
    country: row.country,
    category: row.category,
    color: row.color,
    size: row.size,
    style: row.style,
    quantity: row.quantity,
    weightGrams: row.weight_grams,
    price: row.price_minor,
    domesticShipping: row.domestic_shipping_minor,
    currency: row.currency,
    notes: row.notes,
  }
}
