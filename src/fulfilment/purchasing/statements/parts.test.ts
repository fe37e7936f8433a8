// Stores that charge parcel by parcel: several lines for one store order; and withdrawing a match made by hand.
import assert from 'node:assert/strict'
import test from 'node:test'
import { findCard } from '#fulfilment/purchasing/cards/read-cards.ts'
import { purchaseItems } from '#fulfilment/purchasing/purchase-items.ts'
import { unitsCancelled } from '#fulfilment/purchasing/seller-cancelled.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { writeCsv } from '#platform/files/csv.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { closeBreak } from './close-break.ts'
import { importCardStatement } from './import-card-statement.ts'
import { matchByHand, readHandMatches } from './match-by-hand.ts'
import { readBreaks } from './read-breaks.ts'
import { readMatchedByHand } from './read-matched.ts'
import { takeBackMatch } from './take-back-match.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const cast = await database.write(sampleCast, { now: daysAgo(60) })
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
await database.write((work) => cardSample(work, 'Visa 4242'))
const cardId = (await database.read((work) => findCard(work, 'Visa 4242')))?.id ?? ''

async function buy(storeOrderNumber: string, minor: bigint, currency: 'USD' | 'GBP' = 'USD') {
  const order = await approvedSample(stage, cast, [sampleItem({ quantity: 2 })])
  const { items } = await database.read((work) => findOrder(work, { number: order.number }))
  const itemIds = items.map((item) => item.id)
  const cost = money(minor, currency)
  const purchase = { itemIds, storeOrderNumber, cost, cardLabel: 'Visa 4242', key: newId() }
  const { id } = await database.write((work) => purchaseItems(work, purchase), { who: cast.buyer, now: daysAgo(20) })
  const { rows } = await database.pool.query<{ minor: bigint }>(
    'select card_minor as minor from store_orders where id = $1',
    [id],
  )
  return { id, itemId: itemIds[0] ?? '', cardMinor: rows[0]?.minor ?? 0n }
}

type Line = readonly [reference: string, minor: bigint, original?: string]
const decimal = (minor: bigint) => (Number(minor) / 100).toFixed(2)
/** A file for each call, its lines worded by the store. */
async function bring(...lines: readonly Line[]) {
  const day = daysAgo(19).toISOString().slice(0, 10)
  const header = ['Date', 'Merchant', 'Reference', 'Amount', 'Original amount', 'Original currency']
  const rows = lines.map(([reference, minor, original = '']) => [
    ...[day, 'PAYPAL', reference, decimal(minor), original, original && 'GBP'],
  ])
  const file = { key: newId(), cardId, fileName: `${newId()}.csv`, text: writeCsv(header, rows), sign: 'plus' } as const
  return stage(finance, (work) => importCardStatement(work, file))
}
const lineOf = async (reference: string) => {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from card_statement_lines where reference = $1',
    [reference],
  )
  return rows[0]?.id ?? ''
}
const breaks = () => database.read((work) => readBreaks(work), { who: finance })
const breaksOf = async (number: string) =>
  (await breaks()).flatMap((one) =>
    one.number === number ? [[one.kind, one.minor, one.parts, one.leftMinor] as const] : [],
  )
const match = (lineId: string, ofId: string) =>
  stage(finance, (work) => matchByHand(work, { key: newId(), lineId, ofId, reason: 'Said in the mail of the store' }))
const matchOf = async (number: string) => {
  const all = await database.read((work) => readMatchedByHand(work), { who: finance })
  return all.filter((one) => one.number === number)
}
const takeBack = (matchId: string, who: Actor = finance, key = newId()) =>
  stage(who, (work) => takeBackMatch(work, { key, matchId, reason: 'It was another order' }))

test('lines that name a store order and add up to its cost are matched with it, in one file or in two', async () => {
  await buy('PART-1001', 5_000n)
  assert.equal((await bring(['PART-1001 parcel 1', 3_000n], ['PART-1001 parcel 2', 2_000n])).matched, 2)
  assert.deepEqual(await breaksOf('PART-1001'), [])
  await buy('PART-1002', 5_000n)
  assert.equal((await bring(['PART-1002 parcel 1', 3_800n])).matched, 1)
  assert.deepEqual(await breaksOf('PART-1002'), [['undercharged', -1_200n, 1, 1_200n]])
  assert.equal((await bring(['PART-1002 parcel 2', 1_200n])).matched, 1)
  assert.deepEqual(await breaksOf('PART-1002'), [])
})

