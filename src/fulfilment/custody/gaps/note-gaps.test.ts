import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makePieces } from '#fulfilment/custody/make-pieces.ts'
import { scanPieces, sightPieces } from '#fulfilment/custody/scan-pieces.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { lockOpenCase } from '#selling/orders/discrepancies/discrepancy.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { findGaps } from './find-gaps.ts'
import { lookAgain, noteGaps, readSlices } from './note-gaps.ts'
import { countGaps, readNotedGaps } from './read-noted-gaps.ts'
import { confirmPlace, explainGap, openGapCase } from './settle-gap.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const admin = (await database.write((work) => sampleStaff(work, ['admin']))).who
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const look = () => database.write((work) => noteGaps(work))
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const page = { page: 1, pageSize: 50 }
const open = async (q = '') => (await database.read((work) => readNotedGaps(work, { ...page, q }))).rows
const count = async () => (await database.read(countGaps)).count
const confirm = (who: Actor, id: string, kind: 'warehouse' | 'hub' = 'warehouse') =>
  stage(who, (work) => confirmPlace(work, { id, kind, place: '', note: 'on the floor by the scale' }))

/** An item with this many units received in the warehouse, with or without pieces. */
async function received(quantity = 1, isMade = true) {
  const { number } = await purchasedSample(stage, cast, [sampleItem({ quantity })])
  await shippedSample(stage, cast, number)
  const { id: orderId, items } = await database.read((work) => findOrder(work, { number }))
  const itemId = items[0]?.id ?? ''
  await stage(cast.warehouse, async (work) => {
    await moveItems(work, await lockOrder(work, orderId), [{ itemId, event: 'receive' }])
    if (isMade) await makePieces(work, { itemId, units: quantity, place: 'US' })
  })
  const pieces = await database.db.selectFrom('pieces').select('barcode').where('item_id', '=', itemId).execute()
  return { number, orderId, itemId, barcodes: pieces.map((piece) => piece.barcode).sort() }
}

/**
 * One of its pieces is scanned at the hub, where nobody expected it; its case is ended, but the piece is not brought
 * back.
 */
async function strayed(quantity = 1) {
  const made = await received(quantity)
  const of = { barcodes: made.barcodes.slice(0, 1) }
  await stage(cast.hub, (work) => scanPieces(work, { act: 'shelved', place: 'eg/A1', of }))
  return made
}

test('a check records a gap once, with the expected place and who acts next', async () => {
  const { number, itemId, barcodes } = await strayed(2)
  assert.deepEqual(await look(), { found: 1, gone: 0 })
  assert.deepEqual(await look(), { found: 1, gone: 0 })
  assert.equal(await count(), 1)
  const [gap] = await open()
  assert.deepEqual(
    [gap?.kind, gap?.itemId, gap?.label, gap?.barcode, gap?.place],
    ['elsewhere', itemId, `${number}-1`, barcodes[0], 'shelf eg/A1'],
  )
  assert.deepEqual(gap?.confirmable, [{ kind: 'warehouse', place: 'US' }])
  // The unexpected scan itself opened a case: support decides.
  assert.equal(gap?.next, 'support')
  assert.match(gap?.caseNumber ?? '', /^DC/)
  assert.deepEqual(
    [await open(barcodes[0]), await open(`${number}-1`), await open(number)].map((rows) => rows.length),
    [1, 1, 1],
  )
  assert.deepEqual(await open('P10000010'), [])
  await confirm(cast.warehouse, gap?.id ?? '')
  assert.equal(await count(), 0)
})

test('a person who sees the goods confirms where they are, and the gap is closed at once', async () => {
  const { itemId } = await received(2, false)
  await look()
  const [gap] = (await open()).filter((one) => one.itemId === itemId)
  assert.deepEqual([gap?.kind, gap?.next, gap?.caseNumber], ['none', 'warehouse', null])
  const id = gap?.id ?? ''
  await assert.rejects(confirm(cast.hub, id, 'hub'), refused('GAP_NOT_BY_SCAN'), 'its state says it is abroad')
  await assert.rejects(confirm(cast.buyer, id), refused('FORBIDDEN'))
  await confirm(cast.warehouse, id)
  const chain = await database.db
    .selectFrom('custody_scans')
    .innerJoin('pieces', 'pieces.id', 'piece_id')
    .select(['act', 'custody_scans.place_kind as kind', 'custody_scans.place', 'note'])
    .where('item_id', '=', itemId)
    .execute()
  assert.deepEqual(
    chain,
    [1, 2].map(() => ({ act: 'taken_over', kind: 'warehouse', place: 'US', note: 'on the floor by the scale' })),
  )
  assert.deepEqual(await open(), [])
  await assert.rejects(confirm(cast.warehouse, id), refused('GAP_CLOSED'))
  await assert.rejects(confirm(cast.warehouse, newId()), refused('NOT_FOUND'))
})

