import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import {
  approvedSample,
  paidSample,
  reviewSample,
  type Stage,
  sampleCast,
  sampleItem,
} from '#world/samples/selling/orders.samples.ts'
import { acceptChange, decideHold } from './decide-hold.ts'
import { holdItem } from './hold-item.ts'
import { readOrderMoney } from './order-money.ts'
import { previewHold } from './preview-hold.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const visit = () =>
  openVisit(database.db, {
    who: cast.customer,
    now: new Date(),
    site: 'eg',
    locale: 'en',
    requestId: '',
    ip: '',
    origin: '',
    token: null,
    cookies: {},
    nonce: '',
    ports: plugIn([]),
    report: () => undefined,
  })

async function heldOrder(newPrice: string) {
  const items = [sampleItem(), sampleItem({ title: 'Second', data: { price: '10' } })]
  const { number } = await approvedSample(stage, cast, items)
  const [first] = (await stage(cast.buyer, (work) => findOrder(work, { number }))).items
  const hold = { itemId: first!.id, reason: 'NEW_PRICE', newPrice, note: '' } as const
  await stage(cast.buyer, (work) => holdItem(work, hold))
  return { number, itemIds: [first!.id] }
}
const moneyOf = (number: string) =>
  stage(cast.customer, async (work) => readOrderMoney(work, await findOrder(work, { number })))

test('a choice about held items costs exactly what its preview says, and the preview changes nothing', async () => {
  for (const decision of ['PROCEED_OTHER_ITEMS', 'acceptNewPrice'] as const) {
    const choice = { ...(await heldOrder('75.00')), decision }
    const before = await moneyOf(choice.number)
    const preview = await previewHold(visit(), choice)
    assert.deepEqual(await moneyOf(choice.number), before)
    await stage(cast.customer, (work) => decideHold(work, choice))
    const after = await moneyOf(choice.number)
    assert.deepEqual(preview, {
      oldTotal: before.total,
      newTotal: after.total,
      goesBack: after.refunded - before.refunded,
      toPay: after.dueNow,
    })
    assert.ok(decision === 'acceptNewPrice' ? after.dueNow > 0n : after.refunded > before.refunded)
    assert.equal(await previewHold(visit(), choice), null, 'decided is decided')
  }
})

test('a page that shows an outdated price or total decides nothing', async () => {
  const choice = { ...(await heldOrder('75.00')), decision: 'acceptNewPrice' } as const
  const stale = { ...choice, seenPrices: ['74.00'] }
  await assert.rejects(() => stage(cast.customer, (work) => decideHold(work, stale)), refused('SEEN_TOTAL_CHANGED'))
  await stage(cast.customer, (work) => decideHold(work, { ...choice, seenPrices: ['75.00'] }))
  const { number } = await paidSample(stage, cast)
  await reviewSample(stage, cast, number, () => ({ data: { price: '45.00' } }))
  const { total } = await moneyOf(number)
  await assert.rejects(
    () => stage(cast.customer, (work) => acceptChange(work, number, total + 1n)),
    refused('SEEN_TOTAL_CHANGED'),
  )
  const { releasedMinor } = await stage(cast.customer, (work) => acceptChange(work, number, total))
  assert.ok(releasedMinor > 0n)
})
