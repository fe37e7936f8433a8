import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { readCustodyHistory } from '#fulfilment/custody/read-custody-history.ts'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { readShipmentPapers } from '#fulfilment/warehouse/papers/read-shipment-papers.ts'
import { receiveItem } from '#fulfilment/warehouse/receive-item.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { readShipmentItems } from '#fulfilment/warehouse/shipments/read-shipment-items.ts'
import { warehouseJobs } from '#fulfilment/warehouse/warehouse.jobs.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { chooseOption } from '#selling/orders/discrepancies/choose-option.ts'
import { approveProposal } from '#selling/orders/discrepancies/propose-options.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import {
  arrivedSample,
  dispatchedSample,
  receivedSample,
  releasedSample,
} from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { closeReceipt } from './close-receipt.ts'
import { endGivenUp } from './end-given-up.ts'
import { receivePiece } from './receive-piece.ts'
import { settleMissing } from './settle-missing.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const second = (await database.write((work) => sampleStaff(work, ['support']))).who
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const cable = (quantity: number) => sampleItem({ title: 'USB-C Cable', quantity })
const itemIdOf = async (number: string) =>
  (await database.read((work) => findOrder(work, { number }))).items[0]?.id ?? ''
const piecesOf = async (itemId: string) =>
  database.db.selectFrom('pieces').selectAll().where('item_id', '=', itemId).orderBy('unit').execute()
const placesOf = async (itemId: string) => (await piecesOf(itemId)).map((piece) => `${piece.place_kind} ${piece.place}`)
const stateOf = async (itemId: string) =>
  (await database.db.selectFrom('order_items').select('state').where('id', '=', itemId).executeTakeFirstOrThrow()).state
const caseOf = async (itemId: string) =>
  database.db
    .selectFrom('discrepancies')
    .select(['number', 'kind'])
    .where('item_id', '=', itemId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
const scan = (barcode: string) => stage(cast.hub, (work) => receivePiece(work, barcode))
const settle = (itemId: string, number: string) => database.write((work) => settleMissing(work, { itemId, number }))
const gapsOf = async (itemId: string) =>
  (await findGaps(database.db, { itemId, now: new Date() })).map((gap) => gap.kind)

// Delivers the announcements to this room, as the shop's jobs would.
async function hear(): Promise<void> {
  const errors: unknown[] = []
  const fail = (error: unknown) => errors.push(error)
  while ((await deliverAnnouncements(database.db, plugIn([]), [warehouseJobs], () => new Date(), fail)) > 0);
  assert.deepEqual(errors, [])
}

/** The customer accepts it with this many pieces missing. */
const takeShort = (number: string, missing: number) => answerShort(number, 'accept', missing)

async function answerShort(number: string, kind: 'accept' | 'refund', missing: number): Promise<void> {
  const options = [{ kind: 'accept', missing }, { kind: 'refund' }] as const
  const { isSent } = await proposeSample(stage, support, number, { options })
  if (!isSent) await stage(second, (work) => approveProposal(work, { key: newId(), number, round: 1 }))
  await stage(cast.customer, (work) => chooseOption(work, { key: newId(), number, kind, round: 1 }))
}

/** An item with this quantity, at customs and released. */
async function atCustoms(quantity: number) {
  const { number: order } = await purchasedSample(stage, cast, [cable(quantity)])
  await receivedSample(stage, cast, order)
  const [id = ''] = await dispatchedSample(stage, cast, order)
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId: id, event: 'arriveAtCustoms' }))
  await releasedSample(stage, cast, id)
  const { number } = await database.db
    .selectFrom('shipments')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const itemId = await itemIdOf(order)
  return { id, number, order, itemId, codes: (await piecesOf(itemId)).map((piece) => piece.barcode) }
}

/** Bought, sent, and received abroad with this many units. */
async function receivedWith(quantity: number, units: number) {
  const { number } = await purchasedSample(stage, cast, [cable(quantity)])
  const trackingNumber = await shippedSample(stage, cast, number)
  const itemId = await itemIdOf(number)
  const receipt = { itemId, trackingNumber, unitGrams: 250, condition: 'short', units, note: '', photo: null } as const
  await stage(cast.warehouse, (work) => receiveItem(work, receipt))
  const { number: found = '' } = (await caseOf(itemId)) ?? {}
  return { number, itemId, case: found }
}

test('pieces that never came to the hub are lost once the customer accepted the item without them, and the others are received by themselves', async () => {
  const { number, itemId, codes, id } = await atCustoms(3)
  await scan(codes[0] ?? '')
  await scan(codes[1] ?? '')
  await stage(cast.hub, (work) => closeReceipt(work, { number, note: 'Looked twice' }))
  const { number: found = '', kind } = (await caseOf(itemId)) ?? {}
  assert.equal(kind, 'short')
  await settle(itemId, found)
  assert.equal(await stateOf(itemId), 'in_shipping_process', 'nothing is lost before its customer answered')
  await takeShort(found, 1)
  assert.equal(await stateOf(itemId), 'in_shipping_process')
  await hear()
  await settle(itemId, found)
  assert.equal(await stateOf(itemId), 'arrived_hub')
  assert.deepEqual(await placesOf(itemId), ['hub eg', 'hub eg', `lost ${found}`])
  assert.deepEqual(await gapsOf(itemId), [])
  const custody = await database.read((work) => readCustodyHistory(work, itemId), { who: cast.customer })
  assert.deepEqual(
    custody.filter((step) => step.act === 'lost').map((step) => [step.kind, step.pieces]),
    [['lost', 1]],
  )
  const { rows } = await database.read((work) => readShipmentItems(work, id))
  assert.deepEqual(
    rows.map((row) => [row.quantity, row.grams]),
    [[2, 500]],
  )
  const lost = await scan(codes[2] ?? '')
  assert.deepEqual([lost.itemId, (await caseOf(itemId))?.kind], [itemId, 'misplaced'])
  assert.equal(lost.stray?.caseNumber, (await caseOf(itemId))?.number)
  assert.deepEqual((await placesOf(itemId))[2], 'hub eg')
})

