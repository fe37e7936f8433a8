import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { readCustodyHistory } from '#fulfilment/custody/read-custody-history.ts'
import { makeBin, putAway, retireBin } from '#fulfilment/warehouse/bins/bins.ts'
import { readBins } from '#fulfilment/warehouse/bins/read-bins.ts'
import { packItems } from '#fulfilment/warehouse/pack-items.ts'
import { receiveItem } from '#fulfilment/warehouse/receive-item.ts'
import { undoPack } from '#fulfilment/warehouse/undo-packing.ts'
import { unpackItem } from '#fulfilment/warehouse/unpack-item.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { openDiscrepancy } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { boxWarnings, inDollars, volumeGrams } from './box-warnings.ts'
import { closeBox } from './close-box.ts'
import { readComingLimits, readLimits, setLimit, takeLimitBack } from './limits.ts'
import { putInBox } from './put-in-box.ts'
import { readBox, readBoxes } from './read-boxes.ts'
import { takeOutOfBox } from './take-out-of-box.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const other = { ...cast, customer: (await database.write((work) => sampleCustomer(work))).who }
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const size = { lengthCm: 30, widthCm: 20, heightCm: 10, grossGrams: 900 }
const put = (barcodes: readonly string[], box?: string) =>
  stage(cast.warehouse, (work) => putInBox(work, { barcodes, ...(box && { box }) }))
const close = (barcode: string, given: Partial<typeof size> = {}, key: string = newId()) =>
  stage(cast.warehouse, (work) => closeBox(work, { barcode, ...size, ...given, key }))
const box = (barcode: string) => database.read((work) => readBox(work, barcode))
const stateOf = async (number: string) => (await database.read((work) => findOrder(work, { number }))).items[0]?.state

/** An order of one item received in the warehouse, with the barcodes of its pieces. */
async function received(quantity = 1, as = cast): Promise<{ number: string; itemId: string; codes: string[] }> {
  const { number } = await purchasedSample(stage, as, [sampleItem({ quantity })])
  const trackingNumber = await shippedSample(stage, as, number)
  const { items } = await database.read((work) => findOrder(work, { number }))
  const itemId = items[0]?.id ?? ''
  const receipt = { itemId, trackingNumber, unitGrams: 250, condition: 'good', note: '', photo: null } as const
  await stage(cast.warehouse, (work) => receiveItem(work, { ...receipt, answers: { battery: 'yes' } }))
  const pieces = await database.db
    .selectFrom('pieces')
    .select('barcode')
    .where('item_id', '=', itemId)
    .orderBy('unit')
    .execute()
  return { number, itemId, codes: pieces.map((piece) => piece.barcode) }
}

test('pieces are put into bins and moved by scan; a bin can be retired when it is empty', async () => {
  const { codes } = await received(2)
  const bin = { place: 'US', code: 'a-01' }
  await assert.rejects(
    stage(cast.warehouse, (work) => putAway(work, { ...bin, barcodes: codes })),
    refused('BIN_UNKNOWN'),
  )
  assert.deepEqual(await stage(cast.warehouse, (work) => makeBin(work, bin)), { place: 'US', code: 'A-01' })
  await stage(cast.warehouse, (work) => makeBin(work, { place: 'US', code: 'A-02' }))
  await assert.rejects(
    stage(cast.warehouse, (work) => makeBin(work, { place: 'US', code: 'a-01' })),
    refused('BIN_EXISTS'),
  )
  await assert.rejects(
    stage(cast.warehouse, (work) => makeBin(work, { place: 'US', code: '?' })),
    refused('BIN_CODE_WRONG'),
  )
  const done = await stage(cast.warehouse, (work) => putAway(work, { ...bin, barcodes: codes }))
  assert.deepEqual([done.bin, done.pieces, done.sighted.length], ['US/A-01', 2, 0])
  await stage(cast.warehouse, (work) => putAway(work, { place: 'US', code: 'A-02', barcodes: codes.slice(0, 1) }))
  const { bins } = await database.read(readBins, { who: cast.warehouse })
  assert.deepEqual(
    bins.map((one) => [one.code, one.pieces]),
    [
      ['A-01', 1],
      ['A-02', 1],
    ],
  )
  await assert.rejects(
    stage(cast.warehouse, (work) => retireBin(work, { place: 'US', code: 'A-01' })),
    refused('BIN_NOT_EMPTY'),
  )
  await stage(cast.warehouse, (work) => putAway(work, { place: 'US', code: 'A-02', barcodes: codes.slice(1) }))
  await stage(cast.warehouse, (work) => retireBin(work, { place: 'US', code: 'A-01' }))
  const elsewhere = (await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['CN'] }))).who
  await assert.rejects(
    stage(elsewhere, (work) => makeBin(work, { place: 'US', code: 'B-1' })),
    refused('OTHER_PLACE'),
  )
})

