// Every state that waits for a customer has an action for them and an automatic end; tested from the table of moves,
// not from a list.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { applyDefault } from '#selling/orders/discrepancies/choose-option.ts'
import { readDiscrepancy } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { expireOrder } from '#selling/orders/expire-orders.ts'
import { holdItem } from '#selling/orders/money/hold-item.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { pendingActions } from '#selling/orders/pending-actions.ts'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample, receivedGoods } from '#world/samples/selling/discrepancies.samples.ts'
import {
  approvedSample,
  paidSample,
  placeSample,
  reviewSample,
  type Stage,
  sampleCast,
  sampleItem,
} from '#world/samples/selling/orders.samples.ts'
import { eventsFor } from './find-moves.ts'
import { itemMoves } from './item-moves.ts'
import { type ItemState, isFinal, itemStates } from './item-states.ts'
import { findOrder, type Order } from './lock-order.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const hour = 3_600_000

async function actionsIn(state: ItemState) {
  const { number } = await paidSample(stage, cast)
  const order = await stage(cast.customer, (work) => findOrder(work, { number }))
  const money = await stage(cast.customer, (work) => readOrderMoney(work, order))
  const there: Order = { ...order, items: order.items.map((item) => ({ ...item, state })) }
  return pendingActions(there, { ...money, due: 0n, dueNow: 0n })
}

test('every state that waits for the customer can be left by them, and ends automatically at the time they are told', async () => {
  const blocking: ItemState[] = []
  for (const state of itemStates.filter((one) => !isFinal(one))) {
    const [action] = await actionsIn(state)
    if (!action) continue
    blocking.push(state)
    const mine = eventsFor(cast.customer, state).filter((event) => event !== 'edited')
    assert.ok(mine.length > 0, `${state} has no way out for its customer`)
    const clock = itemMoves.filter((move) => move.from === state && move.afterHours !== undefined)
    if (state === 'waiting_delivery_request') {
      // Arrived goods are never given up: reminders and storage fees after the free days, no deadline.
      assert.deepEqual([clock, action.deadline], [[], null])
      continue
    }
    assert.equal(clock.length, 1, `${state} has no default`)
    assert.deepEqual(clock[0]?.by, ['system'])
    assert.equal(
      action.deadline && action.deadline.getTime() - action.since.getTime(),
      clock[0]!.afterHours! * hour,
      state,
    )
  }
  assert.deepEqual(blocking, [
    'placed',
    'missing_info',
    'pending_payment',
    'on_hold',
    'waiting_delivery_request',
  ] satisfies ItemState[])
})

test('at its deadline each of them ends as announced: cancelled, the others continuing, the money refunded', async () => {
  const goods = [sampleItem(), sampleItem({ title: 'Second', data: { price: '10' } })]
  const unpaid = await placeSample(stage, cast)
  const asked = await paidSample(stage, cast)
  await reviewSample(stage, cast, asked.number, () => ({
    verdict: { kind: 'askInfo', issues: [{ type: 'Missing size', details: '' }] },
  }))
  const raised = await paidSample(stage, cast)
  await reviewSample(stage, cast, raised.number, () => ({ data: { domesticShipping: '12.00' } }))
  const held = await approvedSample(stage, cast, goods)
  const [first] = (await stage(cast.buyer, (work) => findOrder(work, { number: held.number }))).items
  const hold = { itemId: first!.id, reason: 'UNAVAILABLE', newPrice: null, note: '' } as const
  await stage(cast.buyer, (work) => holdItem(work, hold))
  for (const { id, number } of [unpaid, asked, raised, held]) {
    const before = await stage(cast.customer, (work) => findOrder(work, { number }))
    const money = await stage(cast.customer, (work) => readOrderMoney(work, before))
    const [action] = pendingActions(before, money)
    assert.ok(action?.deadline, number)
    const at = (ms: number) => ({ now: new Date(action.deadline!.getTime() + ms) })
    await database.write((work) => expireOrder(work, id), at(-60_000))
    const early = await stage(cast.customer, (work) => findOrder(work, { number }))
    assert.deepEqual(
      early.items.map(({ state }) => state),
      before.items.map(({ state }) => state),
      'not a minute early',
    )
    await database.write((work) => expireOrder(work, id), at(60_000))
    const after = await stage(cast.customer, (work) => findOrder(work, { number }))
    for (const item of after.items) {
      if (action.itemIds.includes(item.id)) assert.equal(item.state, 'cancelled')
      else assert.notEqual(item.state, 'cancelled')
    }
    const left = await stage(cast.customer, (work) => readOrderMoney(work, after))
    assert.equal(left.surplus, 0n, 'nothing is kept above what is owed')
  }
})

test('a discrepancy waits for the customer with options, and ends automatically at its deadline', async () => {
  const support = (await database.write((work) => sampleStaff(work, ['support']))).who
  const order = await receivedGoods(stage, cast)
  const { number } = await openSample(stage, cast.warehouse, order.itemIds[0] ?? '')
  await proposeSample(stage, support, number)
  const actions = async (now = new Date()) =>
    (await database.read(readPendingActions, { who: cast.customer, now })).filter((one) => one.number === order.number)
  const [action] = await actions()
  assert.equal(action?.type, 'ChooseForItem')
  assert.ok(action.deadline)
  const found = await database.read((work) => readDiscrepancy(work, number), { who: cast.customer })
  assert.ok(found.options.length >= 2 && found.options.some(({ kind }) => kind === found.defaultKind))
  const at = (ms: number) => ({ now: new Date(action.deadline!.getTime() + ms) })
  assert.equal(await database.write((work) => applyDefault(work, number), at(-60_000)), null, 'not a minute early')
  assert.equal((await database.write((work) => applyDefault(work, number), at(60_000)))?.kind, found.defaultKind)
  assert.deepEqual(await actions(), [])
})
