// Packages and their money: what is paid, earned, lost and given back, to the piastre, by one person and by two at once.
import assert from 'node:assert/strict'
import test from 'node:test'
import { applyByHand } from '#checkout/paying/apply-by-hand.ts'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { consumeQuota, giveBackQuota } from '#pricing/subscriptions/consume-quota.ts'
import { readPackages } from '#pricing/subscriptions/read-packages.ts'
import { subscriptionsJobs } from '#pricing/subscriptions/subscriptions.jobs.ts'
import { sampleSubscriber } from '#world/samples/checkout/packages.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { samplePackageChange } from '#world/samples/pricing/subscriptions.samples.ts'
import { cancelPackage, unsubscribePackage } from './leave-package.ts'
import { packagesJobs } from './packages.jobs.ts'

const database = await testDatabase()
const { write, read } = database
await write(seedPriceTables)
const finance = (await write((work) => sampleStaff(work, ['finance']))).who
const day = 86_400_000

const ofCustomer = (customerId: string, now = new Date()) =>
  read((work) => readPackages(work, { customerId }), { now, locale: 'en' })
const wallet = async (id: string) => {
  const { card, cash, holds } = await read((work) => readWallet(work, id))
  return { card: card.minor, cash: cash.minor, valu: holds.valu.minor }
}
const earned = async () => ({
  packages: (await read((work) => readBalance(work, 'revenue:packages'))).minor,
  vat: (await read((work) => readBalance(work, 'vat'))).minor,
  fees: (await read((work) => readBalance(work, 'revenue:paymentFees'))).minor,
})
const provesTrue = async () => assert.deepEqual(await read(proveBooks), [])

async function runJobs(now: Date) {
  const job = openJobContext(database.db, plugIn([]), 'eg', now)
  for (const room of [subscriptionsJobs, packagesJobs])
    for (const { run, name } of room.chores ?? []) if (!name.endsWith('remind')) await run(job)
}

test('from the wallet a package is paid, earned with its tax, and runs at once for its period', async () => {
  const before = await earned()
  const { id, subscribe } = await sampleSubscriber(database, { card: 30_000n })
  const { isPaid, number } = await subscribe('star')
  assert.equal(isPaid, true)
  assert.match(number, /^SB-\d+$/)
  const { active } = await ofCustomer(id)
  assert.equal(active?.packageId, 'star')
  assert.equal((await wallet(id)).card, 100n)
  const after = await earned()
  // 299.00 with 14 % within: 36.72 of tax.
  assert.deepEqual(
    [after.packages - before.packages, after.vat - before.vat, after.fees - before.fees],
    [26_228n, 3_672n, 0n],
  )
  await provesTrue()
})

test('a wallet that is short subscribes to nothing', async () => {
  const { id, subscribe } = await sampleSubscriber(database, { card: 29_899n })
  await assert.rejects(subscribe('star'), { code: 'INSUFFICIENT_FUNDS' })
  const { active, pending } = await ofCustomer(id)
  assert.deepEqual([active, pending], [null, null])
  assert.equal((await wallet(id)).card, 29_899n)
})

test('two tabs at once, one key or two, subscribe once and pay once', async () => {
  for (const sameKey of [true, false]) {
    const { id, subscribe } = await sampleSubscriber(database, { card: 100_000n })
    const key = newId()
    const tabs = await Promise.allSettled(Array.from({ length: 6 }, () => subscribe('star', sameKey ? { key } : {})))
    assert.equal((await wallet(id)).card, 70_100n)
    assert.equal((await ofCustomer(id)).active?.packageId, 'star')
    const refused = tabs.filter((tab) => tab.status === 'rejected')
    assert.equal(refused.length, sameKey ? 0 : 5)
    for (const tab of refused) assert.equal(tab.reason.code, 'ALREADY_SUBSCRIBED')
  }
  await provesTrue()
})

test('while one waits for its payment the same is gone on with, another is refused', async () => {
  const { subscribe, pay } = await sampleSubscriber(database)
  const [first, second] = await Promise.all([
    subscribe('star', { method: 'fawry' }),
    subscribe('star', { method: 'fawry' }),
  ])
  assert.equal(first.number, second.number)
  assert.equal(first.paymentId, second.paymentId)
  await assert.rejects(subscribe('mini', { method: 'fawry' }), { code: 'PACKAGE_WAITS' })
  const other = await pay({ method: 'office' })
  assert.notEqual(other.paymentId, first.paymentId)
})