test('a box belongs to one customer; with its last piece the item is ready, and the chain has every step', async () => {
  const mine = await received(2)
  const theirs = await received(1, other)
  const first = await put([mine.codes[0] ?? ''])
  assert.deepEqual([first.isNew, first.sighted], [true, []])
  await assert.rejects(put(theirs.codes, first.box), refused('OTHER_CONSIGNEE'))
  await assert.rejects(close(first.box, { grossGrams: 200 }), refused('BOX_TOO_LIGHT'))
  await close(first.box)
  assert.equal(await stateOf(mine.number), 'received_at_warehouse', 'one of its pieces lies in no box')
  await assert.rejects(put(mine.codes.slice(1), first.box), refused('BOX_CLOSED'))
  const second = await put(mine.codes.slice(1))
  assert.notEqual(second.box, first.box)
  await close(second.box.toLowerCase(), {}, 'the-same-key')
  assert.equal(await stateOf(mine.number), 'ready_for_shipping')
  await assert.rejects(close(second.box), refused('BOX_CLOSED'))
  assert.deepEqual(
    await close(second.box, {}, 'the-same-key'),
    { barcode: second.box },
    'the same key gives the first answer again',
  )
  const custody = await database.read((work) => readCustodyHistory(work, mine.itemId))
  assert.deepEqual(
    custody.map((step) => [step.act, step.pieces]),
    [
      ['received', 2],
      ['boxed', 1],
      ['boxed', 1],
    ],
  )
  assert.deepEqual(await findGaps(database.db), [])
})

test('taking a piece out opens its box again, and a ready item is not ready any more', async () => {
  const { number, itemId, codes } = await received(2)
  const { box: code } = await put(codes)
  await close(code)
  assert.equal(await stateOf(number), 'ready_for_shipping')
  await stage(cast.warehouse, (work) => takeOutOfBox(work, { barcode: codes[0] ?? '', why: 'too heavy' }))
  assert.equal(await stateOf(number), 'received_at_warehouse')
  const opened = await box(code)
  assert.deepEqual([opened?.closedAt, opened?.grossGrams, opened?.pieces.length], [null, null, 1])
  await put(codes.slice(0, 1), code)
  await close(code)
  await stage(cast.warehouse, (work) => unpackItem(work, itemId, 'the customer asked'))
  assert.deepEqual([await stateOf(number), (await box(code))?.pieces.length], ['received_at_warehouse', 0])
  await assert.rejects(close(code), refused('BOX_EMPTY'))
  assert.deepEqual(await findGaps(database.db), [])
})

test('a piece scanned into two boxes by two packers goes into one, and a case keeps it out of any', async () => {
  const { codes, itemId } = await received()
  const two = await received(2)
  const [one, another] = [await put(two.codes.slice(0, 1)), await received()]
  await close(one.box)
  const next = await put(another.codes)
  const tries = await Promise.all([put(codes, next.box), put(codes, next.box)])
  assert.deepEqual(
    tries.map((done) => done.box),
    [next.box, next.box],
  )
  const where = await database.db
    .selectFrom('box_pieces')
    .innerJoin('pieces', 'pieces.id', 'piece_id')
    .select('box_id')
    .where('item_id', '=', itemId)
    .execute()
  assert.equal(where.length, 1)
  await stage(cast.warehouse, (work) => openDiscrepancy(work, { itemId, kind: 'damaged', note: 'wet' }))
  await assert.rejects(close(next.box), refused('TAKE_OUT_FIRST'))
  await stage(cast.warehouse, (work) => takeOutOfBox(work, { barcode: codes[0] ?? '', why: 'wet' }))
  await assert.rejects(put(codes), refused('IN_A_CASE'))
  await close(next.box)
  const lists = await Promise.all(
    [false, true].map((isClosed) => database.read((work) => readBoxes(work, { isClosed }))),
  )
  assert.ok(lists[1]?.rows.some((row) => row.barcode === next.box))
  assert.ok(lists[0]?.rows.every((row) => row.closedAt === null))
})