test('two who confirm the same gap at once add one scan', async () => {
  const { itemId } = await received(1, false)
  await look()
  const id = (await open()).find((one) => one.itemId === itemId)?.id ?? ''
  const done = await Promise.allSettled([confirm(cast.warehouse, id), confirm(admin, id)])
  assert.deepEqual(done.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
  const pieces = await database.db.selectFrom('pieces').select('id').where('item_id', '=', itemId).execute()
  assert.equal(pieces.length, 1)
})

test('a gap that a scan repaired meanwhile leaves the list by itself, and nothing is started twice', async () => {
  const { itemId } = await received(1, false)
  await look()
  const id = (await open()).find((one) => one.itemId === itemId)?.id ?? ''
  await stage(cast.warehouse, (work) =>
    scanPieces(work, { act: 'put_away', place: 'US/A-1', of: { itemIds: [itemId] } }),
  )
  await confirm(cast.warehouse, id)
  assert.equal((await database.db.selectFrom('pieces').select('id').where('item_id', '=', itemId).execute()).length, 1)
  const other = await strayed()
  await look()
  assert.equal(await count(), 1)
  const at = { kind: 'warehouse', place: 'US' } as const
  await stage(cast.warehouse, (work) => sightPieces(work, { barcodes: other.barcodes, at }))
  assert.equal(await database.write(lookAgain), 1)
  assert.equal(await count(), 0)
})

test('missing goods open a case; an explained gap stays closed until it is another one', async () => {
  const { itemId, orderId } = await received(1, false)
  await look()
  const id = (await open()).find((one) => one.itemId === itemId)?.id ?? ''
  const { number } = await stage(cast.hub, (work) => openGapCase(work, { id, note: 'looked everywhere' }))
  const [gap] = await open()
  assert.deepEqual([gap?.caseNumber, gap?.next], [number, 'support'])
  const found = await stage(support, async (work) => {
    await lockOrder(work, orderId)
    return lockOpenCase(work, itemId)
  })
  assert.equal(found?.kind, 'misplaced')
  await assert.rejects(
    stage(cast.hub, (work) => openGapCase(work, { id, note: '' })),
    refused('DISCREPANCY_EXISTS'),
  )
  await stage(support, (work) => explainGap(work, { id, why: 'counted with the order before' }))
  assert.equal(await count(), 0)
  await look()
  assert.equal(await count(), 0)
  await assert.rejects(confirm(cast.warehouse, id), refused('GAP_CLOSED'))
})

test('a large shop is checked slice by slice, each item once', async () => {
  const { itemId } = await received(1, false)
  const slices = await database.read((work) => readSlices(work, 2))
  const items = await database.db.selectFrom('order_items').select('id').where('site', '=', 'eg').execute()
  assert.equal(slices.length, Math.ceil(items.length / 2))
  const found: string[] = []
  for (const slice of slices) {
    const gaps = await findGaps(database.db, { site: 'eg', slice })
    found.push(...gaps.map((gap) => gap.itemId))
    await database.write((work) => noteGaps(work, { slice }))
  }
  const whole = await findGaps(database.db, { site: 'eg' })
  assert.deepEqual(found.sort(), whole.map((gap) => gap.itemId).sort())
  assert.ok((await open()).some((gap) => gap.itemId === itemId))
  await stage(cast.warehouse, (work) =>
    scanPieces(work, { act: 'put_away', place: 'US/A-2', of: { itemIds: [itemId] } }),
  )
  for (const slice of slices) await database.write((work) => noteGaps(work, { slice }))
  assert.equal(
    (await open()).some((gap) => gap.itemId === itemId),
    false,
  )
})

test('the database keeps what was found: a gap is not deleted, and an explanation has its person', async () => {
  const { itemId } = await received(1, false)
  await look()
  const write = (text: string) => database.pool.query(text, [itemId])
  await assert.rejects(write('delete from custody_gaps where item_id = $1'), /append-only|permission denied|only grow/)
  await assert.rejects(write('update custody_gaps set why = null, explained_at = now() where item_id = $1'), /check/)
})
