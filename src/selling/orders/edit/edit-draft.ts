import { z } from 'zod'
import { estimatedFacts } from '#catalog/estimates/estimated-facts.ts'
import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { itemSpecs } from '#selling/cart/adding/item-specs.ts'
import { effectiveData, itemData } from '#selling/orders/items/item-data.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'

const spec = z.string().trim().max(120)

/** The values of an item that a customer may change; the price follows from them, and is not theirs to change. */
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
  estimated: z.array(z.enum(estimatedFacts)).default([]),
})
/** Added goods, in the form that checkout passes them. */
export type AddedItem = z.output<typeof addedItem>

/** All changes of an open edit to its order. None is carried out before the end. */
export const editDraft = z.object({
  changed: z.record(z.string(), itemChange).default({}),
  cancelled: z.array(z.string()).default([]),
  added: z.array(addedItem).default([]),
  /** Null: the order's coupon stays. A code of null: it is removed. */
  coupon: z.object({ code: z.string().nullable() }).nullable().default(null),
})
export type EditDraft = z.output<typeof editDraft>

export const emptyDraft: EditDraft = { changed: {}, cancelled: [], added: [], coupon: null }

export function isEmptyDraft({ changed, cancelled, added, coupon }: EditDraft): boolean {
  return Object.keys(changed).length + cancelled.length + added.length === 0 && coupon === null
}

/** An item of the order in the form in which the customer may change it. */
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

/** The same for goods that are added in this edit. */
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

/** The goods that the order would have, one text each: equal texts mean the same goods. */
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