test('the first month is free once for each customer, however many ask at once and on whatever site', async () => {
  const { id, who, subscribe } = await sampleSubscriber(database)
  const free = await Promise.allSettled(Array.from({ length: 6 }, () => subscribe('mini')))
  assert.equal(free.filter(({ status }) => status === 'fulfilled').length, 1)
  const { active } = await ofCustomer(id)
  assert.equal(active?.packageId, 'mini')
  assert.equal((await wallet(id)).card, 0n)
  const key = newId()
  await write((work) => unsubscribePackage(work, key), { who })
  await assert.rejects(subscribe('mini'), { code: 'INSUFFICIENT_FUNDS' }, 'the second month is paid for')
  await assert.rejects(
    database.pool.query(
      `insert into subscriptions (id, number, site, customer_id, package_id, version_id, status, is_free, requested_at)
       select gen_random_uuid(), number || 'x', 'eg', customer_id, package_id, version_id, 'Requested', true, now()
       from subscriptions where customer_id = $1 and is_free`,
      [id],
    ),
    /subscriptions_free_once/,
  )
})

test('what is bought stays as it was sold; a package that changes later changes for the next one', async () => {
  const { id, subscribe } = await sampleSubscriber(database, { card: 100_000n })
  await subscribe('extra-discount')
  await write((work) => samplePackageChange(work, 'extra-discount', { quota_minor: 100n, price_minor: 50_000n }))
  const mine = (await ofCustomer(id)).packages.find((one) => one.id === 'extra-discount')
  assert.equal(mine?.quota, 4_000_000n)
  assert.equal(mine?.terms.quota, '40000.00')
  const others = (await read((work) => readPackages(work, { customerId: null }))).packages
  assert.equal(others.find((one) => one.id === 'extra-discount')?.price, 50_000n)
})

test('a package nobody used goes back whole within 14 days, to the balance that paid; a used one does not', async () => {
  const before = await earned()
  const { id, who, subscribe } = await sampleSubscriber(database, { cash: 24_900n })
  await subscribe('flat-rate', { method: 'cashWallet' })
  const key = newId()
  const leave = () => write((work) => unsubscribePackage(work, key), { who })
  const [one, two] = await Promise.all([leave(), leave()])
  assert.deepEqual([one, two], [one, one])
  assert.equal(one.refundedMinor, 24_900n)
  assert.deepEqual(await wallet(id), { card: 0n, cash: 24_900n, valu: 0n })
  assert.deepEqual(await earned(), before, 'nothing of it is earned')
  const { rows } = await database.pool.query('select amount_minor, kind from refunds where customer_id = $1', [id])
  assert.deepEqual(
    rows.map(({ amount_minor, kind }) => `${amount_minor} ${kind}`),
    ['24900 cash'],
  )
  await subscribe('flat-rate', { method: 'cashWallet' })
  await write((work) => consumeQuota(work, { customerId: id, orderId: newId(), minor: 1n }))
  const used = await write((work) => unsubscribePackage(work, newId()), { who })
  assert.equal(used.refundedMinor, 0n)
  assert.equal((await wallet(id)).cash, 0n)
  await provesTrue()
})

test('using it and giving it back at the same moment: one of the two happens', async () => {
  for (let time = 0; time < 5; time++) {
    const { id, who, subscribe } = await sampleSubscriber(database, { card: 29_900n })
    await subscribe('star')
    const [use, leave] = await Promise.allSettled([
      write((work) => consumeQuota(work, { customerId: id, orderId: newId(), minor: 100n })),
      write((work) => unsubscribePackage(work, newId()), { who }),
    ])
    const back = leave.status === 'fulfilled' ? leave.value.refundedMinor : 0n
    assert.equal(back, use.status === 'fulfilled' ? 0n : 29_900n)
    assert.equal((await wallet(id)).card, back)
  }
})

