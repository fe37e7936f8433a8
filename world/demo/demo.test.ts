import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readQuestion } from '#fronts/account/history/history-form.ts'
import { type HistoryRow, readHistory } from '#fronts/account/history/read-history.ts'
import { readSpending } from '#fronts/account/spending/read-spending.ts'
import { readWalletStatement } from '#fronts/account/statement/read-wallet-statement.ts'
import { readHeld } from '#fronts/account/wallet/read-held.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fileStore } from '#platform/files/files.ts'
import { makeSealer, sealer } from '#platform/files/seal.ts'
import { openLog } from '#platform/settings/log.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { readSiteOrigins, siteOrigins } from '#platform/settings/site-origins.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { pegSource } from '#pricing/rates/peg-source.ts'
import { rateSources } from '#pricing/rates/rate-sources.ts'
import { roomChecks } from '#program/room-checks.ts'
import { fillDemo } from './demo.ts'

const database = await testDatabase()

test('the demo is filled by use-cases, only once, and its books balance', async () => {
  const settings = readSettings({ NODE_ENV: 'test' })
  const files = { keep: async (id: string) => id, read: async () => null, remove: async () => {}, list: async () => [] }
  const ports = plugIn([
    plug(fileStore, files),
    plug(sealer, makeSealer('secret of a test')),
    plug(siteOrigins, readSiteOrigins(settings)),
    plug(rateSources, { eg: [], ae: [pegSource], crosses: [] }),
  ])
  const parts = { settings, db: database.db, ports, logger: openLog('silent'), clock: () => new Date() }
  const said = await fillDemo(parts)
  assert.ok(!said.some((line) => line.includes('was stopped')), 'a whole demo does not call itself interrupted')
  const count = () =>
    database.db
      .selectFrom('orders')
      .select((row) => row.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow()
  const first = await count()
  await fillDemo(parts)
  assert.deepEqual(await count(), first)
  assert.ok(first.count >= 20n)
  const states = await database.db.selectFrom('order_items').select('state').distinct().execute()
  const expected = [
    'picked_up',
    'ready_for_pickup',
    'waiting_delivery_request',
    'shipped_to_destination',
    'received_at_warehouse',
    'purchased',
    'pending_purchase',
    'processing',
    'pending_payment',
    'missing_info',
    'on_hold',
    'cancelled',
  ]
  for (const state of expected)
    assert.ok(
      states.some((one) => one.state === state),
      `no item is ${state}`,
    )
  for (const site of ['eg', 'ae']) {
    const { rows: paidLater } = await database.pool.query(
      `select o.payment_method as method, item.state, payment.status from orders o
        join order_items item on item.order_id = o.id left join payments payment on payment.subject_id = o.id
        where o.site = $1 and o.payment_method in ('office', 'bankTransfer') order by item.state_since desc`,
      [site],
    )
    for (const expected of [
      { method: 'office', state: 'processing', status: null },
      { method: 'office', state: 'pending_payment', status: 'pending_payment' },
      { method: 'bankTransfer', state: 'pending_payment', status: 'pending_review' },
    ])
      assert.ok(
        paidLater.some((row) => JSON.stringify(row) === JSON.stringify(expected)),
        JSON.stringify(expected),
      )
  }
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
})

test('the statements of the demo’s customers add up, line by line, to their wallets', async () => {
  for (const [site, email] of [
    ['eg', 'salma@marsa.localhost'],
    ['ae', 'omar@marsa.localhost'],
  ] as const) {
    const { id } = await database.db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const as = { who: { kind: 'customer', id } as const, site }
    const rows: HistoryRow[] = []
    for (let page = 1, total = 1; rows.length < total; page++) {
      const found = await database.read(
        (work) => readHistory(work, readQuestion(new URLSearchParams(`pageSize=50&page=${page}`))),
        as,
      )
      rows.push(...found.rows)
      total = found.total
    }
    assert.ok(rows.length > 40)
    assert.equal(new Set(rows.map(({ key }) => key)).size, rows.length)
    const year = { from: '2000-01-01', to: '2999-12-31' }
    const statement = await database.read((work) => readWalletStatement(work, year), as)
    const spending = await database.read((work) => readSpending(work, 12), as)
    for (const { balance, closing, lines } of statement.balances) {
      const moved = rows.filter((row) => row.moved?.balance === balance)
      assert.equal(moved.length, lines.length)
      assert.equal(moved[0]?.moved?.after.minor ?? 0n, closing)
      for (const [place, { moved: money, amount }] of moved.entries()) {
        assert.equal((money?.before.minor ?? 0n) + amount.minor, money?.after.minor)
        assert.equal(money?.before.minor, moved[place + 1]?.moved?.after.minor ?? 0n)
      }
    }
    const wallet = await database.read((work) => readWallet(work, id), as)
    const { card, cash, holds } = wallet
    assert.equal(statement.closing, card.minor + cash.minor + holds.card.minor + holds.cash.minor + holds.valu.minor)
    const held = await database.read((work) => readHeld(work, id, holds), as)
    const onHold = held.reduce((sum, { amount }) => sum + amount.minor, 0n)
    assert.equal(onHold, holds.card.minor + holds.cash.minor + holds.valu.minor)
    const sum = (parts: readonly { readonly minor: bigint }[]) => parts.reduce((so, { minor }) => so + minor, 0n)
    assert.ok(spending.total > 0n)
    assert.deepEqual([sum(spending.months), sum(spending.stores)], [spending.total, spending.total])
  }
})

test('the demo’s goods weigh what their orders say, so that a known weight is a true one', async () => {
  const { rows } = await database.pool.query<{ said: string; weighed: number; title: string }>(
    `select distinct item.title, item.client_data->>'weight' as said, fact.weight_grams as weighed
       from settled_facts fact join order_items item on item.id = fact.item_id where fact.known_by = 'scale'`,
  )
  assert.ok(rows.length > 0)
  assert.deepEqual(
    rows.filter(({ said, weighed }) => Number(said) !== weighed),
    [],
  )
})
