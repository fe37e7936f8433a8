import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'
import { readHoldsDue, returnHeld } from '#selling/orders/expire-orders.ts'
import { findOrder, lockOrderOfItem, type Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { readReviewQueue } from '#selling/orders/review/read-review-queue.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import {
  approvedSample,
  paidSample,
  placeSample,
  type Stage,
  sampleCast,
  sampleItem,
} from '#world/samples/selling/orders.samples.ts'
import { addEditItem } from './add-edit-item.ts'
import { beginEdit } from './begin-edit.ts'
import { cancelEditItem, restoreEditItem } from './cancel-edit-item.ts'
import { changeEditItem } from './change-edit-item.ts'
import { endEdit } from './end-edit.ts'
import { forgetEdit, leaveEdit, readForgottenEdits } from './leave-edit.ts'
import { readEdit } from './read-edit.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const customerId = cast.customer.id ?? ''
const buyer: Actor = { kind: 'staff', id: cast.reviewer.id ?? '', roles: ['buyer'], places: [] }
const shoes = () =>
  sampleItem({ title: 'Shoes', url: 'https://www.amazon.com/dp/B0SHOES001', data: { price: '80.00' } })
let keys = 0
const newKey = () => `edit-key-${++keys}`

const mine = <Answer>(act: (work: Work) => Promise<Answer>) => stage(cast.customer, act)
const begin = (number: string) => mine((work) => beginEdit(work, number))
const view = (number: string) => mine((work) => readEdit(work, number))
const orderOf = (number: string) => database.read((work) => findOrder(work, { number }))
const states = async (number: string) => (await orderOf(number)).items.map((item) => item.state)
const idAt = (order: Order, place: number) => order.items[place]?.id ?? ''
const wallet = () => database.read((work) => readWallet(work, customerId))
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const later = (minutes: number) => ({ now: new Date(Date.now() + minutes * 60_000) })
const end = async (number: string, key = newKey()) => {
  const { newTotal } = await view(number)
  return mine((work) => endEdit(work, { number, seenTotal: newTotal, key }))
}
const cable: ItemFields = {
  url: 'https://www.amazon.com/dp/B0CABLE001',
  title: 'Cable',
  country: 'US',
  category: 'electronics',
  color: '',
  size: '',
  style: '',
  quantity: 1,
  weightGrams: 100,
  price: 1500n,
  domesticShipping: 0n,
  currency: 'USD',
  notes: '',
  readingId: null,
  estimated: [],
}
const purchase = (itemId: string) =>
  stage(buyer, async (work) => moveItems(work, await lockOrderOfItem(work, itemId), [{ itemId, event: 'purchase' }]))

test('a draft moves nothing: after leaving it, the order is unchanged and back in the review queue', async () => {
  const { number } = await paidSample(stage, cast, [sampleItem(), shoes()])
  const before = await orderOf(number)
  await begin(number)
  const isQueued = async () =>
    (await database.read((work) => readReviewQueue(work), { who: cast.reviewer })).rows.some(
      (row) => row.number === number,
    )
  assert.equal(await isQueued(), false)
  await mine((work) => changeEditItem(work, { number, itemId: idAt(before, 0), change: { quantity: 5 } }))
  await mine((work) => cancelEditItem(work, { number, itemId: idAt(before, 1) }))
  const { oldTotal, newTotal } = await view(number)
  assert.ok(newTotal > 0n && newTotal !== oldTotal)
  await mine((work) => leaveEdit(work, number))
  const after = await orderOf(number)
  assert.deepEqual(
    after.items.map(({ quantity, state }) => [quantity, state]),
    before.items.map(({ quantity, state }) => [quantity, state]),
  )
  assert.equal(after.base_minor, before.base_minor)
  assert.equal(await isQueued(), true)
})

