import type { Work } from '#platform/work/work.ts'
import { readCoupons } from '#pricing/coupons/read-coupons.ts'
import { completedData, effectiveData, itemData, reviewData } from '#selling/orders/items/item-data.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'
import { offersForm } from '#selling/orders/money/order-quote.ts'
import { packagesToday } from '#selling/orders/prices/packages-today.ts'
import { pageOf } from '#selling/orders/review/compare/page-of-item.ts'
import type { AddedItem, EditDraft, ItemChange } from './edit-draft.ts'

export type DraftedOrder = {
  /** The order with its draft and the added goods; nothing is written. */
  readonly order: Order
  /** Its package still runs, and its share counts. */
  readonly isPackageRunning: boolean
}

/** An order with its draft: items, coupon, and its package with the quota that other orders left. */
export async function draftOrder(work: Work, order: Order, draft: EditDraft): Promise<DraftedOrder> {
  const stored = offersForm.parse(order.offers)
  const own = order.package_id === null ? null : await packagesToday(work, order, stored.packages)
  const packages = own?.isOwnRunning ? own.packages : stored.packages
  const coupon = draft.coupon ? await couponTerms(work, order, draft.coupon.code) : stored.coupons
  const offers = offersForm.parse({ packages, coupons: coupon })
  const kept = order.items.map((item) => draftedItem(item, draft))
  const place = Math.max(-1, ...order.items.map((item) => item.place)) + 1
  const added = draft.added.map((item, at) => newItem(work, order, item, place + at))
  return {
    order: {
      ...order,
      coupon_code: draft.coupon ? draft.coupon.code : order.coupon_code,
      offers: JSON.parse(JSON.stringify(offers)),
      items: [...kept, ...added],
    },
    isPackageRunning: own?.isOwnRunning ?? false,
  }
}

async function couponTerms(work: Work, order: Order, code: string | null) {
  if (code === null) return []
  const coupons = await readCoupons(work, { customerId: order.customer_id, orderId: order.id, code })
  return coupons.filter((coupon) => coupon.code === code).map((coupon) => coupon.terms)
}

function draftedItem(item: OrderItem, { cancelled, changed }: EditDraft): OrderItem {
  if (item.state === 'cancelled') return item
  if (cancelled.includes(item.id)) return { ...item, state: 'cancelled' }
  const change = changed[item.id]
  return change ? changedItem(item, change) : item
}

const specs = ['color', 'size', 'style'] as const

/** An item with the customer's new values. Answers and review results for a changed spec no longer apply. */
function changedItem(item: OrderItem, change: ItemChange): OrderItem {
  const before = effectiveData(item)
  const fresh = specs.filter((name) => (before[name] ?? '') !== change[name])
  const client = itemData.parse(item.client_data)
  const said = Object.fromEntries(fresh.map((name) => [name, change[name] || null]))
  const without = (data: object) => Object.fromEntries(Object.entries(data).filter(([name]) => !isIn(fresh, name)))
  return {
    ...item,
    quantity: change.quantity,
    notes: change.notes || null,
    client_data: { ...client, ...said },
    review_data: item.review_data === null ? null : without(reviewData.parse(item.review_data)),
    completed_data: item.completed_data === null ? null : without(completedData.parse(item.completed_data)),
    verdict: null,
    hold: null,
    issues: [],
  }
}

function isIn(names: readonly string[], name: string): boolean {
  return names.includes(name)
}

function newItem(work: Work, order: Order, added: AddedItem, place: number): OrderItem {
  const { id, title, url, image, store, country, quantity, notes, readingId, data, estimated } = added
  const unsaid = {
    review_data: null,
    verdict: null,
    completed_data: null,
    answered: [],
    hold: null,
    real_grams: null,
    bought_units: 0,
  }
  return {
    id,
    title,
    url,
    image,
    store,
    country,
    quantity,
    notes,
    place,
    ...unsaid,
    order_id: order.id,
    site: order.site,
    reading_id: readingId,
    page: pageOf(url),
    state: 'placed',
    state_since: work.now,
    client_data: data,
    estimated,
    issues: [],
    discrepancy: null,
    cancel_reason: null,
    version: 1,
  }
}
