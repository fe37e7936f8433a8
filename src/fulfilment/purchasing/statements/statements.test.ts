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
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { closeBreak } from './close-break.ts'
import { importCardStatement } from './import-card-statement.ts'
import { matchLines } from './match-lines.ts'
import { readBreaks } from './read-breaks.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
const cast = await database.write(sampleCast, { now: ago(90) })
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
await database.write(async (work) => {
  await cardSample(work, 'Visa 4242')
  await cardSample(work, 'Visa 5151')
})
const cardId = (await database.read((work) => findCard(work, 'Visa 4242')))?.id ?? ''

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)

type Bought = {
  readonly number: string
  readonly minor: bigint
  readonly back: number
  readonly currency?: 'USD' | 'GBP'
  readonly card?: string
}

async function buy({ number, minor, back, currency = 'USD', card = 'Visa 4242' }: Bought) {
  const order = await approvedSample(stage, cast, [sampleItem({ quantity: 2 })])
  const { items } = await database.read((work) => findOrder(work, { number: order.number }))
  const itemIds = items.map((item) => item.id)
  const purchase = { itemIds, storeOrderNumber: number, cost: money(minor, currency), cardLabel: card, key: newId() }
  const { id } = await database.write((work) => purchaseItems(work, purchase), { who: cast.buyer, now: ago(back) })
  const { rows } = await database.pool.query<{ minor: bigint }>(
    'select card_minor as minor from store_orders where id = $1',
    [id],
  )
  return { id, itemId: itemIds[0] ?? '', cardMinor: rows[0]?.minor ?? 0n }
}

const said = (minor: bigint) =>
  `${minor < 0n ? '-' : ''}${(minor < 0n ? -minor : minor) / 100n}.${String((minor < 0n ? -minor : minor) % 100n).padStart(2, '0')}`
type Line = readonly [
  back: number,
  merchant: string,
  reference: string,
  minor: bigint,
  original?: string,
  currency?: string,
]
const csv = (lines: readonly Line[]) =>
  writeCsv(
    ['Date', 'Merchant', 'Reference', 'Amount', 'Original amount', 'Original currency'],
    lines.map(([back, merchant, reference, minor, original = '', currency = '']) => [
      ...[day(back), merchant, reference, said(minor), original, currency],
    ]),
  )
const bring = (text: string, key = newId()) =>
  stage(finance, (work) => importCardStatement(work, { key, cardId, fileName: 'november.csv', text, sign: 'plus' }))
const breaks = () => database.read((work) => readBreaks(work), { who: finance })

test('exact lines are matched with their store orders; nothing is imported twice, by file, by line, or by two people at once', async () => {
  await buy({ number: 'EX-1001', minor: 5_000n, back: 20 })
  await buy({ number: 'EX-1002', minor: 7_250n, back: 20 })
  const lines: readonly Line[] = [
    [19, 'AMAZON.COM*2K4', 'EX-1001', 5_000n],
    [19, 'Amazon.com mktplace', '', 7_250n],
  ]
  const text = csv(lines)
  const both = await Promise.allSettled([bring(text), bring(text)])
  assert.equal(both.filter((one) => one.status === 'fulfilled').length, 1)
  await assert.rejects(bring(text), refused('STATEMENT_KNOWN'))
  const next = await bring(csv([...lines, [18, 'Bank fee', '', 100n]]))
  assert.deepEqual([next.added, next.skipped, next.matched], [1, 2, 0])
  assert.deepEqual(
    (await breaks()).map((one) => one.kind),
    ['unknownCharge'],
  )
  await assert.rejects(
    stage(cast.buyer, (work) => importCardStatement(work, { key: newId(), cardId, fileName: 'x', text, sign: 'plus' })),
    refused('FORBIDDEN'),
  )
})