test('more to pay: the changed item is reviewed again, the others wait, and continue once it is paid', async () => {
  const { number } = await approvedSample(stage, cast, [sampleItem(), shoes()])
  const order = await orderOf(number)
  await begin(number)
  await mine((work) =>
    changeEditItem(work, { number, itemId: idAt(order, 0), change: { quantity: 2, color: 'White' } }),
  )
  const seen = await view(number)
  const outcome = await end(number)
  assert.equal(outcome.due, seen.newTotal - seen.oldTotal)
  assert.equal(outcome.due, seen.due)
  assert.deepEqual(await states(number), ['processing', 'pending_payment'])
  await database.write((work) => fillWallet(work, customerId, outcome.due))
  await mine((work) => payOrderFromWallet(work, { number, from: 'card', key: newKey() }))
  assert.deepEqual(await states(number), ['processing', 'pending_purchase'])
  const { items } = await orderOf(number)
  assert.equal(items[0]?.quantity, 2)
})

for (const kind of ['card', 'cash'] as const) {
  test(`less to pay with ${kind} money: the difference is on hold, and returns after 72 hours to where it came from`, async () => {
    const method = { paymentMethod: kind === 'card' ? 'wallet' : 'cashWallet' }
    const { number, dueMinor } = await paidSample(stage, cast, [sampleItem(), shoes()], method, kind)
    const order = await orderOf(number)
    const before = await wallet()
    await begin(number)
    await mine((work) => cancelEditItem(work, { number, itemId: idAt(order, 1) }))
    const outcome = await end(number)
    assert.equal(outcome.held, dueMinor - outcome.newTotal)
    assert.ok(outcome.held > 0n)
    assert.deepEqual(await states(number), ['processing', 'cancelled'])
    assert.equal((await wallet()).holds[kind].minor - before.holds[kind].minor, outcome.held)
    for (const id of await database.read(readHoldsDue, later(73 * 60))) {
      await database.write((work) => returnHeld(work, id), later(73 * 60))
    }
    assert.equal((await wallet())[kind].minor - before[kind].minor, outcome.held)
  })
}

test('one item is replaced by another: one difference, settled once', async () => {
  const { id, number, dueMinor } = await paidSample(stage, cast, [sampleItem(), shoes()])
  const order = await orderOf(number)
  await begin(number)
  await mine((work) => cancelEditItem(work, { number, itemId: idAt(order, 1) }))
  await mine((work) => addEditItem(work, { number, fields: { ...cable, price: 30000n }, key: newKey() }))
  const outcome = await end(number)
  assert.equal(outcome.held, 0n)
  assert.equal(outcome.due, outcome.newTotal - dueMinor)
  assert.deepEqual(await states(number), ['processing', 'cancelled', 'processing'])
  const { refunded } = await mine(async (work) => readOrderMoney(work, await findOrder(work, { id })))
  assert.equal(refunded, 0n)
})

test('the same goods are not added twice, and the last item is not removed', async () => {
  const { number } = await paidSample(stage, cast)
  const order = await orderOf(number)
  await begin(number)
  await assert.rejects(
    mine((work) => cancelEditItem(work, { number, itemId: idAt(order, 0) })),
    refused('EDIT_LAST_ITEM'),
  )
  const key = newKey()
  const add = () => mine((work) => addEditItem(work, { number, fields: cable, key }))
  assert.deepEqual(await add(), await add())
  await assert.rejects(
    mine((work) => addEditItem(work, { number, fields: { ...cable, quantity: 3 }, key: newKey() })),
    refused('EDIT_SIMILAR_ITEM'),
  )
  assert.equal((await view(number)).items.length, 2)
  const own = { ...cable, url: 'https://www.amazon.com/dp/B0C3HCD34R', color: 'black ' }
  await assert.rejects(
    mine((work) => addEditItem(work, { number, fields: own, key: newKey() })),
    refused('EDIT_SIMILAR_ITEM'),
  )
  await mine((work) => cancelEditItem(work, { number, itemId: idAt(order, 0) }))
  await mine((work) => restoreEditItem(work, { number, itemId: idAt(order, 0) }))
  await mine((work) => leaveEdit(work, number))
})

