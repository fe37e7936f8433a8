import assert from 'node:assert/strict'
import test from 'node:test'
import { walletAccount } from '#money/wallet/accounts.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Locale } from '#platform/work/work.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import type { PlacedOrder } from '#selling/orders/place-order.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { previewReview } from '#selling/orders/review/preview-review.ts'
import { reviewItem } from '#selling/orders/review/review-item.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { placeSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { confirmPayment } from './confirm-payment.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const customerId = cast.customer.id ?? ''
const items = [sampleItem({ data: { price: '3.00' } }), sampleItem({ title: 'Cable', data: { price: '3.00' } })]

async function costsOf({ number }: PlacedOrder, locale: Locale) {
  const { costs, money } = await database.read((work) => readOrder(work, number), { who: cast.customer, locale })
  return { why: (line: string) => costs.find((row) => row.line === line)?.why.join(' ') ?? '', costs, money }
}

async function payByCard(order: PlacedOrder, given: { minor: bigint; feesMinor: bigint }): Promise<void> {
  await stage(cast.customer, async (work) => {
    await fillWallet(work, customerId, given.minor)
    const parts = [{ from: walletAccount(customerId, 'card'), kind: 'card', minor: given.minor } as const]
    return confirmPayment(work, await lockOrder(work, order.id), {
      parts,
      method: 'creditCard',
      feesMinor: given.feesMinor,
    })
  })
}

test('the fee of a stored order has its reason: before payment, paid, paid again, and partly refunded', async () => {
  const order = await placeSample(stage, cast, items, { paymentMethod: 'creditCard' })
  const quoted = await costsOf(order, 'en')
  assert.match(quoted.why('fees'), /^Credit Card: 2\.5% of [\d,.]+\sEGP = [\d,.]+\sEGP$/i)
  const { fees_minor: feesMinor } = await database.read((work) => findOrder(work, { id: order.id }))
  await payByCard(order, { minor: order.dueMinor, feesMinor })
  assert.equal((await costsOf(order, 'en')).why('fees'), quoted.why('fees'))
  assert.match((await costsOf(order, 'ar')).why('fees'), /2\.5%/)

  await reviewSample(stage, cast, order.number, (place) =>
    place === 0 ? { verdict: { kind: 'reject', reason: 'prohibited', note: '' } } : {},
  )
  const after = await costsOf(order, 'en')
  assert.match(after.why('fees'), /given back/)
  assert.match(after.why('discount'), /from us/)
  for (const row of after.costs) assert.ok(row.why.length > 0, row.line)
})

test('a review’s preview gives the reason of every line, and its lines add up to the total it shows', async () => {
  const order = await placeSample(stage, cast, items, { paymentMethod: 'creditCard' })
  const { fees_minor: feesMinor } = await database.read((work) => findOrder(work, { id: order.id }))
  await payByCard(order, { minor: order.dueMinor, feesMinor })
  await stage(cast.reviewer, (work) => claimOrder(work, order.number))
  const [first] = (await database.read((work) => findOrder(work, { id: order.id }))).items
  const verdict = { kind: 'reject', reason: 'unavailable', note: '' } as const
  const review = { itemId: first?.id ?? '', version: first?.version ?? 0, data: {}, verdict }
  await stage(cast.reviewer, (work) => reviewItem(work, review))
  const preview = await stage(cast.reviewer, (work) => previewReview(work, order.number))
  const row = (line: string) => preview.rows.find((one) => one.line === line)
  assert.equal(row('totalCost')?.newMinor, preview.newTotal)
  assert.equal(row('totalCost')?.oldMinor, preview.oldTotal)
  for (const one of preview.rows) assert.ok(one.why.length > 0, one.line)
})
