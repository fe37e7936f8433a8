import assert from 'node:assert/strict'
import test from 'node:test'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { expirePayments } from '#money/payments/expire-payments.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { settleFound } from '#world/samples/money/settle-payment.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import type { PaymentRequest } from './check-payment.ts'
import type { GatewayOutcome } from './gateway.ts'
import { attachCheckout, startAttempt } from './open-checkout.ts'
import { findAttempt, settlePayment } from './settle-payment.ts'
import type { Settlement } from './settlement.ts'

const database = await testDatabase()
let lastNumber = 5_000

test('the same callback ten times at once is booked once', async () => {
  const { payment, customer, paid } = await underWay({})
  const told = await Promise.all(Array.from({ length: 10 }, () => tell(paid)))
  assert.deepEqual(kinds(told), ['nothingNew', 'settled'])
  assert.equal(told.filter((one) => one.kind === 'settled').length, 1)
  assert.deepEqual(await walletOf(customer), [10_000n, 0n])
  assert.equal((await seen(payment)).status, 'successed')
  assert.deepEqual((await seen(payment)).card, { brand: 'Visa', last4: '1111' })
})

test('the browser’s inquiry and the callback race, and one of them settles', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { customer, paid } = await underWay({})
    const told = await Promise.all([tell(paid), tell(paid), tell(paid)])
    assert.equal(told.filter((one) => one.kind === 'settled').length, 1)
    assert.deepEqual(await walletOf(customer), [10_000n, 0n])
  }
})

test('a try whose number we learn while its payment is being looked up is found', async () => {
  const { customer, request } = await wish({}, 0n)
  const payment = await database.write((work) => openPayment(work, request, sampleRoutes))
  const start = await database.write((work) => startAttempt(work, payment.id))
  assert.ok(start.kind === 'start')
  const paid = outcomeOf(start.reference)
  const charged = { kind: 'charged' as const, providerReference: paid.providerReference }
  let learning: Promise<void> | undefined
  const learnOnce = () => {
    learning ??= database.write((work) => attachCheckout(work, start.reference, charged))
    return learning
  }
  const settled = await database.write(async (work) => {
    const db = work.db.withPlugin({
      transformQuery: ({ node }) => node,
      // The other actor writes as soon as the first answer of the database is there.
      transformResult: async ({ result }) => {
        await learnOnce()
        return result
      },
    })
    const found = await findAttempt({ ...work, db }, 'paymob', paid)
    return settlePayment(work, { provider: 'paymob', outcome: paid }, found)
  })
  assert.equal(settled.kind, 'settled')
  assert.deepEqual(await walletOf(customer), [10_000n, 0n])
})

test('pending, declined and paid have the same result in every order', async () => {
  const orders = [
    ['pending', 'declined', 'paid'],
    ['pending', 'paid', 'declined'],
    ['declined', 'pending', 'paid'],
    ['declined', 'paid', 'pending'],
    ['paid', 'pending', 'declined'],
    ['paid', 'declined', 'pending'],
  ] as const
  for (const order of orders) {
    const { payment, customer, paid } = await underWay({ walletPart: { minor: 4_000n, kind: 'card' } }, 4_000n)
    for (const state of order) {
      const transactionId = state === 'paid' ? paid.transactionId : `${paid.transactionId}0`
      await tell({ ...paid, transactionId, state })
    }
    assert.equal((await seen(payment)).status, 'successed', order.join())
    assert.deepEqual(await walletOf(customer), [10_000n, 0n], order.join())
    assert.equal((await held(payment)).minor, 0n)
  }
})

test('settled money and the wallet’s part are in the wallet for the caller to spend', async () => {
  const { payment, customer, paid } = await underWay({ walletPart: { minor: 4_000n, kind: 'cash' } }, 4_000n, 'cash')
  assert.deepEqual(await walletOf(customer), [0n, 0n])
  assert.equal((await held(payment)).minor, 4_000n)
  const settled = await tell(paid)
  assert.ok(settled.kind === 'settled')
  assert.deepEqual(
    settled.credited.map(({ kind, amount }) => [kind, amount]),
    [
      ['card', money(6_000n, 'EGP')],
      ['cash', money(4_000n, 'EGP')],
    ],
  )
  assert.deepEqual(await walletOf(customer), [6_000n, 4_000n])
})

test('a declined payment releases the wallet’s part at once', async () => {
  const { payment, customer, paid } = await underWay({ walletPart: { minor: 4_000n, kind: 'card' } }, 4_000n)
  const failed = await tell({ ...paid, state: 'declined', declineCode: '51' })
  assert.equal(failed.kind, 'failed')
  assert.deepEqual(await walletOf(customer), [4_000n, 0n])
  assert.equal((await seen(payment)).declineCode, '51')
})

