import assert from 'node:assert/strict'
import test from 'node:test'
import { openPayment } from '#money/payments/open-payment.ts'
import { initiators } from '#money/payments/payment.ts'
import { cancelWithdrawal } from '#money/payments/withdrawals/cancel-withdrawal.ts'
import { entryKinds } from '#money/wallet/entry-kinds.ts'
import { readStatement } from '#money/wallet/read-statement.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor } from '#platform/work/work.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleWithdrawal } from '#world/samples/money/withdrawals.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readQuestion, readWrongFilters } from './history-form.ts'
import { questionPath } from './history-question.ts'
import { type HistoryRow, readHistory } from './read-history.ts'
import { initiatorsOf, kindsOf, transactionTypes } from './transaction-types.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const who = cast.customer
const order = await paidSample(stage, cast)
await stage(who, (work) => fillWallet(work, who.id ?? '', 90_000n, 'cash'))
const kept = await stage(who, (work) => sampleWithdrawal(work, 20_000n, 'cash'))
const taken = await stage(who, (work) => sampleWithdrawal(work, 30_000n, 'cash'))
await stage(who, (work) => cancelWithdrawal(work, { id: taken.id, key: newId() }))
const deposit = { initiator: 'deposit', method: 'fawry', amount: money(5_000n, 'EGP'), subject: null } as const
const waiting = await stage(who, (work) =>
  openPayment(work, { key: newId(), customerId: who.id ?? '', ...deposit }, sampleRoutes),
)

const list = (query = '', as: Actor = who) =>
  database.read((work) => readHistory(work, readQuestion(new URLSearchParams(query))), { who: as })

test('every balance in the list ends where the line above begins, and the newest equals the wallet', async () => {
  const { rows, total } = await list('pageSize=100')
  assert.equal(rows.length, total)
  const wallet = await database.read((work) => readWallet(work, who.id ?? ''), { who })
  for (const balance of ['card', 'cash'] as const) {
    const lines = rows.filter((row) => row.moved?.balance === balance)
    assert.ok(lines.length > 1)
    assert.equal(lines[0]?.moved?.after.minor, wallet[balance].minor)
    assert.equal(lines.at(-1)?.moved?.before.minor, 0n)
    lines.forEach((row, place) => {
      assert.equal((row.moved?.before.minor ?? 0n) + row.amount.minor, row.moved?.after.minor)
      assert.equal(row.moved?.before.minor, lines[place + 1]?.moved?.after.minor ?? 0n)
    })
  }
})

test('list and statement show the same balance', async () => {
  const { rows } = await list('balance=cash&pageSize=100')
  const period = { from: new Date(0), to: new Date(Date.now() + 60_000), currency: 'EGP' as const }
  const statement = await database.read((work) => readStatement(work, `customer:${who.id}:cash`, period), { who })
  assert.deepEqual(
    rows.map((row) => [row.amount.minor, row.moved?.after.minor]).reverse(),
    statement.lines.map((line) => [line.minor, line.balance]),
  )
})

test('a held part of a balance is not done before its payment is', async () => {
  const { who: customer } = await database.write((work) => sampleCustomer(work))
  const { number } = await stage(customer, async (work) => {
    await fillWallet(work, customer.id, 90_000n, 'cash')
    const wish = { key: newId(), customerId: customer.id, initiator: 'payNow', method: 'creditCard' } as const
    const walletPart = { kind: 'cash', minor: 4_000n } as const
    return openPayment(work, { ...wish, amount: money(9_000n, 'EGP'), subject: null, walletPart }, sampleRoutes)
  })
  const { rows } = await list('', customer)
  const held = rows.find((row) => row.number === number && row.moved !== null)
  assert.equal(held?.amount.minor, -4_000n)
  assert.equal(held?.status, rows.find((row) => row.number === number && row.moved === null)?.status)
  assert.notEqual(held?.status, 'successed')
})

