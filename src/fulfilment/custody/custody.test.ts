import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { withdrawOfItem } from '#selling/orders/discrepancies/end-discrepancy.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { custodyActs, placeKinds } from './custody-acts.ts'
import { findGaps } from './gaps/find-gaps.ts'
import { makePieces } from './make-pieces.ts'
import { isBarcode, normalBarcode } from './piece-barcode.ts'
import { readCustodyHistory } from './read-custody-history.ts'
import { findPieces, readChain } from './read-piece.ts'
import { type Scan, scanPieces, sightPieces } from './scan-pieces.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const gaps = () => findGaps(database.db)
const scan = (wish: Scan) => stage(cast.warehouse, (work) => scanPieces(work, wish))
const barcodesOf = async (itemId: string) =>
  (
    await database.db.selectFrom('pieces').select('barcode').where('item_id', '=', itemId).orderBy('barcode').execute()
  ).map((row) => row.barcode)

/** An order of one item with this quantity, received with a piece for each unit. */
async function received(quantity = 1, isMade = true): Promise<{ number: string; orderId: string; itemId: string }> {
  const { number } = await purchasedSample(stage, cast, [sampleItem({ quantity })])
  await shippedSample(stage, cast, number)
  const { id: orderId, items } = await database.read((work) => findOrder(work, { number }))
  const itemId = items[0]?.id ?? ''
  await stage(cast.warehouse, async (work) => {
    await moveItems(work, await lockOrder(work, orderId), [{ itemId, event: 'receive' }])
    if (isMade) await makePieces(work, { itemId, units: quantity, place: 'US', grams: 250 })
  })
  return { number, orderId, itemId }
}

const broken = (pattern: RegExp) => (error: unknown) => error instanceof Error && pattern.test(error.message)

test('the acts of the database are those of the table', async () => {
  const pairs = await database.db
    .selectFrom('custody_act_pairs')
    .selectAll()
    .where('act', 'not in', ['seen', 'taken_over'])
    .execute()
  const wanted = Object.entries(custodyActs).flatMap(([act, { from, to }]) =>
    (from === 'nowhere' ? [''] : from).map((kind) => `${act} ${kind} ${to}`),
  )
  assert.deepEqual(pairs.map((row) => `${row.act} ${row.from_kind} ${row.to_kind}`).sort(), wanted.sort())
  const seen = await database.db.selectFrom('custody_act_pairs').selectAll().where('act', '=', 'seen').execute()
  assert.equal(seen.length, placeKinds.length ** 2)
})

test('each piece has its own barcode, which no single typing mistake turns into another', async () => {
  const { itemId } = await received(3)
  const codes = await barcodesOf(itemId)
  assert.equal(new Set(codes).size, 3)
  assert.ok(codes.every((code) => isBarcode('P', code)))
  const [code = ''] = codes
  assert.equal(normalBarcode(` ${code.toLowerCase()} `), code)
  for (let at = 1; at < code.length; at++) {
    const slipped = `${code.slice(0, at)}${(Number(code[at]) + 1) % 10}${code.slice(at + 1)}`
    assert.equal(isBarcode('P', slipped), false, slipped)
  }
  await assert.rejects(scan({ act: 'put_away', place: 'US/A-1', of: { barcodes: [code, 'P99999999'] } }), {
    code: 'PIECE_UNKNOWN',
    status: 404,
    facts: { path: 'barcode', barcode: 'P99999999' },
  })
  assert.equal((await readPlaces(itemId)).join(), 'warehouse US,warehouse US,warehouse US')
})