test('a wrong amount, currency, site or reference goes to suspense and settles nothing', async () => {
  const before = await suspense()
  const wrong: readonly Partial<GatewayOutcome>[] = [
    { amount: { minor: 9_999n, currency: 'EGP' } },
    { reference: 'PA-of-another-1' },
    { reference: null, providerReference: '1' },
  ]
  for (const part of wrong) {
    const { payment, customer, paid } = await underWay({})
    const told = await Promise.all([tell({ ...paid, ...part }), tell({ ...paid, ...part })])
    assert.deepEqual(kinds(told), ['nothingNew', 'unmatched'])
    assert.equal((await seen(payment)).status, 'on_progress')
    assert.deepEqual(await walletOf(customer), [0n, 0n])
  }
  assert.equal((await suspense()) - before, 9_999n + 10_000n + 10_000n)
  const { payment, paid } = await underWay({})
  const dirhams = await tell({ ...paid, amount: { minor: 10_000n, currency: 'AED' } })
  assert.equal(dirhams.kind === 'unmatched' && dirhams.reason, 'WRONG_CURRENCY')
  const dubai = await tell({ ...paid, transactionId: `${paid.transactionId}1`, site: 'ae' })
  assert.equal(dubai.kind === 'unmatched' && dubai.reason, 'WRONG_SITE')
  assert.equal((await seen(payment)).status, 'on_progress')
})

test('a signed transaction reported under another payment’s reference does not pay it', async () => {
  const [mine, other] = [await underWay({}), await underWay({})]
  const swapped = await tell({ ...mine.paid, reference: other.paid.reference })
  assert.equal(swapped.kind, 'unmatched')
  assert.equal((await seen(other.payment)).status, 'on_progress')
})

test('if the gateway’s number never arrived, its answer about our reference is accepted', async () => {
  const { customer, request } = await wish({}, 0n)
  const payment = await database.write((work) => openPayment(work, request, sampleRoutes))
  const start = await database.write((work) => startAttempt(work, payment.id))
  assert.ok(start.kind === 'start')
  await database.write((work) =>
    attachCheckout(work, start.reference, { kind: 'unknown', status: null, detail: 'timeout' }),
  )
  assert.equal((await seen(payment)).status, 'pending')
  const paid = outcomeOf(start.reference)
  assert.equal((await tell(paid)).kind, 'settled')
  assert.deepEqual(await walletOf(customer), [10_000n, 0n])
})

test('a success after expiry or cancellation credits the wallet, once, and leaves the payment cancelled', async () => {
  const late = new Date(Date.now() + 3 * 24 * 60 * 60_000)
  const endings = [
    () => database.write(expirePayments, { now: late }),
    (payment: Payment) => database.write((work) => cancelPayment(work, payment.id)),
  ]
  for (const end of endings) {
    const { payment, customer, paid } = await underWay({ walletPart: { minor: 4_000n, kind: 'card' } }, 4_000n)
    await end(payment)
    assert.deepEqual(await walletOf(customer), [4_000n, 0n])
    assert.deepEqual(kinds([await tell(paid), await tell(paid)]), ['credited', 'nothingNew'])
    assert.equal((await seen(payment)).status, 'cancelled')
    assert.deepEqual(await walletOf(customer), [10_000n, 0n])
  }
})

test('a second transaction for a paid payment stays in the wallet', async () => {
  const { customer, paid } = await underWay({})
  await tell(paid)
  assert.equal((await tell({ ...paid, transactionId: `${paid.transactionId}2` })).kind, 'credited')
  assert.deepEqual(await walletOf(customer), [20_000n, 0n])
})

test('a payment expires only after its gateway was asked', async () => {
  const { payment } = await underWay({})
  const afterEnd = new Date(Date.now() + 61 * 60_000)
  await database.write(expirePayments, { now: afterEnd })
  assert.equal((await seen(payment)).status, 'on_progress')
  await database.db
    .updateTable('payment_attempts')
    .set({ answered_at: afterEnd })
    .where('payment_id', '=', payment.id)
    .execute()
  await database.write(expirePayments, { now: afterEnd })
  assert.equal((await seen(payment)).status, 'cancelled')
})

test('a deposit goes to the wallet; a refund reported later changes nothing', async () => {
  const { customer, paid } = await underWay({ initiator: 'deposit', subject: null })
  assert.equal((await tell(paid)).kind, 'settled')
  assert.equal((await tell({ ...paid, state: 'reversed' })).kind, 'reversed')
  assert.deepEqual(await walletOf(customer), [10_000n, 0n])
})

