import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { editLock } from '#selling/orders/edit/lock-edit.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { holdItem } from '#selling/orders/money/hold-item.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { arrivePart, countArrival } from './arrive-part.ts'
import { purchaseItems } from './purchase-items.ts'
import { restUnavailable, sellerCancelled, unitsCancelled } from './seller-cancelled.ts'
import { sellerShipped } from './seller-shipped.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
await database.write((work) => cardSample(work))
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
let bought = 0

async function three(quantity = 3) {
  const { id, number } = await approvedSample(stage, cast, [sampleItem({ quantity })])
  const read = async () => (await database.read((work) => findOrder(work, { number }))).items[0]
  const item = await read()
  assert.ok(item)
  const standing = async () => {
    const now = await read()
    return [now?.state, now?.bought_units, now?.discrepancy]
  }
  return { orderId: id, number, id: item.id, standing }
}

function buy(id: string, units: number, cost = 5_000n) {
  const storeOrderNumber = `lines-${++bought}`
  const purchase = { itemIds: [id], units: { [id]: units }, storeOrderNumber, cost: money(cost, 'USD') }
  return stage(cast.buyer, (work) => purchaseItems(work, { ...purchase, cardLabel: 'Visa 4242', key: newId() }))
}

const send = (id: string, trackingNumber: string, units?: number) =>
  stage(cast.buyer, (work) =>
    sellerShipped(work, { itemIds: [id], carrier: 'UPS', trackingNumber, ...(units && { units: { [id]: units } }) }),
  )

const linesOf = async (id: string) => {
  const { rows } = await database.pool.query<{
    units: number
    cost: bigint
    tracking: string | null
    closed: string | null
  }>(
    `select units, cost_minor as cost, tracking_number as tracking, closed_as as closed from store_order_items
     where item_id = $1 order by tracking_number nulls last, units`,
    [id],
  )
  return rows.map(({ units, cost, tracking, closed }) => [units, cost, tracking, closed])
}

test('three units are bought from two sellers: the item is purchased when the last one is', async () => {
  const item = await three()
  await buy(item.id, 1, 4_000n)
  assert.deepEqual(await item.standing(), ['pending_purchase', 1, null])
  await assert.rejects(buy(item.id, 3), refused('UNITS_TOO_MANY'))
  await buy(item.id, 2, 9_000n)
  assert.deepEqual(await item.standing(), ['purchased', 0, null])
  assert.deepEqual(await linesOf(item.id), [
    [1, 4_000n, null, null],
    [2, 9_000n, null, null],
  ])
})

test('two buyers buy the last two units at the same moment, and no more are bought than were ordered', async () => {
  const item = await three()
  const all = await Promise.allSettled([buy(item.id, 2), buy(item.id, 2), buy(item.id, 2)])
  assert.equal(all.filter((one) => one.status === 'fulfilled').length, 1)
  await assert.rejects(database.pool.query(`update store_order_items set units = 4 where item_id = $1`, [item.id]), {
    constraint: 'store_order_units',
  })
  await assert.rejects(
    database.pool.query(`update store_order_items set cost_minor = 1 where item_id = $1`, [item.id]),
    { constraint: 'store_order_cost' },
  )
})

test('a partly bought item cannot be cancelled, held or edited as if nothing was paid', async () => {
  const item = await three()
  await buy(item.id, 1)
  const cancel = { number: item.number, reason: 'OTHER', comment: null, key: newId() } as const
  await assert.rejects(
    stage(cast.customer, (work) => cancelOrder(work, cancel)),
    refused('PARTLY_BOUGHT'),
  )
  const hold = { itemId: item.id, reason: 'UNAVAILABLE', newPrice: null, note: '' } as const
  await assert.rejects(
    stage(cast.buyer, (work) => holdItem(work, hold)),
    refused('PARTLY_BOUGHT'),
  )
  const lock = await database.read(async (work) => editLock(work, await findOrder(work, { number: item.number })))
  assert.equal(lock, 'bought')
})

