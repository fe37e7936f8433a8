import assert from 'node:assert/strict'
import test from 'node:test'
import { purchaseItems } from '#fulfilment/purchasing/purchase-items.ts'
import { sellerShipped } from '#fulfilment/purchasing/seller-shipped.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { chooseOption } from '#selling/orders/discrepancies/choose-option.ts'
import { withdrawOfItem } from '#selling/orders/discrepancies/end-discrepancy.ts'
import { readDiscrepancyDesk } from '#selling/orders/discrepancies/read-discrepancy-desk.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { handedOverSample, releasedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { proposeSample } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { receiveAtHub } from './hub/receive-at-hub.ts'
import { packItems } from './pack-items.ts'
import { readExpected } from './read-expected.ts'
import { readExpectedParcels } from './read-expected-parcels.ts'
import { findItemByLabel, readWarehouse } from './read-warehouse.ts'
import { type Receipt, receiveItem } from './receive-item.ts'
import { createShipment } from './shipments/create-shipment.ts'
import { moveShipment } from './shipments/move-shipment.ts'
import { readShipments } from './shipments/read-shipments.ts'
import { shipmentMoves, shipmentStates } from './shipments/shipment-moves.ts'
import { unpackItem } from './unpack-item.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)

const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const orderOf = (number: string) => database.read((work) => findOrder(work, { number }))
const states = async (number: string) => (await orderOf(number)).items.map((item) => item.state)
const idsOf = async (number: string) => (await orderOf(number)).items.map((item) => item.id)

async function expectedSample(): Promise<{ number: string; tracking: string; ids: string[] }> {
  const { number } = await purchasedSample(stage, cast, [sampleItem(), sampleItem({ title: 'Cable' })])
  const tracking = await shippedSample(stage, cast, number)
  return { number, tracking, ids: await idsOf(number) }
}

function receive(itemId: string, trackingNumber: string, given: Partial<Receipt> = {}, who: Actor = cast.warehouse) {
  const receipt = {
    itemId,
    trackingNumber,
    unitGrams: 250,
    condition: 'good',
    note: '',
    photo: null,
    ...given,
  } as const
  return stage(who, (work) => receiveItem(work, receipt))
}

test('a scanned tracking number finds its parcel, with spaces and small letters too; each item is received once', async () => {
  const { tracking, ids, number } = await expectedSample()
  const [parcel] = await database.read((work) => readExpectedParcels(work, ` ${tracking.toLowerCase()} `))
  assert.deepEqual(parcel?.items.map((item) => item.id).sort(), [...ids].sort())
  const results = await Promise.allSettled([receive(ids[0] ?? '', tracking), receive(ids[0] ?? '', tracking)])
  assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
  assert.deepEqual(await states(number), ['received_at_warehouse', 'shipped_from_seller'])
  await assert.rejects(receive(ids[1] ?? '', tracking, { unitGrams: 0 }), refused('WEIGHT_NEEDED'))
})

test('damaged goods are not packed before the case is resolved', async () => {
  const { tracking, ids } = await expectedSample()
  await receive(ids[0] ?? '', tracking, { condition: 'damaged', note: 'crushed box' })
  await receive(ids[1] ?? '', tracking)
  await assert.rejects(pack(ids), refused('DISCREPANCY_OPEN'))
  await stage(cast.warehouse, (work) => withdrawOfItem(work, ids[0] ?? '', 'looked at again: the box alone'))
  await pack(ids)
})