test('a chain continues where it ended, and the custody history shows it without names', async () => {
  const { itemId, number } = await received(2)
  const [first = ''] = await barcodesOf(itemId)
  await scan({ act: 'put_away', place: 'US/A-01', of: { itemIds: [itemId] } })
  await scan({ act: 'boxed', place: 'US/B1', of: { barcodes: [first] }, grams: 260, note: 'wrapped by hand' })
  await scan({ act: 'boxed', place: 'US/B1', of: { itemIds: [itemId] } })
  const custody = await database.read((work) => readCustodyHistory(work, itemId), { who: cast.customer })
  assert.deepEqual(
    custody.map((step) => [step.act, step.place, step.pieces, step.grams]),
    [
      ['received', 'US', 2, 250],
      ['put_away', 'US/A-01', 2, null],
      ['boxed', 'US/B1', 1, 260],
      ['boxed', 'US/B1', 2, null],
    ],
  )
  assert.doesNotMatch(JSON.stringify(custody), /wrapped by hand/)
  const found = await database.read((work) => findPieces(work, first.toLowerCase()))
  assert.deepEqual([found.length, found[0]?.label, found[0]?.kind], [1, `${number}-1`, 'box'])
  const chain = await database.read((work) => readChain(work, found[0]?.id ?? ''))
  assert.deepEqual(
    chain.map((one) => one.seq),
    [1, 2, 3, 4],
  )
  assert.ok(chain.every((one) => one.who !== null))
  assert.equal((await database.read((work) => findPieces(work, `${number}-1`))).length, 2)
  assert.deepEqual(await database.read((work) => findPieces(work, first), { site: 'ae' }), [])
})

test('a piece that should be elsewhere is recorded as seen, and a case keeps its goods here until it is explained', async () => {
  const { itemId, orderId } = await received()
  const [barcode = ''] = await barcodesOf(itemId)
  const { sighted } = await scan({ act: 'shelved', place: 'eg/A1', of: { barcodes: [barcode] } })
  assert.deepEqual(
    sighted.map((piece) => piece.at),
    [{ kind: 'warehouse', place: 'US' }],
  )
  assert.deepEqual(await readPlaces(itemId), ['shelf eg/A1'])
  const pack = () =>
    stage(cast.warehouse, async (work) => moveItems(work, await lockOrder(work, orderId), [{ itemId, event: 'pack' }]))
  await assert.rejects(pack(), (error: unknown) => isRefusal(error) && error.code === 'DISCREPANCY_OPEN')
  assert.deepEqual(
    (await gaps()).map((gap) => [gap.kind, gap.barcode]),
    [['elsewhere', barcode]],
  )
  // Seen where it belongs, with an explanation.
  await stage(cast.warehouse, (work) =>
    sightPieces(work, { barcodes: [barcode], at: { kind: 'warehouse', place: 'US' } }),
  )
  await stage(cast.warehouse, (work) => withdrawOfItem(work, itemId, 'scanned by mistake'))
  await pack()
  assert.deepEqual(await gaps(), [])
  const { sighted: none } = await scan({ act: 'put_away', place: 'CN/A1', of: { barcodes: [barcode] } })
  assert.equal(none.length, 1, 'a bin of another country is not where it can be put')
  await stage(cast.warehouse, (work) =>
    sightPieces(work, { barcodes: [barcode], at: { kind: 'warehouse', place: 'US' } }),
  )
})

test('two who scan the same piece at once wait for each other, and the chain has both scans', async () => {
  const { itemId } = await received()
  const of = { barcodes: await barcodesOf(itemId) }
  await Promise.all(['US/A-1', 'US/A-2', 'US/A-3'].map((place) => scan({ act: 'put_away', place, of })))
  const { rows } = await sql<{ seqs: number[] }>`select array_agg(seq order by seq) as seqs from custody_scans
    join pieces on pieces.id = piece_id where item_id = ${itemId}`.execute(database.db)
  assert.deepEqual(rows[0]?.seqs, [1, 2, 3, 4])
})