test('a part from the wallet and the rest at our till both go back, the fee of the method does not', async () => {
  const { id, who, subscribe } = await sampleSubscriber(database, { card: 9_900n })
  const { paymentId } = await subscribe('star', { method: 'office', useBalance: 'card' })
  const { rows } = await database.pool.query('select amount_minor, fee_minor from payments where id = $1', [paymentId])
  const outside = BigInt(rows[0].amount_minor) - 9_900n
  const seen = { paymentId: paymentId ?? '', source: { kind: 'till', office: 'cairo' } as const }
  const take = () => applyTwice({ ...seen, amount: money(outside, 'EGP') })
  await Promise.all([take(), take()])
  assert.equal((await ofCustomer(id)).active?.packageId, 'star')
  await write((work) => unsubscribePackage(work, newId()), { who })
  assert.deepEqual(await wallet(id), { card: 9_900n, cash: 20_000n, valu: 0n })
  await provesTrue()
})

const tillKey = newId()
const applyTwice = (seen: Omit<Parameters<typeof applyByHand>[1], 'key'>) =>
  write((work) => applyByHand(work, { ...seen, key: tillKey }), { who: finance })

test('switching ends the old one; unused it is given back, and late money of one that was cancelled stays in the wallet', async () => {
  const { id, who, subscribe } = await sampleSubscriber(database, { card: 60_000n })
  await subscribe('star')
  await assert.rejects(subscribe('flat-rate'), { code: 'ALREADY_SUBSCRIBED' })
  await subscribe('flat-rate', { way: 'switch' })
  assert.equal((await ofCustomer(id)).active?.packageId, 'flat-rate')
  assert.equal((await wallet(id)).card, 35_100n, 'the unused 299.00 came back')
  const waiting = await subscribe('star', { way: 'switch', method: 'office' })
  assert.equal((await ofCustomer(id)).active?.packageId, 'flat-rate', 'it runs until the new one is paid')
  await write((work) => cancelPackage(work, newId()), { who })
  const { rows } = await database.pool.query('select status from payments where id = $1', [waiting.paymentId])
  assert.equal(rows[0].status, 'cancelled')
  assert.equal((await ofCustomer(id)).pending, null)
  await provesTrue()
})

test('a renewal is paid now and begins when the running one ends, whenever the job comes and however often', async () => {
  const { id, subscribe } = await sampleSubscriber(database, { card: 60_000n })
  await subscribe('star')
  await subscribe('star', { way: 'renew' })
  const { active, pending } = await ofCustomer(id)
  assert.deepEqual([pending?.isPaid, pending?.packageId], [true, 'star'])
  const later = new Date((active?.endsAt?.getTime() ?? 0) + 3 * day)
  await Promise.all([runJobs(new Date()), runJobs(new Date(0))])
  assert.equal((await ofCustomer(id)).active?.id, active?.id, 'a clock that jumps back ends nothing')
  await runJobs(later)
  await runJobs(later)
  const next = (await ofCustomer(id, later)).active
  assert.equal(next?.id, pending?.id)
  assert.equal(next?.startsAt?.getTime(), later.getTime(), 'no day is lost')
  assert.equal((await wallet(id)).card, 200n)
  await provesTrue()
})

test('a quota that is used up ends the package, and lets a paid renewal begin; given back, it runs on', async () => {
  const { id, subscribe } = await sampleSubscriber(database, { card: 60_000n })
  await subscribe('star')
  const orderId = newId()
  const use = (minor: bigint, order = newId()) =>
    write((work) => consumeQuota(work, { customerId: id, orderId: order, minor }))
  await use(5_000_000n, orderId)
  const { active, ended } = await ofCustomer(id)
  assert.deepEqual([active, ended?.how], [null, 'QuotaReached'])
  await assert.rejects(use(1n), { code: 'QUOTA_REACHED' })
  await write((work) => giveBackQuota(work, orderId, 4_000_000n))
  assert.equal((await ofCustomer(id)).active?.consumption, 4_000_000n)
  await use(1_000_000n)
  await subscribe('star', { way: 'renew' })
  assert.equal((await ofCustomer(id)).active?.consumption, 0n, 'the next one began at once')
})

test('what nobody pays in 72 hours is given up, and can be asked for again', async () => {
  const { id, subscribe } = await sampleSubscriber(database)
  const { paymentId } = await subscribe('star', { method: 'fawry' })
  const late = new Date(Date.now() + 73 * 3_600_000)
  await runJobs(late)
  assert.notEqual((await ofCustomer(id)).pending, null, 'its code may still be paid')
  await write((work) => cancelPayment(work, paymentId ?? ''))
  await runJobs(late)
  assert.equal((await ofCustomer(id)).pending, null)
})
