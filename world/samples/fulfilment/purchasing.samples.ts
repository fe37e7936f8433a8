import { purchaseItems } from '#fulfilment/purchasing/purchase-items.ts'
import { sellerShipped } from '#fulfilment/purchasing/seller-shipped.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { NewItem, NewOrder, PlacedOrder } from '#selling/orders/place-order.ts'
import { approvedSample, type Cast, type Stage, sampleItem } from '#world/samples/selling/orders.samples.ts'

/** The card that pays sample purchases; it has no limit. */
export async function cardSample(work: Work, label = 'Visa 4242', currency = 'USD'): Promise<void> {
  await work.db
    .insertInto('supplier_cards')
    .values({
      id: newId(),
      site: work.site,
      label,
      account: label.replaceAll(' ', '-'),
      last4: label.slice(-4),
      currency,
      state: 'active',
      made_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Bought: every item, in one store order per store, at 49.99 USD. */
export async function purchasedSample(
  stage: Stage,
  cast: Cast,
  items: readonly NewItem[] = [sampleItem()],
  given: Partial<NewOrder> = {},
): Promise<PlacedOrder> {
  const placed = await approvedSample(stage, cast, items, given)
  await buySample(stage, cast, placed.number)
  return placed
}

export async function buySample(stage: Stage, cast: Cast, number: string): Promise<void> {
  const { items } = await stage(cast.buyer, (work) => findOrder(work, { number }))
  const waiting = items.filter((item) => item.state === 'pending_purchase')
  await stage(cast.buyer, (work) => cardSample(work))
  for (const store of new Set(waiting.map((item) => item.store))) {
    const itemIds = waiting.filter((item) => item.store === store).map((item) => item.id)
    const storeOrderNumber = `111-${number}-${store}`
    const cost = money(4_999n, 'USD')
    const purchase = { itemIds, storeOrderNumber, cost, cardLabel: 'Visa 4242', key: `purchase-${storeOrderNumber}` }
    await stage(cast.buyer, (work) => purchaseItems(work, purchase))
  }
}

/** On its way to our warehouse; returns the tracking number. */
export async function shippedSample(stage: Stage, cast: Cast, number: string): Promise<string> {
  const { items } = await stage(cast.buyer, (work) => findOrder(work, { number }))
  const itemIds = items.filter((item) => item.state === 'purchased').map((item) => item.id)
  const trackingNumber = `1Z999AA1${number}`
  await stage(cast.buyer, (work) => sellerShipped(work, { itemIds, carrier: 'UPS', trackingNumber }))
  return trackingNumber
}