test('the database refuses a hole, a jump, an unknown act, a change and a piece without a scan', async () => {
  const { itemId } = await received()
  const [barcode = ''] = await barcodesOf(itemId)
  const write = (text: string) => database.write((work: Work) => sql.raw(text).execute(work.db))
  const line = (seq: number, act: string, from: string, to: string) =>
    `insert into custody_scans (piece_id, seq, act, from_kind, from_place, place_kind, place, who_kind, at)
     select id, ${seq}, '${act}', ${from}, ${to}, 'x', 'system', now() from pieces where barcode = '${barcode}'`
  await assert.rejects(write(line(3, 'put_away', "'warehouse', 'US'", "'bin'")), broken(/it cannot be put_away/))
  await assert.rejects(write(line(2, 'put_away', "'warehouse', 'CN'", "'bin'")), broken(/it cannot be put_away/))
  await assert.rejects(write(line(2, 'shelved', "'warehouse', 'US'", "'shelf'")), broken(/it cannot be shelved/))
  await assert.rejects(write(`update pieces set place = 'x' where barcode = '${barcode}'`), broken(/its scans alone/))
  await assert.rejects(write('update custody_scans set place = null'), broken(/append-only|permission denied/))
  await assert.rejects(write('delete from custody_scans'), broken(/append-only|permission denied/))
  await assert.rejects(write('delete from pieces'), broken(/append-only|permission denied/))
  await assert.rejects(
    write(`insert into pieces (id, item_id, batch, unit, units, site, made_at)
      values (gen_random_uuid(), '${itemId}', 9, 1, 1, 'eg', now())`),
    broken(/never scanned/),
  )
})

test('goods from before there were pieces start their chain with the first person who scans them', async () => {
  const { itemId } = await received(2, false)
  assert.deepEqual(
    (await gaps()).map((gap) => [gap.kind, gap.itemId]),
    [['none', itemId]],
  )
  await scan({ act: 'put_away', place: 'US/A-09', of: { itemIds: [itemId] } })
  const custody = await database.read((work) => readCustodyHistory(work, itemId))
  assert.deepEqual(
    custody.map((step) => [step.act, step.kind, step.pieces]),
    [['taken_over', 'bin', 2]],
  )
  assert.deepEqual(await gaps(), [])
})

test('every kind of gap that is planted is found, and nothing else', async () => {
  assert.deepEqual(await gaps(), [])
  const items = await Promise.all([1, 2, 3, 4, 5, 6].map(() => received()))
  const [count, elsewhere, house, hole, jump, drift] = items.map((one) => one.itemId)
  const none = (await received(1, false)).itemId
  const piece = (itemId = '') => `(select id from pieces where item_id = '${itemId}')`
  const first = (itemId = '') => `update custody_scans set grams = grams where piece_id = ${piece(itemId)}`
  const planted = [
    `update pieces set units = 2 where item_id = '${count}'`,
    `update pieces set place_kind = 'hub', place = 'eg' where item_id = '${elsewhere}'`,
    `update custody_scans set place_kind = 'hub', place = 'eg' where piece_id = ${piece(elsewhere)}`,
    `update pieces set place = 'CN/A' where item_id = '${house}'`,
    `update custody_scans set place = 'CN/A' where piece_id = ${piece(house)}`,
    `insert into custody_scans (piece_id, seq, act, from_kind, from_place, place_kind, place, who_kind, at)
     values (${piece(hole)}, 3, 'put_away', 'warehouse', 'US', 'bin', 'US/A', 'system', now())`,
    `update pieces set last_seq = 3, place_kind = 'bin', place = 'US/A' where item_id = '${hole}'`,
    `insert into custody_scans (piece_id, seq, act, from_kind, from_place, place_kind, place, who_kind, at)
     values (${piece(jump)}, 2, 'put_away', 'bin', 'US/B', 'bin', 'US/A', 'system', now())`,
    `update pieces set last_seq = 2, place_kind = 'bin', place = 'US/A' where item_id = '${jump}'`,
    `update pieces set place = 'US/Z', place_kind = 'bin' where item_id = '${drift}'`,
    first(count),
  ]
  const client = await database.pool.connect()
  try {
    await client.query('reset role')
    await client.query('set session_replication_role = replica')
    for (const text of planted) await client.query(text)
  } finally {
    client.release(true)
  }
  const named = new Map(
    Object.entries({ none, count, elsewhere, house, hole, jump, drift }).map(([name, id]) => [id, name]),
  )
  const found = await gaps()
  assert.deepEqual(
    found.map((gap) => [gap.kind, named.get(gap.itemId)]).sort(),
    [...named.values()].map((name) => [name, name]).sort(),
  )
})

async function readPlaces(itemId: string): Promise<readonly string[]> {
  const rows = await database.db
    .selectFrom('pieces')
    .select(['place_kind', 'place'])
    .where('item_id', '=', itemId)
    .execute()
  return rows.map((row) => `${row.place_kind} ${row.place}`)
}