test('wrong goods are bought again: the second parcel is expected, received in place of the first, and the case ends', async () => {
  const { tracking, ids, number } = await expectedSample()
  const [itemId = ''] = ids
  await receive(itemId, tracking, { condition: 'wrong', note: 'another colour' })
  const support = (await database.write((work) => sampleStaff(work, ['support']))).who
  const [open] = (await database.read((work) => readDiscrepancyDesk(work, { q: number }))).rows
  const caseNumber = open?.number ?? ''
  await proposeSample(stage, support, caseNumber, {
    options: [{ kind: 'replace' }, { kind: 'refund' }],
    defaultKind: 'refund',
  })
  const choice = { key: 'replace-it-1', number: caseNumber, kind: 'replace', round: 1 } as const
  await stage(cast.customer, (work) => chooseOption(work, choice))
  const purchase = { itemIds: [itemId], storeOrderNumber: `222-${number}`, cost: money(4_999n, 'USD') }
  await stage(cast.buyer, (work) =>
    purchaseItems(work, { ...purchase, cardLabel: 'Visa 4242', key: `again-${number}` }),
  )
  const sent = { itemIds: [itemId], carrier: 'UPS', trackingNumber: `1Z222${number}` }
  await stage(cast.buyer, (work) => sellerShipped(work, sent))
  const [parcel, ...others] = await database.read((work) => readExpectedParcels(work, sent.trackingNumber))
  assert.deepEqual([parcel?.items.map((item) => item.id), others.length], [[itemId], 0])
  await receive(itemId, sent.trackingNumber, { unitGrams: 300 })
  const shelved = (await database.read((work) => readWarehouse(work))).groups.flatMap((group) => group.items)
  assert.deepEqual(
    shelved.filter((item) => item.id === itemId).map(({ unitGrams, discrepancy }) => [unitGrams, discrepancy]),
    [[300, null]],
  )
  await pack([itemId])
})

test('a member bound to another warehouse receives nothing here', async () => {
  const { tracking, ids } = await expectedSample()
  const elsewhere = (await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['CN'] }))).who
  await assert.rejects(receive(ids[0] ?? '', tracking, {}, elsewhere), refused('OTHER_PLACE'))
  assert.equal((await database.read((work) => readExpected(work), { who: elsewhere })).total, 0)
  assert.deepEqual(await database.read((work) => readExpectedParcels(work, tracking), { who: elsewhere }), [])
})

test('a shipment moves with its items, is unloaded by the last scan, and no item is in two shipments', async () => {
  const { tracking, ids, number } = await expectedSample()
  for (const id of ids) await receive(id, tracking)
  await assert.rejects(ship(ids, 'early-shipment'), refused('SHIPMENT_NOT_ALLOWED'))
  await pack(ids)
  const { id: shipmentId } = await ship(ids, 'first-shipment')
  await assert.rejects(ship(ids, 'second-shipment'), refused('IN_ANOTHER_SHIPMENT'))
  await stage(cast.warehouse, (work) => unpackItem(work, ids[1] ?? '', 'box too small'))
  await pack([ids[1] ?? ''])
  assert.ok(
    (await database.read((work) => readWarehouse(work))).groups
      .flatMap((group) => group.items)
      .some((item) => item.id === ids[1]),
  )
  await assert.rejects(move(shipmentId, 'dispatch', null), refused('AIRWAY_BILL_NEEDED'))
  await assert.rejects(move(shipmentId, 'dispatch', '077-1234'), refused('HAND_OVER_NEEDED'))
  await handedOverSample(stage, cast, shipmentId, '077-1234')
  assert.deepEqual(await states(number), ['shipped_to_destination', 'ready_for_shipping'])
  await assert.rejects(move(shipmentId, 'dispatch', null), refused('SHIPMENT_NOT_ALLOWED'))
  await move(shipmentId, 'transit', null)
  await move(shipmentId, 'onward', null)
  assert.deepEqual(await states(number), ['in_shipping_process', 'ready_for_shipping'])
  const scanned = await database.read((work) => findItemByLabel(work, `${number}-1`))
  await assert.rejects(
    stage(cast.hub, (work) => receiveAtHub(work, scanned ?? '')),
    refused('NOT_RELEASED'),
  )
  await releasedSample(stage, cast, shipmentId)
  await stage(cast.hub, (work) => receiveAtHub(work, scanned ?? ''))
  const { rows } = await database.read((work) => readShipments(work))
  const shipment = rows.find((one) => one.id === shipmentId)
  assert.equal(shipment?.state, 'at_hub')
})

test('every state of a shipment is reached by its table', () => {
  const reached = new Set<string>(['preparing', ...shipmentMoves.map((one) => one.to)])
  assert.deepEqual(
    shipmentStates.filter((state) => !reached.has(state)),
    [],
  )
})

function pack(itemIds: readonly string[]) {
  return stage(cast.warehouse, (work) => packItems(work, itemIds))
}

function ship(itemIds: readonly string[], key: string) {
  return stage(cast.warehouse, (work) => createShipment(work, { itemIds, boxes: 1, airwayBill: null, key }))
}

function move(shipmentId: string, event: 'dispatch' | 'transit' | 'onward', airwayBill: string | null) {
  return stage(cast.warehouse, (work) => moveShipment(work, { shipmentId, event, airwayBill }))
}