test('a row shows its number, its order, its method and the state of its request', async () => {
  const { rows } = await list('pageSize=100')
  const paid = rows.find((row) => row.type === 'order_payment')
  assert.deepEqual([paid?.reference, paid?.order, paid?.status], [order.number, order.number, 'successed'])
  const leaving = (number: string) => rows.find((row) => row.number === number && row.type === 'withdraw')
  assert.deepEqual([leaving(kept.number)?.status, leaving(kept.number)?.method], ['pending_review', 'bankTransfer'])
  assert.equal(leaving(taken.number)?.status, 'cancelled')
  const back = rows.find((row) => row.type === 'cancel_withdraw')
  assert.deepEqual([back?.number, back?.status, back?.amount.minor], [taken.number, 'successed', 30_000n])
  const open = rows.find((row) => row.number === waiting.number)
  assert.deepEqual([open?.type, open?.moved, open?.method, open?.amount.minor], ['deposit', null, 'fawry', 5_000n])
})

test('each filter selects what it names, alone and with others; an invalid filter is ignored', async () => {
  const all = await list()
  const keeps = async (query: string, fits: (row: HistoryRow) => boolean) => {
    const { rows, total } = await list(query)
    const expected = all.rows.filter(fits)
    assert.deepEqual(
      rows.map((row) => row.key),
      expected.map((row) => row.key),
      query,
    )
    assert.equal(total, expected.length)
    assert.ok(total > 0, `${query} shows nothing`)
  }
  for (const type of new Set(all.rows.map((row) => row.type))) await keeps(`type=${type}`, (row) => row.type === type)
  for (const status of new Set(all.rows.map((row) => row.status)))
    await keeps(`status=${status}`, (row) => row.status === status)
  await keeps('method=bankTransfer', (row) => row.method === 'bankTransfer')
  await keeps('balance=cash', (row) => row.moved?.balance === 'cash')
  await keeps('section=requests', (row) => row.number === kept.number || row.number === waiting.number)
  await keeps(`search=${kept.number.toLowerCase()}`, (row) => row.number === kept.number)
  await keeps(`search=${order.number}`, ({ number, reference }) => `${number} ${reference}`.includes(order.number))
  await keeps(
    'type=withdraw&status=cancelled&balance=cash',
    (row) => row.number === taken.number && row.type === 'withdraw',
  )
  await keeps('from=2020-01-01&to=2999-01-01', () => true)
  assert.equal((await list('to=2020-01-01')).total, 0)
  assert.equal((await list('search=%27%25_%5C&balance=card')).total, 0)
  await keeps('type=gold&status=x&pageSize=7&page=-1&from=yesterday', () => true)
})

test('pages have their size, and the address contains all filters', async () => {
  const question = readQuestion(new URLSearchParams('type=deposit&pageSize=50&page=2&search=PA-1'))
  assert.equal(questionPath('/m', question, { page: 3 }), '/m?search=PA-1&type=deposit&pageSize=50&page=3')
  assert.equal(questionPath('/m', question, { type: '' }), '/m?search=PA-1&pageSize=50')
  assert.deepEqual(readQuestion(new URLSearchParams(questionPath('', question, { page: 2 }).slice(1))), question)
})

test('nobody sees another customer’s history', async () => {
  const stranger = await database.write((work) => sampleCustomer(work))
  assert.deepEqual(await list('', stranger.who), { rows: [], total: 0 })
  assert.equal((await list(`search=${kept.number}`, stranger.who)).total, 0)
  await assert.rejects(() => list('', { kind: 'guest', id: null }))
})

test('every reason to move money and every initiator of a payment has exactly one type', () => {
  assert.deepEqual(transactionTypes.flatMap(kindsOf).sort(), [...entryKinds].sort())
  assert.deepEqual(transactionTypes.flatMap(initiatorsOf).sort(), [...initiators].sort())
})

test('an invalid filter is reported, and valid ones apply', () => {
  const asked = new URLSearchParams('type=order&status=paidish&from=2026-13-40&method=fawry&balance=&to=2026-11-30')
  assert.deepEqual(readWrongFilters(asked), [
    { name: 'status', given: 'paidish' },
    { name: 'from', given: '2026-13-40' },
  ])
  const { type, status, from, to, method } = readQuestion(asked)
  assert.deepEqual(
    { type, status, from, to, method },
    {
      type: 'order',
      status: '',
      from: '',
      to: '2026-11-30',
      method: 'fawry',
    },
  )
  assert.deepEqual(readWrongFilters(new URLSearchParams('type=order')), [])
})
