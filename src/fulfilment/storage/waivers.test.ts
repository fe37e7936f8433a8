import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { readDueRows } from '#selling/orders/money/read-payment-rows.ts'
import { collectSample, orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { answerWaiver } from './answer-waiver.ts'
import { readStorage } from './read-storage.ts'
import { readWaitingOrder } from './read-waiting-order.ts'
import { takeSteps } from './take-steps.ts'
import { waiveStorage } from './waive-storage.ts'

const database = await testDatabase()
const cast = await database.write(sampleCast)
const [mona, omar] = [
  (await database.write((work) => sampleStaff(work, ['support']))).who,
  (await database.write((work) => sampleStaff(work, ['support']))).who,
]
const day = 86_400_000
const start = Date.now()
let now = new Date()
const stage: Stage = (who, act) => database.write(act, { who, now })
const refused = (promise: Promise<unknown>, code: string) =>
  assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)

async function waitingOrder(
  days: number,
  quantity = 1,
  state: 'waiting_delivery_request' | 'ready_for_pickup' = 'waiting_delivery_request',
) {
  now = new Date(start)
  const { id, number } = await orderAt(stage, cast, state, [sampleItem({ quantity })])
  for (let passed = 1; passed <= days; passed++) {
    now = new Date(start + passed * day)
    await database.write((work) => takeSteps(work, id, 'https://www.marsa.example'), { now })
  }
  const { items } = await database.read((work) => findOrder(work, { number }), { now })
  return { number, itemId: items[0]!.id }
}
const due = async (number: string) =>
  (await database.read(async (work) => readOrderMoney(work, await findOrder(work, { number })), { now })).due
const waive = (who: Actor, itemId: string, minor: bigint, key = newId()) =>
  stage(who, (work) => waiveStorage(work, { key, itemId, minor, reason: 'The office was flooded' }))

test('support waives storage with a reason, once; what was paid goes back; never more than it cost', async () => {
  const { number, itemId } = await waitingOrder(30)
  const cost = await due(number)
  assert.ok(cost >= 1000n)
  await refused(waive(cast.hub, itemId, 500n), 'FORBIDDEN')
  await refused(waive(mona, itemId, cost + 1n), 'STORAGE_NOT_SO_MUCH')
  const key = newId()
  await Promise.all([waive(mona, itemId, 500n, key), waive(mona, itemId, 500n, key)])
  assert.equal(await due(number), cost - 500n)
  await stage(cast.customer, (work) => fillWallet(work, cast.customer.id ?? '', cost - 500n))
  await stage(cast.customer, (work) => payOrderFromWallet(work, { number, from: 'card', key: newId() }))
  const wallet = () => database.read((work) => readWallet(work, cast.customer.id ?? ''))
  const before = (await wallet()).card.minor
  await waive(mona, itemId, cost - 500n)
  assert.equal((await wallet()).card.minor - before, cost - 500n)
  assert.equal(await due(number), 0n)
  const [storage] = await database.read(async (work) => readStorage(work, (await findOrder(work, { number })).items), {
    now,
  })
  assert.deepEqual([storage?.bookedMinor, storage?.waivedMinor], [cost, cost])
  const rows = await database.read(async (work) => readDueRows(work, (await findOrder(work, { number })).id), { now })
  assert.deepEqual(
    rows.filter(({ reason }) => reason === 'storage').map(({ minor }) => minor),
    [cost, -cost],
  )
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a waiver gives back no shipping that was to be paid when the goods come', async () => {
  const { number, itemId } = await waitingOrder(30)
  await database.pool.query(
    "update orders set later_minor = 80000, shipping_fees_calculation = 'Without review' where number = $1",
    [number],
  )
  const wallet = async () => (await database.read((work) => readWallet(work, cast.customer.id ?? ''))).card.minor
  const before = await wallet()
  await waive(mona, itemId, await due(number))
  assert.deepEqual([await wallet(), await due(number)], [before, 0n])
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a waiver agreed to after the goods were paid and collected gives the money back out of revenue', async () => {
  const { number, itemId } = await waitingOrder(80, 10, 'ready_for_pickup')
  const cost = await due(number)
  const { id, isDone } = await waive(mona, itemId, 200_000n)
  assert.equal(isDone, false)
  await stage(cast.customer, (work) => fillWallet(work, cast.customer.id ?? '', cost))
  await stage(cast.customer, (work) => payOrderFromWallet(work, { number, from: 'card', key: newId() }))
  await collectSample(stage, cast, number)
  const waiting = await database.read((work) => readWaitingOrder(work, number), { who: omar, now })
  assert.deepEqual(
    waiting.goods.map(({ waits, waivers }) => [waits, waivers.length]),
    [[null, 1]],
  )
  const wallet = async () => (await database.read((work) => readWallet(work, cast.customer.id ?? ''))).card.minor
  const before = await wallet()
  await stage(omar, (work) => answerWaiver(work, { key: newId(), id, agrees: true }))
  assert.equal((await wallet()) - before, 200_000n)
  assert.equal(
    (await database.read(async (work) => readBalance(work, `order:${(await findOrder(work, { number })).id}`))).minor,
    0n,
  )
  assert.deepEqual(await database.read(proveBooks), [])
})

test('nobody waives storage of goods that their places do not see', async () => {
  const { itemId } = await waitingOrder(30)
  const elsewhere = { ...mona, places: ['dubai'] } as Actor
  await refused(waive(elsewhere, itemId, 100n), 'NOT_FOUND')
})

test('large waivers need a second person, also in small parts; two who answer at once: one', async () => {
  const { number, itemId } = await waitingOrder(80, 10)
  const cost = await due(number)
  assert.ok(cost > 200_000n, String(cost))
  assert.equal((await waive(mona, itemId, 150_000n)).isDone, true)
  const { id, isDone } = await waive(mona, itemId, 50_000n)
  assert.equal(isDone, false)
  assert.equal(await due(number), cost - 150_000n)
  await refused(waive(omar, itemId, 100n), 'STORAGE_WAIVER_WAITS')
  const answer = (who: Actor, agrees: boolean) => stage(who, (work) => answerWaiver(work, { key: newId(), id, agrees }))
  await refused(answer(mona, true), 'SECOND_PERSON_NEEDED')
  const both = await Promise.allSettled([answer(omar, true), answer(mona, false)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const isAgreed = both[0]?.status === 'fulfilled'
  assert.equal(await due(number), cost - (isAgreed ? 200_000n : 150_000n))
  await assert.rejects(
    database.pool.query(
      `insert into storage_waivers (id, item_id, minor, reason, proposed_by, proposed_at, needs_second, agreed_by, agreed_at)
        values ($1, $2, 1, 'x', $3, now(), true, $3, now())`,
      [newId(), itemId, mona.id],
    ),
    /storage_waiver_second_person/,
  )
})
