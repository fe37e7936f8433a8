// What reviewers and buyers do with an order.

import { purchaseItems } from '#fulfilment/purchasing/purchase-items.ts'
import { sellerCancelled } from '#fulfilment/purchasing/seller-cancelled.ts'
import { sellerShipped } from '#fulfilment/purchasing/seller-shipped.ts'
import { money } from '#platform/values/amounts/money.ts'
import { findOrder, type OrderItem } from '#selling/orders/items/lock-order.ts'
import { holdItem, resumeItem } from '#selling/orders/money/hold-item.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { finishReview } from '#selling/orders/review/finish-review.ts'
import { releaseOrder } from '#selling/orders/review/release-order.ts'
import { reviewItem } from '#selling/orders/review/review-item.ts'
import type { Verdict } from '#selling/orders/review/verdict.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { aside, forward, oneOf, refusable, type Walk, type WalkDeed } from './walk.ts'

const reviewPrices = ['9.99', '49.99', '49.99', '64.50'] as const

function verdictOf(dice: () => number): Verdict {
  const roll = dice()
  if (roll < 0.03) return { kind: 'reject', reason: 'unavailable', note: '' }
  if (roll < 0.12) return { kind: 'askInfo', issues: [{ type: 'Missing size', details: '' }] }
  return { kind: 'approve' }
}

async function review({ as, crew, number, dice }: Walk): Promise<void> {
  if (await refusable(as(crew.reviewer, (work) => claimOrder(work, number)))) return
  if (dice() < 0.1) {
    await as(crew.reviewer, (work) => releaseOrder(work, number, 'Another one first'))
    return
  }
  await as(crew.reviewer, async (work) => {
    const { items } = await findOrder(work, { number })
    for (const { id, version, state } of items) {
      if (state !== 'pending_review') continue
      const data = dice() < 0.5 ? { price: oneOf(reviewPrices, dice) } : {}
      await reviewItem(work, { itemId: id, version, data, verdict: verdictOf(dice) })
    }
    await finishReview(work, number)
  })
}

async function hold({ as, crew, dice }: Walk, { id: itemId }: OrderItem): Promise<void> {
  const isGone = dice() < 0.5
  const newPrice = oneOf(['39.00', '72.25'], dice)
  const wish = isGone
    ? ({ reason: 'UNAVAILABLE', newPrice: null } as const)
    : ({ reason: 'NEW_PRICE', newPrice } as const)
  await as(crew.buyer, (work) => holdItem(work, { itemId, note: 'Not as it was', ...wish }))
}

async function buy({ as, crew, key }: Walk, { id }: OrderItem): Promise<void> {
  const cost = money(4_999n, 'USD')
  const bought = { itemIds: [id], storeOrderNumber: key(), cost, cardLabel: 'Visa 4242', key: key() }
  await as(crew.buyer, (work) => cardSample(work))
  await as(crew.buyer, (work) => purchaseItems(work, bought))
}

export const buyingDeeds: readonly WalkDeed[] = [
  forward('review', { in: ['processing'], act: review }),
  forward('buy', { in: ['pending_purchase'], act: buy }),
  aside('hold', { in: ['pending_purchase'], act: hold }),
  forward('resume', {
    in: ['on_hold'],
    act: ({ as, crew }, { id }) => as(crew.buyer, (work) => resumeItem(work, id, 'It is there again')),
  }),
  forward('sellerShips', {
    in: ['purchased'],
    act: ({ as, crew, key }, { id }) =>
      as(crew.buyer, (work) => sellerShipped(work, { itemIds: [id], carrier: 'UPS', trackingNumber: key() })),
  }),
  aside('sellerCancels', {
    in: ['purchased'],
    act: async ({ as, crew, dice }, { id }) => {
      if (dice() < 0.1) await as(crew.buyer, (work) => sellerCancelled(work, id, 'Sold out'))
    },
  }),
]
