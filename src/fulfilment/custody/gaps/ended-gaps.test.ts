import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makePieces } from '#fulfilment/custody/make-pieces.ts'
import { isWithUs, readCustodyHistory } from '#fulfilment/custody/read-custody-history.ts'
import { scanPieces, sightPieces } from '#fulfilment/custody/scan-pieces.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Role } from '#platform/work/work.ts'
import { chooseOption } from '#selling/orders/discrepancies/choose-option.ts'
import { endDiscrepancy } from '#selling/orders/discrepancies/end-discrepancy.ts'
import { approveProposal } from '#selling/orders/discrepancies/propose-options.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { endGapGoods } from './end-gap-goods.ts'
import { lookAgain, noteGaps } from './note-gaps.ts'
import { readNotedGap, readNotedGaps } from './read-noted-gaps.ts'
import { confirmPlace, explainGap } from './settle-gap.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const staff = async (roles: readonly Role[], places: readonly string[] = []) =>
  (await database.write((work) => sampleStaff(work, roles, { places }))).who
const support = await staff(['support'])
const second = await staff(['support'])
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const open = async () => (await database.read((work) => readNotedGaps(work, { page: 1, pageSize: 50 }))).rows
const gapOf = async (itemId: string) => (await open()).find((gap) => gap.itemId === itemId)

async function received(isMade = true, units = 1) {
  const { number } = await purchasedSample(stage, cast, [sampleItem({ quantity: units })])
  await shippedSample(stage, cast, number)
  const { id: orderId, items } = await database.read((work) => findOrder(work, { number }))
  const itemId = items[0]?.id ?? ''
  await go(orderId, itemId, [[cast.warehouse, 'receive']])
  if (isMade) await stage(cast.warehouse, (work) => makePieces(work, { itemId, units, place: 'US' }))
  return { number, orderId, itemId }
}

type Step = Parameters<typeof moveItems>[2][number]['event']
async function go(orderId: string, itemId: string, steps: readonly (readonly [Actor, Step])[]): Promise<void> {
  for (const [who, event] of steps)
    await stage(who, async (work) => moveItems(work, await lockOrder(work, orderId), [{ itemId, event }]))
}

/** Goods in a bin abroad that were to go back to their store, as their customer chose. */
async function givenUp(units = 1) {
  const made = await received(true, units)
  const of = { itemIds: [made.itemId] }
  await stage(cast.warehouse, (work) => scanPieces(work, { act: 'put_away', place: 'US/A-9', of }))
  const { number } = await openSample(stage, cast.warehouse, made.itemId)
  const { isSent } = await proposeSample(stage, support, number)
  if (!isSent) await stage(second, (work) => approveProposal(work, { key: newId(), number, round: 1 }))
  const choice = { key: newId(), number, kind: 'return', round: 1 } as const
  await stage(cast.customer, (work) => chooseOption(work, choice))
  return { ...made, case: number }
}
const close = (number: string) =>
  stage(support, (work) => endDiscrepancy(work, { number, event: 'close', why: 'Sent: UPS 1Z999' }))