test('after all of this the books balance', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

test('opening: the same key is one payment, another body is refused, and so are invalid requests', async () => {
  const { request } = await wish({}, 0n)
  const [one, other] = await Promise.all(
    [1, 2].map(() => database.write((work) => openPayment(work, request, sampleRoutes))),
  )
  assert.deepEqual(one, other)
  const refused = async (part: Partial<PaymentRequest>, code: string) => {
    lastNumber += 1
    const open = (work: Work) => openPayment(work, { ...request, key: `key-${lastNumber}-abc`, ...part }, sampleRoutes)
    await assert.rejects(database.write(open), (thrown) => isRefusal(thrown) && thrown.code === code)
  }
  await refused({ key: request.key, amount: money(1n, 'EGP') }, 'KEY_REUSED')
  await refused({ method: 'bankTransfer' }, 'PAYMENT_METHOD_UNAVAILABLE')
  await refused({ method: 'valu', initiator: 'deposit', payerAccount: 'VAL-1' }, 'PAYMENT_METHOD_UNAVAILABLE')
  await refused({ method: 'valu', payerAccount: ' ' }, 'VALU_CODE_NEEDED')
  await refused({ method: 'visaWallet', payerAccount: '0101' }, 'WALLET_NUMBER_NEEDED')
  await refused({ method: 'wallet', initiator: 'deposit' }, 'PAYMENT_METHOD_UNAVAILABLE')
  await refused({ amount: money(10_000n, 'AED') }, 'INVALID_PAYMENT_AMOUNT')
  await refused({ amount: money(0n, 'EGP') }, 'INVALID_PAYMENT_AMOUNT')
  await refused({ walletPart: { minor: 10_000n, kind: 'card' } }, 'INVALID_PAYMENT_AMOUNT')
  await refused({ walletPart: { minor: 1n, kind: 'card' } }, 'INSUFFICIENT_FUNDS')
})

test('raw SQL cannot change what was agreed and settled', async () => {
  const { payment, paid } = await underWay({})
  await tell(paid)
  for (const sql of ["set status = 'failed'", 'set amount_minor = 1', 'set fee_minor = 5']) {
    await assert.rejects(
      database.pool.query(`update payments ${sql} where id = $1`, [payment.id]),
      /may not be changed|may not move from successed/,
    )
  }
  await assert.rejects(database.pool.query('delete from payments where id = $1', [payment.id]), /never deleted/)
})

async function wish(part: Partial<PaymentRequest>, inWallet: bigint, kind: 'card' | 'cash' = 'card') {
  const customer = await database.write((work) => sampleCustomer(work))
  if (inWallet > 0n) await database.write((work) => fillWallet(work, customer.id, inWallet, kind))
  lastNumber += 1
  const request: PaymentRequest = {
    key: `key-of-test-${lastNumber}`,
    customerId: customer.id,
    initiator: 'payNow',
    method: 'creditCard',
    amount: money(10_000n, 'EGP'),
    subject: null,
    ...part,
  }
  return { customer: customer.id, request }
}

async function underWay(part: Partial<PaymentRequest>, inWallet = 0n, kind: 'card' | 'cash' = 'card') {
  const { customer, request } = await wish(part, inWallet, kind)
  const payment = await database.write((work) => openPayment(work, request, sampleRoutes))
  const start = await database.write((work) => startAttempt(work, payment.id))
  assert.ok(start.kind === 'start')
  const paid = outcomeOf(start.reference, payment.outside.minor)
  const opened = {
    kind: 'opened' as const,
    providerReference: paid.providerReference,
    redirectUrl: 'http://gateway/page',
  }
  await database.write((work) => attachCheckout(work, start.reference, opened))
  return { payment, customer, paid }
}

function outcomeOf(reference: string, minor = 10_000n): GatewayOutcome {
  lastNumber += 10
  return {
    state: 'paid',
    site: 'eg',
    transactionId: String(lastNumber * 1000),
    providerReference: String(lastNumber * 1000 + 7),
    reference,
    amount: { minor, currency: 'EGP' },
    card: { brand: 'Visa', last4: '1111' },
    declineCode: null,
  }
}

function tell(outcome: GatewayOutcome): Promise<Settlement> {
  return database.write((work) => settleFound(work, { provider: 'paymob', outcome }))
}

function kinds(told: readonly Settlement[]): readonly string[] {
  return [...new Set(told.map((one) => one.kind))].sort()
}

async function seen(payment: Payment) {
  const view = await database.read((work) => readPayment(work, payment.id))
  assert.ok(view)
  return view
}

function held(payment: Payment) {
  return database.read((work) => readBalance(work, `payment:${payment.id}`))
}

async function walletOf(customer: string): Promise<readonly bigint[]> {
  const { card, cash } = await database.read((work) => readWallet(work, customer))
  return [card.minor, cash.minor]
}

async function suspense(): Promise<bigint> {
  return (await database.read((work) => readBalance(work, 'suspense:paymob'))).minor
}
