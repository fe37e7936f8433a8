// Payments for a request or a package: their money stands in the account of what it is for, or stays the customer's.
import assert from 'node:assert/strict'
import test from 'node:test'
import { unsubscribePackage } from '#checkout/packages/leave-package.ts'
import { subscribePackage } from '#checkout/packages/subscribe-package.ts'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { type AccountName, walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { lockSubscription, moveSubscription } from '#pricing/subscriptions/move-subscription.ts'
import { readPackages } from '#pricing/subscriptions/read-packages.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { beginSample } from '#world/samples/money/refunds.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleRequested } from '#world/samples/pricing/subscriptions.samples.ts'
import { applyByHand } from './apply-by-hand.ts'
import { applyNews } from './apply-news.ts'
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

test('a balance before a method of its own kind is one payment: the package starts, and both parts go back', async () => {
  const { who, tell, card, active } = await packageByCard('630001')
  await Promise.all([tell(), tell()])
  assert.equal(await active(), 'star')
  assert.equal(await card(), 0n)
  const left = await database.write((work) => unsubscribePackage(work, newId()), { who })
  assert.equal(left.refundedMinor, 29_900n)
  assert.equal(await card(), 29_900n)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a card that is declined and then taken pays a package whole, with the part of the balance that had gone back', async () => {
  const { tell, card, active } = await packageByCard('630002')
  await tell('declined')
  assert.equal(await card(), 9_900n)
  await Promise.all([tell(), tell()])
  assert.deepEqual([await active(), await card()], ['star', 0n])
})

test('where that part was spent meanwhile the money stays in the balance, and the package waits on', async () => {
  const { who, tell, card, active, paymentId, outside } = await packageByCard('630003')
  await tell('declined')
  const spent = { ...price, minor: 9_000n }
  const away = transfer(spent, walletAccount(who.id, 'card'), 'courier:samples')
  await database.write((work) => postEntry(work, 'order_payment', away))
  await tell()
  assert.deepEqual([await active(), await card()], [undefined, 900n + outside])
  assert.equal((await database.write((work) => readOutcome(work, paymentId), { who }))?.face, 'credited')
  assert.deepEqual(await database.read(proveBooks), [])
})

// 99.00 of the balance of card money, the rest by a card.
async function packageByCard(transaction: string) {
  const { who } = await database.write(sampleCustomer)
  await database.write((work) => fillWallet(work, who.id, 9_900n))
  const wish = { packageId: 'star', way: 'subscribe', method: 'creditCard', useBalance: 'card' } as const
  const opened = await database.write((work) => subscribePackage(work, { key: newId(), ...wish }, sampleRoutes), {
    who,
  })
  const paymentId = opened.paymentId ?? ''
  const paid = await database.write((work) => beginSample(work, paymentId, transaction))
  const declined = { ...paid, state: 'declined', transactionId: `${transaction}-no` } as const
  const tell = (state: 'paid' | 'declined' = 'paid') => {
    const told = { provider: 'paymob', outcome: state === 'paid' ? paid : declined } as const
    return database.write((work) => applyNews(work, told))
  }
  const card = async () => (await database.read((work) => readWallet(work, who.id))).card.minor
  const active = async () =>
    (await database.read((work) => readPackages(work, { customerId: who.id }))).active?.packageId
  return { who, paymentId, tell, card, active, outside: paid.amount.minor }
}

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