test('if an item is accepted with units missing while its pieces still arrive, the last expected one decides', async () => {
  const { itemId, codes } = await atCustoms(4)
  const { number } = await openSample(stage, cast.hub, itemId, 'short')
  await scan(codes[0] ?? '')
  await takeShort(number, 1)
  await settle(itemId, number)
  assert.equal(await stateOf(itemId), 'in_shipping_process', 'two more may be on their way')
  await scan(codes[3] ?? '')
  assert.equal(await stateOf(itemId), 'in_shipping_process')
  // In either order: the third piece, or the same answer again.
  await Promise.all([scan(codes[1] ?? ''), settle(itemId, number)])
  assert.equal(await stateOf(itemId), 'arrived_hub')
  assert.deepEqual(await placesOf(itemId), ['hub eg', 'hub eg', `lost ${number}`, 'hub eg'])
})

test('the label of an item that was accepted with units missing receives the arrived pieces, and no missing one', async () => {
  const { itemId } = await atCustoms(3)
  const { number } = await openSample(stage, cast.hub, itemId, 'short')
  await assert.rejects(
    stage(cast.hub, (work) => receiveAtHub(work, itemId)),
    refused('PIECES_MISSING'),
  )
  await takeShort(number, 2)
  await stage(cast.hub, (work) => receiveAtHub(work, itemId))
  assert.deepEqual(await placesOf(itemId), ['hub eg', `lost ${number}`, `lost ${number}`])
  assert.deepEqual(await gapsOf(itemId), [])
})

test('for goods that came short abroad, papers, weight and hub count only the arrived units', async () => {
  const short = await receivedWith(3, 2)
  await takeShort(short.case, 1)
  await settle(short.itemId, short.case)
  assert.deepEqual(await placesOf(short.itemId), ['warehouse US', 'warehouse US'], 'it was never a piece of it')
  const [id = ''] = await dispatchedSample(stage, cast, short.number)
  const { number } = await database.db
    .selectFrom('shipments')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const papers = await database.read((work) => readShipmentPapers(work, number))
  assert.deepEqual([papers.pieces, papers.grams, papers.lines], [2, 500, 1])
  const { number: again } = await openSample(stage, support, short.itemId, 'short')
  await assert.rejects(
    proposeSample(stage, support, again, { options: [{ kind: 'accept', missing: 2 }, { kind: 'refund' }] }),
    refused('ALL_ARE_MISSING'),
    'what was paid back once is not missing again',
  )
})

test('pieces that were labelled abroad and are missing are lost when the customer accepts the others', async () => {
  const { itemId, case: found, number } = await receivedWith(3, 3)
  await takeShort(found, 1)
  await settle(itemId, found)
  await settle(itemId, found)
  assert.deepEqual(await placesOf(itemId), ['warehouse US', 'warehouse US', `lost ${found}`])
  assert.deepEqual(await gapsOf(itemId), [])
  await arrivedSample(stage, cast, number, await dispatchedSample(stage, cast, number))
  assert.deepEqual(await placesOf(itemId), ['hub eg', 'hub eg', `lost ${found}`])
})

test('units that were given up before anything arrived are not expected with the others', async () => {
  const { number } = await purchasedSample(stage, cast, [cable(2)])
  const trackingNumber = await shippedSample(stage, cast, number)
  const itemId = await itemIdOf(number)
  const { number: found } = await openSample(stage, support, itemId, 'short')
  await takeShort(found, 1)
  await settle(itemId, found)
  const receipt = { itemId, trackingNumber, unitGrams: 250, condition: 'good', note: '', photo: null } as const
  const receive = (units: number) => stage(cast.warehouse, (work) => receiveItem(work, { ...receipt, units }))
  await assert.rejects(receive(2), refused('MORE_THAN_BOUGHT'))
  await receive(1)
  assert.equal(await caseOf(itemId), undefined)
  assert.deepEqual(await placesOf(itemId), ['warehouse US'])
})

test('of a short item that was given up, missing pieces are lost, and arrived ones stay with us', async () => {
  const { itemId, codes, number: shipment } = await atCustoms(2)
  await scan(codes[0] ?? '')
  await stage(cast.hub, (work) => closeReceipt(work, { number: shipment, note: '' }))
  const { number = '' } = (await caseOf(itemId)) ?? {}
  await answerShort(number, 'refund', 1)
  await hear()
  await database.write((work) => endGivenUp(work, { itemId, number }))
  assert.deepEqual(await placesOf(itemId), ['hub eg', `lost ${number}`])
})

test('the missing units of two cases, one after the other, add up', async () => {
  const { itemId, codes, number } = await atCustoms(4)
  const { number: first } = await openSample(stage, cast.hub, itemId, 'short')
  await scan(codes[0] ?? '')
  await scan(codes[1] ?? '')
  await takeShort(first, 1)
  await settle(itemId, first)
  await stage(cast.hub, (work) => closeReceipt(work, { number, note: 'One more is not here' }))
  const { number: later = '' } = (await caseOf(itemId)) ?? {}
  assert.notEqual(later, first)
  await takeShort(later, 1)
  await settle(itemId, later)
  assert.equal(await stateOf(itemId), 'arrived_hub')
  assert.deepEqual(await placesOf(itemId), ['hub eg', 'hub eg', `lost ${later}`, `lost ${first}`])
})