test('a line that names two store orders, or parts with another sum, are left to a person', async () => {
  await buy('PART-2001', 5_000n)
  await buy('PART-2002', 5_000n)
  await bring(['PART-2001', 3_000n], ['PART-2002', 3_000n])
  assert.equal((await bring(['PART-2001 and PART-2002', 2_000n])).matched, 0)
  assert.deepEqual(await breaksOf('PART-2001'), [['undercharged', -2_000n, 1, 2_000n]])
  assert.equal((await bring(['PART-2001 parcel 2', 1_500n])).matched, 0)
  const said = await breaksOf('PART-2001')
  assert.ok(said.some(([kind, minor, , left]) => kind === 'part' && minor === 1_500n && left === 2_000n))
})

test('by hand, parts are matched while they do not exceed the purchase; the rest is shown', async () => {
  const ours = await buy('PART-3001', 5_000n)
  await bring(['PART-3001', 3_000n], ['X-3002', 1_500n], ['X-3003', 2_500n])
  const [fits, over] = [await lineOf('X-3002'), await lineOf('X-3003')]
  const offered = async (lineId: string) => {
    const all = await database.read((work) => readHandMatches(work, lineId), { who: finance })
    return all.find(({ id }) => id === ours.id)?.charged
  }
  assert.deepEqual(await offered(fits), { parts: 1, minor: 3_000n, cost: null })
  assert.equal(await offered(over), undefined)
  await assert.rejects(match(over, ours.id), refused('BREAK_CHANGED'))
  await match(fits, ours.id)
  assert.deepEqual(await breaksOf('PART-3001'), [['undercharged', -500n, 2, 500n]])
  await assert.rejects(
    database.pool.query(
      `insert into card_line_matches (line_id, store_order_id, how, difference_minor, matched_at)
       values ($1, $2, 'hand', 0, now())`,
      [over, ours.id],
    ),
    { constraint: 'limit_card_lines_to_order' },
  )
  const found = (await breaks()).find((one) => one.number === 'PART-3001')
  assert.ok(found)
  const { of, kind, minor } = found
  const reason = 'The store gave it up'
  await stage(finance, (work) => closeBreak(work, { key: newId(), of, kind, minor, reason }))
  assert.deepEqual(await breaksOf('PART-3001'), [])
  const [closed] = await matchOf('PART-3001')
  assert.equal(closed?.isClosed, true)
  await assert.rejects(takeBack(closed?.id ?? ''), refused('MATCH_STAYS'))
  assert.equal(await offered(over), undefined, 'what is closed takes no more parts')
})

