// Payments for a request or a package: their money stands in the account of what it is for, or stays the customer's.
import assert from 'node:assert/strict'
import test from 'node:test'
import { money } from '#money/money.ts'
import { cancelPayment } from '#payments/cancel-payment.ts'
import { openPayment } from '#payments/open-payment.ts'
import { sampleCustomer, sampleStaff } from '#people/people.samples.ts'
import { newId } from '#platform/id.ts'
import { testDatabase } from '#platform/test-database.ts'
import { seedPriceTables } from '#pricing/seed-tables.ts'
import { lockSubscription, moveSubscription } from '#subscriptions/move-subscription.ts'
import { readPackages } from '#subscriptions/read-packages.ts'
import { sampleRequested } from '#subscriptions/subscriptions.samples.ts'
import type { AccountName } from '#wallet/accounts.ts'
import { proveBooks } from '#wallet/prove-books.ts'
import { readBalance, readWallet } from '#wallet/read-wallet.ts'
import { applyByHand } from './apply-by-hand.ts'
import { readOutcome } from './read-outcome.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const price = money(9_900n, 'EGP')

test('a package that waits for its money is paid once, however often the till says so', async () => {
  const { customerId, id, take } = await packageToPay('Requested')
  const key = newId()
  await Promise.all([take(key), take(key)])
  assert.equal((await database.read((work) => readBalance(work, `subscription:${id}`))).minor, 0n, 'it is earned')
  assert.deepEqual(await earned(), { packages: 8_684n, vat: 1_216n }, '14 % within 99.00')
  const { active } = await database.read((work) => readPackages(work, { customerId }))
  assert.equal(active?.id, id)
  assert.equal((await database.read((work) => readWallet(work, customerId))).cash.minor, 0n)
  await assert.rejects(take(newId()))
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a package that does not wait any more leaves the money in the cash balance', async () => {
  const { customerId, id, take } = await packageToPay('Cancelled')
  await take(newId())
  assert.equal((await database.read((work) => readBalance(work, `subscription:${id}`))).minor, 0n)
  assert.deepEqual((await database.read((work) => readWallet(work, customerId))).cash, price)
})

test('a payment that is over asks for a package only as long as the package waits', async () => {
  const { customerId, id } = await packageToPay('Requested')
  const who = { kind: 'customer', id: customerId } as const
  const subject = { kind: 'subscription', id } as const
  const asked = { key: newId(), customerId, initiator: 'packageSubscription', method: 'office', amount: price } as const
  const second = await database.write((work) => openPayment(work, { ...asked, subject }, () => null), { who })
  await database.write((work) => cancelPayment(work, second.id), { who })
  const seen = () => database.write((work) => readOutcome(work, second.id), { who })
  const before = await seen()
  assert.deepEqual([before?.face, before?.isSettledSince], ['expired', false])
  await database.write(async (work) => moveSubscription(work, await lockSubscription(work, id), 'lapse'))
  assert.equal((await seen())?.isSettledSince, true)
})

async function packageToPay(status: 'Requested' | 'Cancelled') {
  const { who } = await database.write(sampleCustomer)
  const customerId = who.id ?? ''
  const { id } = await database.write((work) => sampleRequested(work, customerId, 'mini'))
  if (status === 'Cancelled')
    await database.write(async (work) => moveSubscription(work, await lockSubscription(work, id), 'lapse'))
  const subject = { kind: 'subscription', id } as const
  const asked = { key: newId(), customerId, initiator: 'packageSubscription', method: 'office', amount: price } as const
  const payment = await database.write((work) => openPayment(work, { ...asked, subject }, () => null), { who })
  const source = { kind: 'till', office: 'cairo' } as const
  const seen = { paymentId: payment.id, source, amount: price }
  const take = (key: string) => database.write((work) => applyByHand(work, { ...seen, key }), { who: finance })
  return { customerId, id, take }
}

async function earned() {
  const balance = (account: AccountName) => database.read((work) => readBalance(work, account))
  return { packages: (await balance('revenue:packages')).minor, vat: (await balance('vat')).minor }
}
