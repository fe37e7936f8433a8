import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { holdItem } from '#selling/orders/money/hold-item.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import { orderAt, type SampleStage } from '#world/samples/fulfilment/requests.samples.ts'
import {
  approvedSample,
  type Cast,
  paidSample,
  reviewSample,
  type Stage,
  sampleItem,
} from '#world/samples/selling/orders.samples.ts'
import { GOODS } from '#world/shops/goods.ts'

const categories: Readonly<Record<string, string>> = {
  bag: 'bags',
  wallet: 'bags',
  chess: 'toys',
  keyboard: 'electronics',
}

/** Goods of the demo shops as order items; links and pictures are those that the shops on this machine serve. */
export function demoItems(shopsPort: number): readonly NewItem[] {
  return GOODS.filter((good) => good.price !== null && good.weightGrams !== null && good.inStock).map((good) =>
    sampleItem({
      title: good.title,
      url: `http://${good.shop.domain}:${shopsPort}${good.path}`,
      image: `http://${good.shop.domain}:${shopsPort}/pictures/${good.picture}.png`,
      store: good.shop.domain,
      country: good.shop.country === 'GB' ? 'UK' : good.shop.country,
      data: {
        price: good.price ?? '0',
        currency: good.shop.currency,
        weight: good.weightGrams,
        category: categories[good.picture] ?? 'homeware',
        color: good.colours[0] ?? null,
        size: good.sizes[0] ?? null,
      },
    }),
  )
}

/** How many orders `fillDemoOrders` creates on a site. */
export const demoOrderCount = 15

export type Told = { readonly stage: (startsAt: Date) => Stage; readonly cast: Cast; readonly now: Date }

/** One order in each state, each brought there from its placing; nothing is inserted, every step is a use-case. */
export async function fillDemoOrders({ stage, cast, now }: Told, goods: readonly NewItem[]): Promise<void> {
  const from = (days: number) => stage(new Date(now.getTime() - days * 86_400_000))
  const pick = (...places: number[]) => places.map((place) => goods[place % goods.length]!)
  const stations: readonly [SampleStage, number, readonly NewItem[]][] = [
    ['picked_up', 46, pick(0)],
    ['ready_for_pickup', 32, pick(1, 2)],
    ['waiting_delivery_request', 29, pick(3)],
    ['shipped_to_destination', 17, pick(4, 0)],
    ['received_at_warehouse', 12, pick(1)],
    ['purchased', 6, pick(2)],
    ['pending_purchase', 3, pick(0, 3)],
    ['pending_purchase', 2, pick(5)],
    ['processing', 1.2, pick(1, 4)],
    ['processing', 0.4, pick(6)],
    ['processing', 0.1, pick(0)],
  ]
  for (const [until, days, items] of stations) await orderAt(from(days), cast, until, items)
  await tellTheRest(from, cast, pick)
}

// Orders with an exception: a higher price, a question, an item that is sold out, a change of mind.
async function tellTheRest(
  from: (days: number) => Stage,
  cast: Cast,
  pick: (...places: number[]) => NewItem[],
): Promise<void> {
  const dearer = from(1)
  const raised = await paidSample(dearer, cast, pick(3))
  await reviewSample(dearer, cast, raised.number, () => ({ data: { domesticShipping: '12.00' } }))

  const asked = from(1.5)
  const unclear = await paidSample(asked, cast, pick(1))
  await reviewSample(asked, cast, unclear.number, () => ({
    verdict: { kind: 'askInfo', issues: [{ type: 'Missing size', details: '' }] },
  }))

  const stopped = from(2)
  const held = await approvedSample(stopped, cast, pick(2, 5))
  const { items } = await stopped(cast.buyer, (work) => findOrder(work, { number: held.number }))
  const hold = { itemId: items[0]!.id, reason: 'UNAVAILABLE', newPrice: null, note: 'Sold out in this colour' } as const
  await stopped(cast.buyer, (work) => holdItem(work, hold))

  const regretted = from(9)
  const { number } = await paidSample(regretted, cast, pick(0))
  const cancellation = { number, reason: 'CHEAPER_ALTERNATIVE', comment: null, key: `cancel-${number}` } as const
  await regretted(cast.customer, (work) => cancelOrder(work, cancellation))
}