test('an outdated tab is told so; a total that was not seen is not accepted; the same key returns the same answer', async () => {
  const { number } = await paidSample(stage, cast, [sampleItem(), shoes()])
  const order = await orderOf(number)
  const { version } = await begin(number)
  const change = { number, itemId: idAt(order, 0), version, change: { quantity: 2 } }
  await mine((work) => changeEditItem(work, change))
  await assert.rejects(
    mine((work) => changeEditItem(work, { ...change, change: { quantity: 3 } })),
    refused('STALE'),
  )
  const { oldTotal, newTotal } = await view(number)
  await assert.rejects(
    mine((work) => endEdit(work, { number, seenTotal: oldTotal, key: newKey() })),
    refused('EDIT_TOTAL_CHANGED'),
  )
  const ending = { number, seenTotal: newTotal, key: newKey() }
  const ends = await Promise.all([1, 2].map(() => mine((work) => endEdit(work, ending))))
  assert.deepEqual(ends[0], ends[1])
  await assert.rejects(
    mine((work) => endEdit(work, { ...ending, key: newKey() })),
    refused('NOT_EDITING'),
  )
})

test('two ends at once with two keys: one succeeds', async () => {
  const { number } = await paidSample(stage, cast, [sampleItem(), shoes()])
  const order = await orderOf(number)
  await begin(number)
  await mine((work) => cancelEditItem(work, { number, itemId: idAt(order, 1) }))
  const ends = await Promise.allSettled([end(number), end(number)])
  assert.equal(ends.filter((one) => one.status === 'fulfilled').length, 1)
})

test('under review it is locked, and says so; a reviewer and the customer at the same moment: one wins', async () => {
  for (let round = 0; round < 6; round++) {
    const { number } = await paidSample(stage, cast)
    const results = await Promise.allSettled([begin(number), stage(cast.reviewer, (work) => claimOrder(work, number))])
    assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
    const isClaimed = (await states(number))[0] === 'pending_review'
    const loser = results.find((one) => one.status === 'rejected')?.reason
    assert.ok(refused(isClaimed ? 'EDIT_LOCKED_REVIEW' : 'ORDER_BEING_EDITED')(loser))
  }
})

test('a buyer buys while the customer begins to edit: one wins, and bought goods are locked', async () => {
  for (let round = 0; round < 6; round++) {
    const { number } = await approvedSample(stage, cast)
    const item = idAt(await orderOf(number), 0)
    const results = await Promise.allSettled([begin(number), purchase(item)])
    assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
    const isBought = (await states(number))[0] === 'purchased'
    const loser = results.find((one) => one.status === 'rejected')?.reason
    assert.ok(refused(isBought ? 'EDIT_LOCKED_BOUGHT' : 'ORDER_BEING_EDITED')(loser))
  }
})

test('an unpaid order waits for its first payment again, as a whole, and cannot be paid while it is edited', async () => {
  const { number } = await placeSample(stage, cast, [sampleItem(), shoes()])
  const order = await orderOf(number)
  await begin(number)
  await assert.rejects(
    mine((work) => payOrderFromWallet(work, { number, from: 'card', key: newKey() })),
    refused('ORDER_BEING_EDITED'),
  )
  await mine((work) => changeEditItem(work, { number, itemId: idAt(order, 0), change: { quantity: 3 } }))
  const { due, newTotal } = await end(number)
  assert.equal(due, newTotal)
  assert.deepEqual(await states(number), ['placed', 'placed'])
  await database.write((work) => fillWallet(work, customerId, due))
  await mine((work) => payOrderFromWallet(work, { number, from: 'card', key: newKey() }))
  assert.deepEqual(await states(number), ['processing', 'processing'])
})

test('an edit without a change for an hour ends without changes; a changed one stays', async () => {
  const { id, number } = await paidSample(stage, cast, [sampleItem(), shoes()])
  await begin(number)
  assert.ok(!(await database.read(readForgottenEdits, later(59))).includes(id))
  await database.write((work) => forgetEdit(work, id), later(59))
  assert.notEqual((await orderOf(number)).editing_by, null)
  assert.ok((await database.read(readForgottenEdits, later(61))).includes(id))
  await database.write((work) => forgetEdit(work, id), later(61))
  assert.equal((await orderOf(number)).editing_by, null)
  await assert.rejects(end(number), refused('NOT_EDITING'))
})

test('somebody else’s order cannot be edited and is not found', async () => {
  const { number } = await paidSample(stage, cast)
  const stranger = (await database.write(sampleCast)).customer
  await assert.rejects(
    stage(stranger, (work) => beginEdit(work, number)),
    refused('NOT_FOUND'),
  )
})

test('after all of this the books balance', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})
