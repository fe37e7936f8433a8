import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { walletAccount } from './accounts.ts'
import { postEntry, transfer } from './post-entry.ts'
import { proveBooks } from './read-proof.ts'
import { readStatement } from './read-statement.ts'
import { readBalance, readWallet } from './read-wallet.ts'

const database = await testDatabase()
const egp = (minor: bigint) => money(minor, 'EGP')

test('money moves, balances and the list of transactions follow', async () => {
  const customer = newId()
  await database.write((work) => fillWallet(work, customer, 10_000n))
  await database.write((work) => fillWallet(work, customer, 500n, 'cash'))
  await database.write((work) =>
    postEntry(work, 'order_payment', transfer(egp(2_500n), walletAccount(customer, 'card'), 'order:A1'), {
      reference: 'A1',
    }),
  )
  const wallet = await database.read((work) => readWallet(work, customer))
  assert.deepEqual([wallet.card, wallet.cash, wallet.holds.card], [egp(7_500n), egp(500n), egp(0n)])
  assert.deepEqual(await database.read((work) => readBalance(work, 'order:A1')), egp(2_500n))
  assert.deepEqual(await database.read((work) => readBalance(work, 'courier:samples')), egp(-10_500n))
  const period = { from: new Date(0), to: new Date(Date.now() + 60_000), currency: 'EGP' as const }
  const { lines } = await database.read((work) => readStatement(work, walletAccount(customer, 'card'), period))
  assert.deepEqual(
    lines.map(({ kind, minor, balance }) => [kind, minor, balance]),
    [
      ['deposit', 10_000n, 10_000n],
      ['order_payment', -2_500n, 7_500n],
    ],
  )
  assert.equal(lines[1]?.reference, 'A1')
})

test('one balance spent 64 times at once is spent once', async () => {
  const customer = newId()
  await database.write((work) => fillWallet(work, customer, 10_000n))
  const spends = Array.from({ length: 64 }, (_, index) =>
    database.write((work) =>
      postEntry(work, 'order_payment', transfer(egp(10_000n), walletAccount(customer, 'card'), `order:race-${index}`)),
    ),
  )
  const results = await Promise.allSettled(spends)
  assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
  for (const one of results) {
    if (one.status === 'rejected')
      assert.equal(isRefusal(one.reason) && one.reason.code, 'INSUFFICIENT_FUNDS', one.reason)
  }
  assert.equal((await database.read((work) => readWallet(work, customer))).card.minor, 0n)
})

test('two customers paying each other at the same moment do not block each other for good', async () => {
  const [one, other] = [newId(), newId()]
  await database.write((work) => fillWallet(work, one, 1_000n))
  await database.write((work) => fillWallet(work, other, 1_000n))
  const swaps = Array.from({ length: 40 }, (_, index) => {
    const [from, to] = index % 2 === 0 ? [one, other] : [other, one]
    return database.write((work) =>
      postEntry(work, 'correction', transfer(egp(10n), walletAccount(from, 'card'), walletAccount(to, 'card'))),
    )
  })
  await Promise.all(swaps)
  const wallets = await Promise.all([one, other].map((id) => database.read((work) => readWallet(work, id))))
  assert.deepEqual(
    wallets.map((wallet) => wallet.card.minor),
    [1_000n, 1_000n],
  )
})

test('a deed that may happen once is posted once', async () => {
  const customer = newId()
  const post = () =>
    database.write((work) =>
      postEntry(work, 'deposit', transfer(egp(100n), 'gateway:paymob', walletAccount(customer, 'card')), {
        onlyOnce: `test:${customer}`,
      }),
    )
  const results = await Promise.allSettled([post(), post(), post()])
  assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
  assert.equal((await database.read((work) => readWallet(work, customer))).card.minor, 100n)
})

test('each site has its own currency of the same wallet', async () => {
  const customer = newId()
  await database.write((work) => fillWallet(work, customer, 700n), { site: 'ae' })
  assert.equal((await database.read((work) => readWallet(work, customer))).card.minor, 0n)
  const dubai = await database.read((work) => readWallet(work, customer), { site: 'ae' })
  assert.deepEqual(dubai.card, money(700n, 'AED'))
})

test('an entry that does not balance is a fault', async () => {
  const lopsided = [
    { account: 'bank:x' as const, amount: egp(-5n) },
    { account: 'order:x' as const, amount: egp(4n) },
  ]
  await assert.rejects(database.write((work) => postEntry(work, 'correction', lopsided)))
  const mixed = [
    { account: 'bank:x' as const, amount: egp(-5n) },
    { account: 'order:x' as const, amount: money(5n, 'AED') },
  ]
  await assert.rejects(database.write((work) => postEntry(work, 'correction', mixed)))
  await assert.rejects(database.write((work) => postEntry(work, 'correction', [])))
})

test('after all of this the books prove themselves', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})