test('a customer cancels while the first unit is bought: either cancelled and refunded, or bought', async () => {
  for (let round = 0; round < 4; round++) {
    const item = await three(2)
    const cancel = { number: item.number, reason: 'OTHER', comment: null, key: newId() } as const
    const all = await Promise.allSettled([stage(cast.customer, (work) => cancelOrder(work, cancel)), buy(item.id, 1)])
    assert.equal(all.filter((one) => one.status === 'fulfilled').length, 1)
    const { minor } = await database.read((work) => readBalance(work, `order:${item.orderId}`))
    const [state, units] = await item.standing()
    assert.deepEqual(
      [state, units, minor > 0n],
      state === 'cancelled' ? ['cancelled', 0, false] : ['pending_purchase', 1, true],
    )
  }
})

test('a seller sends one store order in two parcels: the item is shipped with the last', async () => {
  const item = await three()
  await buy(item.id, 3, 10_001n)
  await send(item.id, '1Z-A', 1)
  assert.deepEqual(await item.standing(), ['purchased', 0, null])
  await assert.rejects(send(item.id, '1Z-B', 3), refused('UNITS_TOO_MANY'))
  await send(item.id, '1Z-B')
  assert.deepEqual(await item.standing(), ['shipped_from_seller', 0, null])
  assert.deepEqual(await linesOf(item.id), [
    [1, 3_333n, '1Z-A', null],
    [2, 6_668n, '1Z-B', null],
  ])
})

test('units sent before the rest is bought wait for it, and the last unit ships the item', async () => {
  const item = await three()
  await buy(item.id, 2)
  await send(item.id, '1Z-C')
  assert.deepEqual(await item.standing(), ['pending_purchase', 2, null])
  await buy(item.id, 1)
  assert.deepEqual(await item.standing(), ['purchased', 0, null])
  await send(item.id, '1Z-D')
  assert.deepEqual(await item.standing(), ['shipped_from_seller', 0, null])
  const first = { itemId: item.id, trackingNumber: '1z-c' }
  const arrived = await stage(cast.warehouse, (work) => arrivePart(work, first))
  assert.deepEqual(arrived, { here: 2, ofUnits: 3, isOfParcel: true, isLast: false })
  const last = await stage(cast.warehouse, (work) => countArrival(work, { ...first, trackingNumber: '1Z-D' }))
  assert.deepEqual(last, { here: 3, ofUnits: 3, isOfParcel: true, isLast: true })
})

test('a seller cancels one unit of three: its money is expected back, the customer is asked, the others continue', async () => {
  const item = await three()
  await buy(item.id, 3, 9_000n)
  await send(item.id, '1Z-E', 2)
  await assert.rejects(
    stage(cast.buyer, (work) => sellerCancelled(work, item.id, 'sold out')),
    refused('SENT_IN_PART'),
  )
  const gone = { itemId: item.id, units: 1, why: 'sold out' }
  await stage(cast.buyer, (work) => unitsCancelled(work, gone))
  assert.deepEqual(await item.standing(), ['shipped_from_seller', 0, 'short'])
  assert.deepEqual(await linesOf(item.id), [
    [2, 6_000n, '1Z-E', null],
    [1, 3_000n, null, 'cancelled'],
  ])
  const { rows } = await database.pool.query(
    `select expected_minor, currency from store_order_refunds refund join store_order_items line on line.id = refund.line_id
     where line.item_id = $1`,
    [item.id],
  )
  assert.deepEqual(rows, [{ expected_minor: 3_000n, currency: 'USD' }])
})

test('while the purchase continues, cancelled units are to be bought again', async () => {
  const item = await three()
  await buy(item.id, 2)
  await stage(cast.buyer, (work) => unitsCancelled(work, { itemId: item.id, units: 1, why: 'sold out' }))
  assert.deepEqual(await item.standing(), ['pending_purchase', 1, null])
  await buy(item.id, 2)
  assert.deepEqual(await item.standing(), ['purchased', 0, null])
})

