import { z } from 'zod'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { CartItem } from '#selling/cart/cart-item.ts'

const longestTitle = 80
const minor = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(BigInt)
const seenItem = z.object({
  id: z.string().max(60),
  version: z.int(),
  title: z.string().max(300),
  color: z.string().max(120),
  size: z.string().max(120),
  style: z.string().max(120),
  quantity: z.int(),
  price: minor,
  currency: z.enum(currencies),
})
const seenCart = z.object({
  version: z.int(),
  coupon: z.string().max(60),
  items: z.array(seenItem).max(200),
  lines: z.record(z.string().max(40), minor),
})

/** The goods and the lines of the price as the review showed them: kept with its form, to be set beside what holds later. */
export type SeenCart = z.output<typeof seenCart>

type Shown = {
  readonly version: number
  readonly coupon: string
  readonly items: readonly CartItem[]
  readonly lines: Readonly<Record<string, bigint>>
}

/** The text of the form's field. */
export function writeSeenCart({ version, coupon, items, lines }: Shown): string {
  const shown = items.map(({ id, version: at, title, color, size, style, quantity, price, currency }) => ({
    id,
    version: at,
    color,
    size,
    style,
    quantity,
    currency,
    title: title.slice(0, longestTitle),
    price: String(price),
  }))
  const amounts = Object.fromEntries(Object.entries(lines).map(([line, amount]) => [line, String(amount)]))
  return JSON.stringify({ version, coupon, items: shown, lines: amounts })
}

/** What the text says; null where it is not one of ours. */
export function readSeenCart(text: string): SeenCart | null {
  try {
    return seenCart.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const itemFields = ['title', 'color', 'size', 'style', 'quantity', 'price'] as const
export type ItemField = (typeof itemFields)[number]

export type ItemChange = {
  readonly id: string
  readonly title: string
  readonly kind: 'added' | 'removed' | 'changed'
  /** None where something else of it changed than what was shown. */
  readonly fields: readonly { readonly field: ItemField; readonly before: string; readonly after: string }[]
}

/** What became of the goods since they were shown, line by line. */
export function itemChanges(seen: SeenCart, items: readonly CartItem[], locale: Locale): readonly ItemChange[] {
  const before = new Map(seen.items.map((item) => [item.id, item]))
  const kept = new Set(items.map(({ id }) => id))
  const none = { fields: [] }
  const now = items.flatMap((item): ItemChange[] => {
    const { id, title } = item
    const was = before.get(id)
    if (!was) return [{ id, title, kind: 'added', ...none }]
    if (was.version === item.version) return []
    return [{ id, title, kind: 'changed', fields: changedFields(textsOf(was, locale), textsOf(item, locale)) }]
  })
  const gone = seen.items.filter(({ id }) => !kept.has(id))
  return [...now, ...gone.map(({ id, title }): ItemChange => ({ id, title, kind: 'removed', ...none }))]
}

type Goods = Pick<CartItem, Exclude<ItemField, 'price'> | 'price' | 'currency'>

function textsOf(item: Goods, locale: Locale): Readonly<Record<ItemField, string>> {
  const { title, color, size, style, quantity, price, currency } = item
  const amount = formatMoney({ minor: price, currency }, locale)
  return { title: title.slice(0, longestTitle), color, size, style, quantity: String(quantity), price: amount }
}

function changedFields(before: Readonly<Record<ItemField, string>>, after: Readonly<Record<ItemField, string>>) {
  return itemFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))
}