test('twelve kinds of break are planted, and each is found with its kind', async () => {
  await buy({ number: 'OV-2001', minor: 5_000n, back: 25 })
  await buy({ number: 'UN-2002', minor: 6_000n, back: 25 })
  const abroad = await buy({ number: 'RT-2003', minor: 4_000n, back: 25, currency: 'GBP' })
  await buy({ number: 'CU-2004', minor: 3_000n, back: 25 })
  await buy({ number: 'LT-2005', minor: 8_000n, back: 50 })
  await buy({ number: 'DU-2006', minor: 9_000n, back: 25 })
  await buy({ number: 'OC-2007', minor: 1_500n, back: 25, card: 'Visa 5151' })
  await buy({ number: 'NC-2008', minor: 2_222n, back: 24 })
  const short = await buy({ number: 'RD-2009', minor: 10_000n, back: 25 })
  const missing = await buy({ number: 'RM-2010', minor: 12_000n, back: 25 })
  const whole = await buy({ number: 'RX-2011', minor: 14_000n, back: 25 })
  for (const { itemId } of [short, missing, whole])
    await database.write((work) => unitsCancelled(work, { itemId, units: 1, why: 'sold out' }), {
      who: cast.buyer,
      now: ago(24),
    })
  const { matched } = await bring(
    csv([
      [24, 'AMAZON', 'OV-2001', 5_500n],
      [24, 'AMAZON', 'UN-2002', 5_900n],
      [24, 'AMAZON UK', 'RT-2003', abroad.cardMinor + 40n, '40.00', 'GBP'],
      [24, 'AMAZON', 'CU-2004', 3_300n, '30.00', 'EUR'],
      [24, 'AMAZON', 'LT-2005', 8_000n],
      [24, 'AMAZON', 'DU-2006', 9_000n],
      [23, 'AMAZON', 'DU-2006', 9_000n],
      [24, 'AMAZON', 'OC-2007', 1_500n],
      [24, 'AMAZON', 'RD-2009', 10_000n],
      [24, 'AMAZON', 'RM-2010', 12_000n],
      [24, 'AMAZON', 'RX-2011', 14_000n],
      [20, 'AMAZON REFUND', 'RD-2009', -4_000n],
      [20, 'AMAZON REFUND', 'RX-2011', -7_000n],
      [20, 'WHO KNOWS', 'XX-1', -333n],
      [20, 'A NEW SHOP', 'XX-2', 444n],
      [2, 'AMAZON', 'DU-2006/2', 1n],
    ]),
  )
  assert.equal(matched, 11)
  const found = (await breaks()).map(({ kind, number, minor }) => [kind, number, minor])
  const planted = [
    ['overcharged', 'OV-2001', 500n],
    ['undercharged', 'UN-2002', -100n],
    ['rate', 'RT-2003', 40n],
    ['currency', 'CU-2004', 300n],
    ['late', 'LT-2005', 0n],
    ['duplicate', 'DU-2006', 9_000n],
    ['otherCard', 'OC-2007', 1_500n],
    ['notCharged', 'NC-2008', -2_222n],
    ['refundDiffers', 'RD-2009', 1_000n],
    ['refundMissing', 'RM-2010', 6_000n],
    ['unknownRefund', null, -333n],
    ['unknownCharge', null, 444n],
  ]
  for (const one of planted)
    assert.ok(
      found.some((other) => JSON.stringify(other, text) === JSON.stringify(one, text)),
      JSON.stringify(one, text),
    )
  const beside = found.filter(
    (one) => !planted.some((other) => JSON.stringify(one, text) === JSON.stringify(other, text)),
  )
  assert.deepEqual(beside, [
    ['unknownCharge', null, 100n],
    ['duplicate', 'DU-2006', 1n],
  ])
  assert.equal((await breaks()).find((one) => one.kind === 'refundMissing')?.ageDays, 24)
})

test('a named number goes before a similarity, in whatever order the lines are', () => {
  const charged = { parts: 0, minor: 0n, cost: 0n }
  const of = { store: 'amazon.com', cardId, day: '2026-10-01', charged }
  const dollars = { id: 'b', number: 'OV-2001', cardMinor: 5_000n, cost: { minor: 5_000n, currency: 'USD' } }
  const pounds = { id: 'a', number: 'RT-2003', cardMinor: 5_450n, cost: { minor: 4_000n, currency: 'GBP' } }
  const line = { day: '2026-10-02', merchant: 'AMAZON', original: null }
  const lines = [
    { ...line, id: 'over', reference: 'OV-2001', minor: 5_500n },
    { ...line, id: 'rate', reference: 'RT-2003', minor: 5_490n },
  ]
  const expected = [
    { ...of, ...dollars, isForeign: false },
    { ...of, ...pounds, isForeign: true },
  ]
  for (const stood of [lines, lines.toReversed()])
    assert.deepEqual(
      matchLines(stood, expected, { rateBp: 300, days: 10 })
        .map(({ lineId, ofId, how, difference }) => [lineId, ofId, how, difference])
        .toSorted(),
      [
        ['over', 'b', 'amount', 500n],
        ['rate', 'a', 'rate', 40n],
      ],
    )
})

const text = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

test('a refund on the statement reverses what was booked, in both currencies', async () => {
  const { rows } = await database.pool.query<{ account: string; currency: string; minor: bigint }>(
    `select account, currency, amount_minor as minor from ledger_lines line join journal_entries entry on entry.id = line.entry_id
     where entry.only_once like 'seller-refund:%' and entry.reference = 'RX-2011' and account !~ '^fx' order by 1 desc`,
  )
  assert.deepEqual(
    rows.map(({ account, currency }) => [account, currency]),
    [
      ['supplier-card:Visa-4242', 'USD'],
      ['purchases:amazon.com', 'EGP'],
    ],
  )
  assert.deepEqual([rows[0]?.minor, (rows[1]?.minor ?? 0n) > 0n], [-7_000n, true])
})