test('the seller cancels all of it: cancelled and refunded, whichever of two people records it first', async () => {
  const item = await three()
  await buy(item.id, 3)
  const both = await Promise.allSettled(
    [1, 2].map(() => stage(cast.buyer, (work) => unitsCancelled(work, { itemId: item.id, units: 3, why: 'sold out' }))),
  )
  assert.equal(both.filter((one) => one.status === 'fulfilled').length, 1)
  assert.deepEqual(await item.standing(), ['cancelled', 0, null])
})

test('units on their way are never cancelled with the rest: more than the waiting ones is refused, and the customer is asked about the others', async () => {
  const item = await three()
  await buy(item.id, 3)
  await send(item.id, '1Z-G', 1)
  const gone = { itemId: item.id, why: 'sold out' }
  await assert.rejects(
    stage(cast.buyer, (work) => unitsCancelled(work, { ...gone, units: 3 })),
    refused('UNITS_TOO_MANY'),
  )
  assert.deepEqual(await item.standing(), ['purchased', 0, null])
  assert.equal(await stage(cast.buyer, (work) => unitsCancelled(work, { ...gone, units: 2 })), 'part')
  assert.deepEqual(await item.standing(), ['shipped_from_seller', 0, 'short'])
  await assert.rejects(
    stage(cast.buyer, (work) => unitsCancelled(work, gone)),
    refused('NOTHING_UNSENT'),
  )
})

test('one records a unit as sent while another cancels all three: never both, and no parcel is lost', async () => {
  for (let round = 0; round < 4; round++) {
    const item = await three()
    await buy(item.id, 3)
    const cancel = { itemId: item.id, units: 3, why: 'sold out' }
    const both = await Promise.allSettled([
      send(item.id, `1Z-H${round}`, 1),
      stage(cast.buyer, (work) => unitsCancelled(work, cancel)),
    ])
    assert.equal(both.filter((one) => one.status === 'fulfilled').length, 1)
    const isSent = both[0].status === 'fulfilled'
    assert.deepEqual(await item.standing(), [isSent ? 'purchased' : 'cancelled', 0, null])
  }
})

test('a store order that a colleague recorded as sent cannot be cancelled, nor can another one of the same item with it', async () => {
  const item = await three()
  const first = await buy(item.id, 1)
  const second = await buy(item.id, 2)
  const parcel = { itemIds: [item.id], carrier: 'UPS', trackingNumber: '1Z-I', storeOrderId: first.id }
  await stage(cast.buyer, (work) => sellerShipped(work, parcel))
  await assert.rejects(
    stage(cast.buyer, (work) => sellerShipped(work, parcel)),
    refused('NOTHING_UNSENT'),
  )
  const gone = { itemId: item.id, why: 'sold out', storeOrderId: first.id }
  for (const units of [1, 3])
    await assert.rejects(
      stage(cast.buyer, (work) => unitsCancelled(work, { ...gone, units })),
      refused('NOTHING_UNSENT'),
    )
  assert.deepEqual(await item.standing(), ['purchased', 0, null])
  await stage(cast.buyer, (work) => unitsCancelled(work, { ...gone, storeOrderId: second.id, units: 2 }))
  assert.deepEqual(await item.standing(), ['shipped_from_seller', 0, 'short'])
})

test('the rest is not available: the bought units continue, and the customer is asked about the missing ones', async () => {
  const item = await three()
  await assert.rejects(
    stage(cast.buyer, (work) => restUnavailable(work, item.id, 'sold out')),
    refused('NOT_PARTLY_BOUGHT'),
  )
  await buy(item.id, 2)
  await send(item.id, '1Z-F')
  await stage(cast.buyer, (work) => restUnavailable(work, item.id, 'sold out'))
  assert.deepEqual(await item.standing(), ['shipped_from_seller', 0, 'short'])
})

test('after all of this the books balance', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})