test('two who at the same moment match two parts that are too much together match one of them', async () => {
  const ours = await buy('PART-4001', 5_000n)
  await bring(['PART-4001', 2_000n], ['X-4002', 2_000n], ['X-4003', 2_000n])
  const lines = [await lineOf('X-4002'), await lineOf('X-4003')]
  const all = await Promise.allSettled(lines.map((lineId) => match(lineId, ours.id)))
  assert.deepEqual(all.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.deepEqual(await breaksOf('PART-4001'), [['undercharged', -1_000n, 2, 1_000n]])
})

test('parts in a foreign store’s currency are summed in it, and the card’s surplus is the exchange rate', async () => {
  const { cardMinor } = await buy('PART-5001', 4_000n, 'GBP')
  const first = cardMinor / 2n
  const { matched } = await bring(['PART-5001 a', first, '25.00'], ['PART-5001 b', cardMinor - first + 12n, '15.00'])
  assert.equal(matched, 2)
  assert.deepEqual(await breaksOf('PART-5001'), [['rate', 12n, 2, null]])
})

test('if the bank does not give the store’s currency, parts are compared with the card’s expected amount and the rate’s tolerance', async () => {
  const ours = await buy('PART-5501', 4_000n, 'GBP')
  const half = ours.cardMinor / 2n
  await bring(['Y-5501', half], ['Y-5502', ours.cardMinor - half + 1n], ['Y-5503', ours.cardMinor])
  await match(await lineOf('Y-5501'), ours.id)
  const isOffered = async (reference: string) => {
    const lineId = await lineOf(reference)
    const all = await database.read((work) => readHandMatches(work, lineId), { who: finance })
    return all.some(({ id }) => id === ours.id)
  }
  assert.equal(await isOffered('Y-5503'), false)
  assert.equal(await isOffered('Y-5502'), true)
  await match(await lineOf('Y-5502'), ours.id)
  assert.deepEqual(await breaksOf('PART-5501'), [['rate', 1n, 2, null]])
})

test('only finance withdraws a match made by hand, once, and line and store order are free again', async () => {
  const ours = await buy('BACK-1001', 5_000n)
  await bring(['X-BACK-1', 5_000n])
  const lineId = await lineOf('X-BACK-1')
  await match(lineId, ours.id)
  const [made] = await matchOf('BACK-1001')
  const id = made?.id ?? ''
  await assert.rejects(takeBack(id, cast.buyer), refused('FORBIDDEN'))
  await assert.rejects(takeBack(newId()), refused('NOT_FOUND'))
  const key = newId()
  const pressed = await Promise.allSettled([takeBack(id, finance, key), takeBack(id, finance, key)])
  assert.deepEqual([...new Set(pressed.map(({ status }) => status))], ['fulfilled'])
  await assert.rejects(takeBack(id), refused('MATCH_STAYS'))
  assert.deepEqual(await matchOf('BACK-1001'), [])
  assert.ok((await breaks()).some((one) => one.of === `line:${lineId}` && one.kind === 'unknownCharge'))
  const { rows } = await database.pool.query(
    `select before->>'of' as before, after->>'of' as after, why from audit_log where action = 'card.matchBack'`,
  )
  assert.deepEqual(rows, [{ before: 'BACK-1001', after: null, why: 'It was another order' }])
  await match(lineId, ours.id)
  assert.equal((await matchOf('BACK-1001')).length, 1)
  const change = (text: string) => database.pool.query(text)
  await assert.rejects(change("update card_line_matches set how = 'day'"), /append-only|permission denied/)
  await assert.rejects(change('update card_line_matches set undone_why = undone_why'), /taken back once|a match stays/)
  await assert.rejects(change('delete from card_line_matches'), /append-only|permission denied/)
})

test('an automatic match cannot be withdrawn, and the database prevents it too', async () => {
  await buy('BACK-2001', 5_000n)
  await bring(['BACK-2001', 5_000n])
  const { rows } = await database.pool.query<{ id: string }>(
    `select match.id from card_line_matches match join card_statement_lines line on line.id = match.line_id
     where line.reference = 'BACK-2001'`,
  )
  await assert.rejects(takeBack(rows[0]?.id ?? ''), refused('MATCH_STAYS'))
  await assert.rejects(
    database.pool.query(
      `update card_line_matches set undone_at = now(), undone_by = $2, undone_why = 'because' where id = $1`,
      [rows[0]?.id, finance.id],
    ),
    { constraint: 'card_match_undone' },
  )
})

test('a refund matched to the wrong line is reversed in the books, and booked again correctly', async () => {
  const ours = await buy('BACK-3001', 10_000n)
  const gone = { itemId: ours.itemId, units: 1, why: 'sold out' }
  await database.write((work) => unitsCancelled(work, gone), { who: cast.buyer, now: daysAgo(18) })
  await bring(['X-BACK-3', -5_000n], ['X-BACK-4', -5_000n])
  const [wrong, right] = [await lineOf('X-BACK-3'), await lineOf('X-BACK-4')]
  const refund = (await database.read((work) => readHandMatches(work, wrong), { who: finance })).find(
    ({ number }) => number === 'BACK-3001',
  )
  const booked = async () => {
    const { rows } = await database.pool.query<{ minor: bigint }>(
      `select coalesce(sum(amount_minor), 0)::bigint as minor from ledger_lines line join journal_entries entry
         on entry.id = line.entry_id where entry.reference = 'BACK-3001' and account like 'supplier-card:%'`,
    )
    return rows[0]?.minor ?? 0n
  }
  const before = await booked()
  await match(wrong, refund?.id ?? '')
  const given = (await booked()) - before
  assert.notEqual(given, 0n)
  const [made] = await matchOf('BACK-3001')
  await takeBack(made?.id ?? '')
  assert.equal(await booked(), before)
  await match(right, refund?.id ?? '')
  assert.equal((await booked()) - before, given)
  assert.deepEqual(await database.read(proveBooks), [])
})