async function accountsOf(reference: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ account: string }>(
    `select distinct account from ledger_lines line join journal_entries entry on entry.id = line.entry_id
     where entry.reference = $1 order by account`,
    [reference],
  )
  return rows.map(({ account }) => account)
}

test('only finance closes a break, with a reason, once, and the difference is posted with it', async () => {
  const found = (await breaks()).find((one) => one.kind === 'overcharged')
  assert.ok(found)
  const wish = { of: found.of, kind: found.kind, minor: found.minor, reason: 'Delivery was charged on top' }
  await assert.rejects(
    stage(cast.buyer, (work) => closeBreak(work, { ...wish, key: newId() })),
    refused('FORBIDDEN'),
  )
  await assert.rejects(
    stage(finance, (work) => closeBreak(work, { ...wish, minor: 1n, key: newId() })),
    refused('BREAK_CHANGED'),
  )
  const both = await Promise.allSettled(
    [1, 2].map(() => stage(finance, (work) => closeBreak(work, { ...wish, key: newId() }))),
  )
  assert.equal(both.filter((one) => one.status === 'fulfilled').length, 1)
  assert.ok(!(await breaks()).some((one) => one.of === found.of))
  const { rows } = await database.pool.query(
    `select account, currency, amount_minor as minor from ledger_lines line join journal_entries entry on entry.id = line.entry_id
     where entry.kind = 'break_corrected' and account like 'supplier-card:%'`,
  )
  assert.deepEqual(rows, [{ account: 'supplier-card:Visa-4242', currency: 'USD', minor: 500n }])
  // From the store order's store, whatever the bank calls it.
  assert.deepEqual(
    (await accountsOf('OV-2001')).filter((account) => account.startsWith('purchases:')),
    ['purchases:amazon.com'],
  )
})

test('a purchase that a foreign store never charged is reversed as it was booked: nothing is left in any account', async () => {
  const { id } = await buy({ number: 'NF-2012', minor: 7_700n, back: 24, currency: 'GBP' })
  const found = (await breaks()).find((one) => one.of === `order:${id}`)
  assert.deepEqual([found?.kind, found?.currency, found?.store], ['notCharged', 'USD', 'amazon.com'])
  assert.deepEqual([found?.amount, found?.cost], [money(-7_700n, 'GBP'), money(7_700n, 'GBP')])
  const wish = {
    of: `order:${id}`,
    kind: 'notCharged',
    minor: found?.minor ?? 0n,
    reason: 'The seller never charged',
  } as const
  await stage(finance, (work) => closeBreak(work, { ...wish, key: newId() }))
  const { rows } = await database.pool.query(
    `select account, currency, sum(amount_minor)::bigint as minor, count(*) from ledger_lines line
     join journal_entries entry on entry.id = line.entry_id where entry.reference = 'NF-2012' group by 1, 2 order by 1, 2`,
  )
  assert.deepEqual(
    rows.map(({ account, currency, minor, count }) => [account, currency, minor, Number(count)]),
    [
      ['fx:GBP', 'EGP', 0n, 2],
      ['fx:GBP', 'GBP', 0n, 2],
      ['purchases:amazon.com', 'EGP', 0n, 2],
      ['supplier-card:Visa-4242', 'GBP', 0n, 2],
    ],
  )
})

test('a charge without a merchant can be closed', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into card_statement_lines (id, statement_id, card_id, line_hash, booked_on, merchant, reference, amount_minor)
     select gen_random_uuid(), statement_id, card_id, 'no-merchant', booked_on, '', 'OC-2007', 321 from card_statement_lines
     where reference = 'OC-2007' returning id`,
  )
  const found = (await breaks()).find((one) => one.of === `line:${rows[0]?.id}`)
  assert.deepEqual([found?.kind, found?.merchant, found?.store], ['otherCard', '', 'amazon.com'])
  const wish = {
    of: `line:${rows[0]?.id}`,
    kind: 'otherCard',
    minor: 321n,
    reason: 'Paid with the other card',
  } as const
  await stage(finance, (work) => closeBreak(work, { ...wish, key: newId() }))
})

test('every kind of break can be closed, and then the books balance', async () => {
  for (const { of, kind, minor } of await breaks()) {
    const key = newId()
    for (const _ of [1, 2])
      await stage(finance, (work) => closeBreak(work, { key, of, kind, minor, reason: 'Looked into with the bank' }))
  }
  assert.deepEqual(await breaks(), [])
  assert.deepEqual(await database.read(proveBooks), [])
})
