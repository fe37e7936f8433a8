import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { mailer, smsSender } from '#people/notices/notices.ports.ts'
import { outboxMailer, outboxSmsSender } from '#people/notices/outbox-adapters.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { chooseSample, collectSample, orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { readWaitingOrders } from './book-storage.ts'
import { readWaits } from './read-waits.ts'
import { takeSteps } from './take-steps.ts'

const database = await testDatabase()
const hour = 3_600_000
const day = 24 * hour
// Until goods arrive all happens now; then the clock goes on from the evening of that day.
let now = new Date()
const stage: Stage = (who, act) => database.write(act, { who, now })
const cast = await database.write(sampleCast)
const origin = 'https://www.marsa.example'
plugIn([plug(mailer, outboxMailer), plug(smsSender, outboxSmsSender)])

const keep = async () => {
  for (const id of await database.write(readWaitingOrders, { now }))
    await database.write((work) => takeSteps(work, id, origin), { now })
}
const moneyOf = (number: string) =>
  database.read(async (work) => readOrderMoney(work, await findOrder(work, { number })), { now })
const waitOf = (number: string) =>
  database.read(
    async (work) => {
      const { items } = await findOrder(work, { number })
      return (await readWaits(work, items)).get(items[0]!.id)!
    },
    { now },
  )
const told = async (orderId: string) => {
  const { rows } = await database.pool.query<{ kind: string }>(
    `select kind from notices where about ->> 'order' = $1 and kind like 'storage_%' and channel = 'mail'`,
    [orderId],
  )
  return rows.map(({ kind }) => kind).sort()
}

test('from the first day to the ninety-fifth: told before it costs, booked once a day, a case that ends with a request', async () => {
  now = new Date()
  const { id, number } = await orderAt(stage, cast, 'waiting_delivery_request', [sampleItem({ quantity: 2 })])
  const start = now
  let before = 0n
  for (let hours = 0; hours <= 95 * 24; hours += 6) {
    now = new Date(start.getTime() + hours * hour)
    // Two workers at once.
    await Promise.all([keep(), keep()])
    const { dues } = await moneyOf(number)
    const wait = await waitOf(number)
    assert.equal(dues, wait.bookedMinor, `after ${hours} hours`)
    assert.ok(dues - before <= wait.perDayMinor)
    if (dues > 0n) assert.ok((await told(id)).includes('storage_mail_ending'))
    before = dues
  }
  const wait = await waitOf(number)
  assert.equal(wait.perDayMinor, 1000n)
  assert.ok(wait.booked.filter(({ minor }) => minor === 0n).length >= 14)
  assert.ok(wait.freeUntil < wait.costsFrom)
  assert.deepEqual(await told(id), [
    'storage_mail_begun',
    'storage_mail_case',
    'storage_mail_ending',
    'storage_mail_last',
  ])
  const { rows } = await database.pool.query<{ kind: string; state: string }>(
    'select kind, state from discrepancies where order_id = $1',
    [id],
  )
  assert.deepEqual(rows, [{ kind: 'unclaimed', state: 'open' }])
})

test('what storage costs is paid before the goods are handed over, and then earned; afterwards nothing is added', async () => {
  now = new Date()
  const { id, number } = await orderAt(stage, cast, 'ready_for_pickup')
  const start = now
  for (let days = 1; days <= 29; days++) {
    now = new Date(start.getTime() + days * day)
    await keep()
  }
  const { dues, due } = await moneyOf(number)
  assert.ok(dues > 0n && due === dues)
  await assert.rejects(
    collectSample(stage, cast, number),
    (thrown) => isRefusal(thrown) && thrown.code === 'SOMETHING_DUE',
  )
  await stage(cast.customer, (work) => fillWallet(work, cast.customer.id ?? '', due))
  await stage(cast.customer, (work) => payOrderFromWallet(work, { number, from: 'card', key: `storage-${number}` }))
  await collectSample(stage, cast, number)
  now = new Date(now.getTime() + 40 * day)
  await keep()
  assert.equal((await moneyOf(number)).dues, dues)
  assert.equal((await database.read((work) => readBalance(work, `order:${id}`))).minor, 0n)
  const { rows } = await database.pool.query<{ account: string; minor: bigint }>(
    `select account, sum(amount_minor)::bigint as minor from ledger_lines line join journal_entries entry on entry.id = entry_id
      where entry.reference = $1 and entry.kind = 'order_earned' and account in ('revenue:storage', 'revenue:rest') group by account`,
    [number],
  )
  const earned = rows.find(({ account }) => account === 'revenue:storage')?.minor ?? 0n
  assert.ok(earned > 0n && earned < dues, 'without its VAT')
  assert.equal(rows.find(({ account }) => account === 'revenue:rest')?.minor ?? 0n, 0n)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a pickup that was asked and not paid stays the customer’s turn until it is paid', async () => {
  now = new Date()
  const { number } = await orderAt(stage, cast, 'waiting_delivery_request')
  const start = now
  const wait = async (days: number) => {
    for (let passed = 1; passed <= days; passed++) {
      now = new Date(now.getTime() + day)
      await keep()
    }
  }
  await wait(30)
  const before = (await moneyOf(number)).dues
  assert.ok(before > 0n)
  await chooseSample(stage, cast, number)
  await wait(15)
  const { dues, due } = await moneyOf(number)
  assert.ok(dues > before, `${dues} after ${(now.getTime() - start.getTime()) / day} days`)
  await stage(cast.customer, (work) => fillWallet(work, cast.customer.id ?? '', due))
  await stage(cast.customer, (work) => payOrderFromWallet(work, { number, from: 'card', key: `asked-${number}` }))
  await wait(15)
  assert.equal((await moneyOf(number)).dues, dues, 'what we prepare costs nothing')
})

test('after a time in which nothing ran the customer is told first: nothing is charged for the days before', async () => {
  now = new Date()
  const { number } = await orderAt(stage, cast, 'waiting_delivery_request')
  now = new Date(now.getTime() + 40 * day)
  await keep()
  assert.equal((await moneyOf(number)).dues, 0n)
  now = new Date(now.getTime() + 7 * day)
  await keep()
  const { dues } = await moneyOf(number)
  assert.ok(dues >= 1500n && dues <= 3000n, String(dues))
})
