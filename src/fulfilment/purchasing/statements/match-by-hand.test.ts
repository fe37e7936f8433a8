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
import { importCardStatement } from './import-card-statement.ts'
import { matchByHand, readHandMatches } from './match-by-hand.ts'
import { readBreaks } from './read-breaks.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const cast = await database.write(sampleCast, { now: daysAgo(60) })
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
await database.write((work) => cardSample(work, 'Visa 4242'))
await database.write((work) => cardSample(work, 'Visa 5151'))
const cardId = (await database.read((work) => findCard(work, 'Visa 4242')))?.id ?? ''

async function buy(storeOrderNumber: string, minor: bigint, cardLabel = 'Visa 4242') {
  const order = await approvedSample(stage, cast, [sampleItem({ quantity: 2 })])
  const { items } = await database.read((work) => findOrder(work, { number: order.number }))
  const itemIds = items.map((item) => item.id)
  const purchase = { itemIds, storeOrderNumber, cost: money(minor, 'USD'), cardLabel, key: newId() }
  const { id } = await database.write((work) => purchaseItems(work, purchase), { who: cast.buyer, now: daysAgo(20) })
  return { id, itemId: itemIds[0] ?? '' }
}

/** A line whose text names nothing of ours; returns its break. */
async function bring(merchant: string, amount: string) {
  const day = daysAgo(19).toISOString().slice(0, 10)
  const text = writeCsv(['Date', 'Merchant', 'Reference', 'Amount'], [[day, merchant, '', amount]])
  const file = { key: newId(), cardId, fileName: `${merchant}.csv`, text, sign: 'plus' } as const
  await stage(finance, (work) => importCardStatement(work, file))
  const found = (await breaks()).find((one) => one.merchant === merchant)
  return found?.of.slice('line:'.length) ?? ''
}
const breaks = () => database.read((work) => readBreaks(work), { who: finance })
const kindsOf = async (number: string) => (await breaks()).flatMap((one) => (one.number === number ? one.kind : []))
const match = (lineId: string, ofId: string, who: Actor = finance) =>
  stage(who, (work) => matchByHand(work, { key: newId(), lineId, ofId, reason: 'Seen in the mail of the store' }))

test('a line without a name is matched with a store order of its card by hand, and the surplus is a break', async () => {
  const ours = await buy('HAND-1001', 5_000n)
  const other = await buy('HAND-1002', 5_000n, 'Visa 5151')
  const lineId = await bring('PAYPAL *XYZ', '51.20')
  const offered = await database.read((work) => readHandMatches(work, lineId), { who: finance })
  assert.deepEqual(
    offered.map(({ number }) => number),
    ['HAND-1001'],
  )
  await assert.rejects(match(lineId, other.id), refused('BREAK_CHANGED'))
  await assert.rejects(match(lineId, ours.id, cast.buyer), refused('FORBIDDEN'))
  await match(lineId, ours.id)
  assert.deepEqual(
    (await breaks()).filter((one) => one.number === 'HAND-1001').map(({ kind, minor }) => [kind, minor]),
    [['overcharged', 120n]],
  )
  const { rows } = await database.pool.query<{ before: unknown; after: { of: string }; why: string }>(
    `select before, after, why from audit_log where action = 'card.match'`,
  )
  assert.deepEqual([rows.length, rows[0]?.after.of, rows[0]?.why], [1, 'HAND-1001', 'Seen in the mail of the store'])
})

test('two who match the same line, or the same store order, at the same moment match it once', async () => {
  const ours = await buy('HAND-2001', 7_000n)
  const [one, other] = [await bring('STRIPE A', '70.00'), await bring('STRIPE B', '70.00')]
  const all = await Promise.allSettled([match(one, ours.id), match(one, ours.id), match(other, ours.id)])
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.deepEqual(await kindsOf('HAND-2001'), [])
})

test('a refund under another merchant name is booked as the refund it is', async () => {
  const ours = await buy('HAND-3001', 10_000n)
  const gone = { itemId: ours.itemId, units: 1, why: 'sold out' }
  await database.write((work) => unitsCancelled(work, gone), { who: cast.buyer, now: daysAgo(18) })
  const lineId = await bring('STORE CREDIT 77', '-50.00')
  const [refund] = await database.read((work) => readHandMatches(work, lineId), { who: finance })
  assert.deepEqual([refund?.number, refund?.cardMinor], ['HAND-3001', 5_000n])
  const wish = { key: newId(), lineId, ofId: refund?.id ?? '', reason: 'Told by the store' }
  const press = (reason = wish.reason) => stage(finance, (work) => matchByHand(work, { ...wish, reason }))
  const pressed = await Promise.allSettled([press(), press()])
  assert.deepEqual([...new Set(pressed.map(({ status }) => status))], ['fulfilled'])
  await assert.rejects(press('Another reason'), refused('KEY_REUSED'))
  const { rows } = await database.pool.query(`select 1 from card_line_matches where line_id = $1`, [lineId])
  assert.equal(rows.length, 1)
  assert.ok(!(await kindsOf('HAND-3001')).includes('refundMissing'))
  assert.deepEqual(await database.read(proveBooks), [])
})
