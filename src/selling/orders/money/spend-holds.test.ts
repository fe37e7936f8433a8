import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { readHoldsDue, returnHeld } from '#selling/orders/expire-orders.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { paidSample, reviewSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readOrderMoney } from './order-money.ts'
import { payOrderFromWallet } from './pay-order-from-wallet.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const customerId = cast.customer.id ?? ''
const wallet = () => database.read((work) => readWallet(work, customerId))
const money = (id: string) => database.read(async (work) => readOrderMoney(work, await findOrder(work, { id })))

test('money on hold that paid for another order is not returned a second time', async () => {
  const cheaper = await paidSample(stage, cast)
  await reviewSample(stage, cast, cheaper.number, () => ({ data: { price: '19.99' } }))
  const held = (await wallet()).holds.card.minor
  const dearer = await paidSample(stage, cast)
  await reviewSample(stage, cast, dearer.number, () => ({ data: { price: '51.99' } }))
  const { dueNow } = await money(dearer.id)
  assert.ok(held > dueNow && dueNow > 0n)

  const payment = { number: dearer.number, from: 'hold:card', key: 'from-hold-1' } as const
  await stage(cast.customer, (work) => payOrderFromWallet(work, payment))
  assert.deepEqual([(await money(dearer.id)).dueNow, (await money(cheaper.id)).held], [0n, held - dueNow])

  const later = { now: new Date(Date.now() + 73 * 3_600_000) }
  for (const id of await database.read(readHoldsDue, later)) await database.write((work) => returnHeld(work, id), later)
  const after = await wallet()
  assert.deepEqual([after.holds.card.minor, after.card.minor], [0n, held - dueNow])
  assert.deepEqual(await database.read(proveBooks), [])
})