test('a box shows its weight, value and limits while it is filled', async () => {
  const { codes } = await received(2, { ...cast, customer: (await database.write((work) => sampleCustomer(work))).who })
  const { box: code } = await put(codes)
  const view = await box(code)
  assert.deepEqual([view?.netGrams, view?.batteries, view?.pieces.length], [500, 2, 2])
  assert.equal(view?.valueUsd, 100)
  const limits = [
    { kind: 'box_grams', most: 32_000, source: 'x' },
    { kind: 'consignee_value_usd', most: 2_000, source: 'x' },
  ] as const
  const measures = {
    netGrams: 500,
    grossGrams: null,
    sideCm: null,
    valueUsd: 100,
    consigneeGrams: 500,
    consigneeValueUsd: 2_001,
  }
  assert.deepEqual(
    boxWarnings(measures, limits).map(({ kind, is }) => [kind, is]),
    [['consignee_value_usd', 2_001]],
  )
  assert.deepEqual(
    boxWarnings({ ...measures, grossGrams: 32_001, consigneeValueUsd: 2_000 }, limits).map((one) => one.kind),
    ['box_grams'],
  )
  assert.equal(volumeGrams(50, 40, 30), 12_000)
  const rates = new Map([
    ['USD', { numerator: 50n, scale: 1n }],
    ['TRY', { numerator: 5n, scale: 4n }],
  ] as const)
  assert.equal(
    inDollars(
      [
        { price: '100.00', currency: 'TRY' },
        { price: '1.01', currency: 'USD' },
      ],
      rates,
    ),
    4,
  )
})

test('an admin sets a limit from a day on, with its source; packers are warned by today’s limit', async () => {
  const { who: admin } = await database.write((work) => sampleStaff(work, ['admin']))
  const today = new Date().toISOString().slice(0, 10)
  const wish = { kind: 'box_side_cm', most: 60, source: 'The courier wrote so', from: today } as const
  const set = (
    given: Partial<Omit<typeof wish, 'from' | 'most'>> & { from?: string; most?: number },
    who: Actor = admin,
  ) => stage(who, (work) => setLimit(work, { ...wish, ...given }))
  const most = async () => (await database.read(readLimits)).find((limit) => limit.kind === 'box_side_cm')?.most
  assert.equal(await most(), 120)
  await assert.rejects(set({}, cast.warehouse), refused('FORBIDDEN'))
  await assert.rejects(set({ from: '2020-01-01' }), refused('LIMIT_IN_THE_PAST'))
  await set({ from: '2099-01-01', most: 30 })
  assert.equal(await most(), 120, 'one of a later day does not hold yet')
  await set({})
  await set({ most: 6 })
  assert.equal(await most(), 6)
  await set({ most: 60 })
  assert.equal(await most(), 60, 'a slip is set right the same day: the last counts')
  const coming = async () => (await database.read(readComingLimits)).map((one) => [one.kind, one.most, one.from])
  assert.deepEqual(await coming(), [['box_side_cm', 30, '2099-01-01']])
  const back = (who: Actor, from = '2099-01-01') =>
    stage(who, (work) => takeLimitBack(work, { kind: 'box_side_cm', from }))
  await assert.rejects(back(cast.warehouse), refused('FORBIDDEN'))
  await assert.rejects(back(admin, today), refused('NOT_FOUND'), 'what holds already is set anew')
  await back(admin)
  assert.deepEqual(await coming(), [])
  await set({ from: '2099-01-01', most: 40 })
  assert.deepEqual(await coming(), [['box_side_cm', 40, '2099-01-01']], 'said again after it was taken back')
  const { codes } = await received()
  const { box: long } = await put(codes)
  await close(long, { lengthCm: 61 })
  assert.deepEqual(
    (await box(long))?.warnings.map((warning) => [warning.kind, warning.most, warning.is]),
    [['box_side_cm', 60, 61]],
  )
  assert.equal((await database.read(readLimits, { site: 'ae' })).find((one) => one.kind === 'box_side_cm')?.most, 120)
})

test('items packed with one click cannot be undone after their box was closed', async () => {
  const { number, itemId, codes } = await received()
  const deed = await stage(cast.warehouse, (work) => packItems(work, [itemId]))
  const { box: closed } = await put(codes)
  await close(closed)
  await assert.rejects(
    stage(cast.warehouse, (work) => undoPack(work, deed)),
    refused('TOO_LATE_TO_UNDO'),
  )
  assert.equal(await stateOf(number), 'ready_for_shipping')
  assert.ok((await box(closed))?.closedAt)
})
