import { z } from 'zod'
import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { itemSpecs } from '#selling/cart/adding/item-specs.ts'
import { effectiveData, itemData } from '#selling/orders/items/item-data.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'

const spec = z.string().trim().max(120)

/** What a customer may say anew of an item; the price follows from it, and is not theirs to change. */
export const itemChange = z.object({
  quantity: z.int().min(1).max(99),
  color: spec,
  size: spec,
  style: spec,
  notes: z.string().trim().max(500),
})
export type ItemChange = z.output<typeof itemChange>

const addedItem = z.object({
  id: z.string(),
  canonicalUrl: z.string(),
  title: z.string(),
  url: z.string(),
  image: z.string().nullable(),
  store: z.string(),
  country: z.string(),
  quantity: z.int(),
  notes: z.string().nullable(),
  readingId: z.string().nullable(),
  data: itemData,
})
/** Goods that were not in the order, as checkout would hand them over. */
export type AddedItem = z.output<typeof addedItem>

/** Everything that an open edit would do to its order. Nothing of it is done before the end. */
export const editDraft = z.object({
  changed: z.record(z.string(), itemChange).default({}),
  cancelled: z.array(z.string()).default([]),
  added: z.array(addedItem).default([]),
  /** Null: the order's coupon stays as it is. A code of null: it goes. */
  coupon: z.object({ code: z.string().nullable() }).nullable().default(null),
})
export type EditDraft = z.output<typeof editDraft>

export const emptyDraft: EditDraft = { changed: {}, cancelled: [], added: [], coupon: null }

export function isEmptyDraft({ changed, cancelled, added, coupon }: EditDraft): boolean {
  return Object.keys(changed).length + cancelled.length + added.length === 0 && coupon === null
}

/** An item of the order as the customer may change it. */
export function asChange(item: OrderItem): ItemChange {
  const { color, size, style } = effectiveData(item)
  return {
    quantity: item.quantity,
    notes: item.notes ?? '',
    color: color ?? '',
    size: size ?? '',
    style: style ?? '',
  }
}

/** The same of goods that are added in this edit. */
export function addedAsChange({ quantity, notes, data }: AddedItem): ItemChange {
  return {
    quantity,
    notes: notes ?? '',
    color: data.color ?? '',
    size: data.size ?? '',
    style: data.style ?? '',
  }
}

export function isSameChange(one: ItemChange, other: ItemChange): boolean {
  const names = ['quantity', 'color', 'size', 'style', 'notes'] as const
  return names.every((name) => one[name] === other[name])
}

type DraftedGoods = { readonly id: string; readonly specs: string; readonly quantity: number }

/** The goods that the order would have, each in one text: two with the same text are the same goods. */
export function draftedGoods(items: readonly OrderItem[], draft: EditDraft): readonly DraftedGoods[] {
  const kept = items
    .filter((item) => item.state !== 'cancelled' && !draft.cancelled.includes(item.id))
    .map((item) => {
      const change = draft.changed[item.id] ?? asChange(item)
      return { id: item.id, quantity: change.quantity, specs: specsOf(canonicalOf(item.url), change) }
    })
  const added = draft.added.map((item) => {
    return { id: item.id, quantity: item.quantity, specs: specsOf(item.canonicalUrl, addedAsChange(item)) }
  })
  return [...kept, ...added]
}

function specsOf(canonicalUrl: string, { color, size, style }: ItemChange): string {
  return itemSpecs({ canonicalUrl, color, size, style })
}

function canonicalOf(url: string): string {
  const answer = canonicalLink(url)
  return answer.ok ? (answer.link.canonical ?? answer.link.url) : url
}