test('goods of an ended order that are still with us days later are a gap, and their chain ends where they went', async () => {
  const { number, itemId, case: found } = await givenUp()
  await database.write((work) => noteGaps(work), { now: days(4) })
  assert.equal(await gapOf(itemId), undefined, 'its case says what becomes of it')
  await close(found)
  const shots = () => database.read((work) => readCustodyHistory(work, itemId), { who: cast.customer })
  assert.equal(isWithUs(await shots()), true)
  await database.write((work) => noteGaps(work), { now: days(2) })
  assert.equal(await gapOf(itemId), undefined, 'there is time to send them back')
  await database.write((work) => noteGaps(work), { now: days(4) })
  const gap = await gapOf(itemId)
  assert.deepEqual([gap?.kind, gap?.place, gap?.next, gap?.confirmable], ['ended', 'bin US/A-9', 'warehouse', []])
  assert.deepEqual(gap?.ends, ['sent_back', 'disposed', 'lost'])
  const id = gap?.id ?? ''
  const left = (who: Actor, how: 'sent_back' | 'restocked') =>
    database.write((work) => endGapGoods(work, { id, how, why: 'UPS 1Z999' }), { who, now: days(4) })
  await assert.rejects(left(cast.buyer, 'sent_back'), refused('FORBIDDEN'))
  await assert.rejects(left(await staff(['warehouse'], ['CN']), 'sent_back'), refused('FORBIDDEN'))
  await assert.rejects(left(cast.warehouse, 'restocked'), refused('GAP_NOT_LEFT'))
  const here = await staff(['warehouse'], ['US'])
  const two = await Promise.allSettled([left(here, 'sent_back'), left(support, 'sent_back')])
  assert.deepEqual(two.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
  const pieces = await database.db.selectFrom('pieces').selectAll().where('item_id', '=', itemId).execute()
  assert.deepEqual(
    pieces.map((piece) => [piece.place_kind, piece.place, piece.last_seq]),
    [['store', `${number}-1`, 3]],
  )
  assert.equal(isWithUs(await shots()), false)
  await database.write((work) => noteGaps(work), { now: days(5) })
  assert.equal(await gapOf(itemId), undefined)
})

test('a gap of an ended order may be explained, and is then not shown again', async () => {
  const { itemId, case: found } = await givenUp()
  await close(found)
  await database.write((work) => noteGaps(work), { now: days(4) })
  const id = (await gapOf(itemId))?.id ?? ''
  assert.equal((await database.read((work) => readNotedGap(work, id)))?.id, id)
  await database.write((work) => explainGap(work, { id, why: 'lost by the airline' }), { who: support, now: days(4) })
  assert.equal(await database.read((work) => readNotedGap(work, id)), null)
  assert.equal(await database.read((work) => readNotedGap(work, 'nonsense')), null)
  const other = await received(false)
  await database.write((work) => noteGaps(work))
  assert.equal((await gapOf(other.itemId))?.kind, 'none')
  const of = { itemIds: [other.itemId] }
  await stage(cast.warehouse, (work) => scanPieces(work, { act: 'put_away', place: 'US/A-9', of }))
  assert.equal(await database.write(lookAgain), 1)
})

test('goods are confirmed only at a suitable place, by people who may act there', async () => {
  const { orderId, itemId } = await received(false)
  const confirm = (who: Actor, id: string, kind: 'hub' | 'desk' | 'shipment' | 'warehouse', place = '') =>
    stage(who, (work) => confirmPlace(work, { id, kind, place, note: '' }))
  await go(orderId, itemId, [
    [cast.warehouse, 'pack'],
    [cast.warehouse, 'dispatch'],
  ])
  await database.write((work) => noteGaps(work))
  const onTheWay = (await gapOf(itemId))?.id ?? ''
  await assert.rejects(confirm(cast.warehouse, onTheWay, 'shipment', 'S1'), refused('GAP_PLACE_UNKNOWN'))
  await go(orderId, itemId, [
    [cast.hub, 'arriveAtCustoms'],
    [cast.hub, 'receiveAtHub'],
  ])
  await database.write((work) => noteGaps(work))
  const id = (await gapOf(itemId))?.id ?? ''
  const abroad = await staff(['warehouse'], ['US'])
  await assert.rejects(confirm(abroad, id, 'hub'), refused('FORBIDDEN'))
  await assert.rejects(confirm(abroad, id, 'desk', 'cairo'), refused('FORBIDDEN'))
  const hub = await staff(['hub'], ['eg'])
  await assert.rejects(confirm(hub, id, 'desk', 'dubai'), refused('GAP_PLACE_UNKNOWN'))
  await confirm(hub, id, 'desk', 'cairo')
  const pieces = await database.db
    .selectFrom('pieces')
    .select(['place_kind', 'place'])
    .where('item_id', '=', itemId)
    .execute()
  assert.deepEqual(pieces, [{ place_kind: 'desk', place: 'cairo' }])
})

test('goods of an ended order that were lost at customs end there as lost, and are recorded as seen if they turn up', async () => {
  const { orderId, itemId, number } = await received()
  await go(orderId, itemId, [
    [cast.warehouse, 'pack'],
    [cast.warehouse, 'dispatch'],
    [cast.hub, 'arriveAtCustoms'],
  ])
  const of = { itemIds: [itemId] }
  await stage(cast.warehouse, (work) => scanPieces(work, { act: 'loaded', place: 'S1', of }))
  await stage(cast.hub, (work) => scanPieces(work, { act: 'at_customs', place: 'eg', of }))
  const { number: found } = await openSample(stage, cast.hub, itemId)
  await proposeSample(stage, support, found)
  const choice = { key: newId(), number: found, kind: 'refund', round: 1 } as const
  await stage(cast.customer, (work) => chooseOption(work, choice))
  await database.write((work) => noteGaps(work), { now: days(4) })
  const gap = await gapOf(itemId)
  assert.deepEqual([gap?.kind, gap?.place, gap?.ends], ['ended', 'customs eg', ['lost']])
  const wish = { id: gap?.id ?? '', how: 'lost', why: 'Not in the shipment' } as const
  await database.write((work) => endGapGoods(work, wish), { who: support, now: days(4) })
  const piece = async () =>
    database.db.selectFrom('pieces').select(['barcode', 'place_kind', 'place']).where('item_id', '=', itemId).execute()
  const [lost] = await piece()
  assert.deepEqual([lost?.place_kind, lost?.place], ['lost', `${number}-1`])
  const { sighted } = await database.write(
    (work) => sightPieces(work, { barcodes: [lost?.barcode ?? ''], at: { kind: 'hub', place: 'eg' } }),
    { who: cast.hub, now: days(5) },
  )
  assert.equal(sighted.length, 1)
  assert.equal((await piece())[0]?.place_kind, 'hub')
})

test('all pieces of an ended item at one place leave in one act, others stay', async () => {
  const { itemId, case: found } = await givenUp(3)
  await close(found)
  const pieces = () =>
    database.db
      .selectFrom('pieces')
      .select(['barcode', 'place_kind'])
      .where('item_id', '=', itemId)
      .orderBy('barcode')
      .execute()
  const [apart] = await pieces()
  const of = { barcodes: [apart?.barcode ?? ''] }
  await stage(cast.warehouse, (work) => scanPieces(work, { act: 'put_away', place: 'US/B-1', of }))
  await database.write((work) => noteGaps(work), { now: days(4) })
  const gaps = (await open()).filter((gap) => gap.itemId === itemId)
  assert.deepEqual(gaps.map((gap) => gap.alike).sort(), [1, 2, 2])
  const id = gaps.find((gap) => gap.alike === 2)?.id ?? ''
  const left = () =>
    database.write((work) => endGapGoods(work, { id, how: 'sent_back', why: 'UPS 1Z999', together: true }), {
      who: support,
      now: days(4),
    })
  const two = await Promise.allSettled([left(), left()])
  assert.deepEqual(two.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
  assert.deepEqual((await pieces()).map((piece) => piece.place_kind).sort(), ['bin', 'store', 'store'])
  assert.deepEqual(
    (await open()).filter((gap) => gap.itemId === itemId).map((gap) => gap.place),
    ['bin US/B-1'],
  )
})
