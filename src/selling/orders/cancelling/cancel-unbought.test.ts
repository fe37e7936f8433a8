import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import {
  approvedSample,
  paidSample,
  type Stage,
  sampleCast,
  sampleItem,
} from '#world/samples/selling/orders.samples.ts'
import { cancelUnbought, readUnboughtBack } from './cancel-unbought.ts'
import type { CancelWish } from './cancel-wishes.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const card = async () => (await database.read((work) => readWallet(work, cast.customer.id ?? ''))).card.minor
const back = (number: string) => stage(support, (work) => readUnboughtBack(work, number))
const cancel = (number: string, wish: CancelWish, who: Actor = support) =>
  stage(who, (work) => cancelUnbought(work, { key: newId(), number, wish, why: 'told us by phone' }))
const statesOf = async (number: string) =>
  (await database.read((work) => findOrder(work, { number }))).items.map((item) => item.state)

for (const wish of ['customer', 'us'] as const) {
  test(`support cancels an order of which nothing was bought, with the refund that was shown (${wish})`, async () => {
    const { number } = await approvedSample(stage, cast, [sampleItem(), sampleItem({ title: 'Cable' })])
    const said = await back(number)
    const before = await card()
    await cancel(number, wish)
    assert.equal((await card()) - before, said?.[wish])
    assert.deepEqual(await statesOf(number), ['cancelled', 'cancelled'])
    const order = await database.read((work) => findOrder(work, { number }))
    const money = await database.read((work) => readOrderMoney(work, order))
    if (wish === 'us') assert.equal(money.refunded, money.paid, 'with the fee of the payment method')
    assert.equal(await back(number), null)
    assert.deepEqual(await database.read(proveBooks), [])
  })
}

test('of two who cancel at once one succeeds, and the money is refunded once', async () => {
  const { number } = await approvedSample(stage, cast)
  const said = await back(number)
  const before = await card()
  const results = await Promise.allSettled([cancel(number, 'us'), cancel(number, 'customer')])
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
  const wish = results[0]?.status === 'fulfilled' ? 'us' : 'customer'
  assert.equal((await card()) - before, said?.[wish])
})

test('an order under review, an old proof or another role cannot cancel it', async () => {
  const { number } = await paidSample(stage, cast)
  await assert.rejects(cancel(number, 'us', cast.buyer), refused('TRANSITION_NOT_ALLOWED'))
  await assert.rejects(cancel(number, 'us', { ...support, isProved: false } as Actor), refused('PROOF_NEEDED'))
  await stage(cast.reviewer, (work) => claimOrder(work, number))
  assert.equal(await back(number), null)
  await assert.rejects(cancel(number, 'us'), refused('TRANSITION_NOT_ALLOWED'))
})
