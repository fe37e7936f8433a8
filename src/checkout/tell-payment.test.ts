import assert from 'node:assert/strict'
import test from 'node:test'
import { cancelDeposit } from '#money/payments/cancel-deposit.ts'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { expirePayments } from '#money/payments/expire-payments.ts'
import { attachCheckout, startAttempt } from '#money/payments/gateways/open-checkout.ts'
import { storeCallback } from '#money/payments/gateways/receive-callback.ts'
import { findPaymentId, readPayment } from '#money/payments/read-payment.ts'
import { receiptFile, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { overwriteGetLocale } from '#words/runtime.js'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import { depositMoney } from './deposit/deposit-money.ts'
import { applyByHand } from './paying/apply-by-hand.ts'
import { outcomeAdvice } from './paying/outcome-advice.ts'
import { outcomeTexts } from './paying/outcome-texts.ts'
import { readOutcome } from './paying/read-outcome.ts'

// As on a screen in Arabic.
overwriteGetLocale(() => 'ar')
const database = await testDatabase()
const ports = plugIn([plug(siteOrigins, { eg: 'https://shop.example', ae: 'https://ae.shop.example' })])
const [one, other] = [
  await database.write((work) => sampleCustomer(work)),
  await database.write((work) => sampleCustomer(work)),
]
await database.write(addSampleBankAccounts)
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const as = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => database.write(act, { who })

async function deposit(method: PaymentMethod): Promise<string> {
  const wish = { key: newId(), minor: 25_000n, method }
  return (await as(one.who, (work) => depositMoney(work, wish, sampleRoutes))).paymentId
}

async function letters(paymentId: string) {
  const failed: unknown[] = []
  const tell = { handlers: (checkoutJobs.handlers ?? []).filter(({ name }) => name.startsWith('checkout.tell-')) }
  while (
    await deliverAnnouncements(
      database.db,
      ports,
      [tell],
      () => new Date(),
      (error) => failed.push(error),
    )
  );
  assert.deepEqual(failed, [])
  const notices = await database.db.selectFrom('notices').selectAll().orderBy('queued_at').orderBy('id').execute()
  return notices.filter(({ about }) => JSON.stringify(about).includes(paymentId))
}

const refusedAs = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

test('a number for the desk and a Fawry code are told with the amount, until when and how, by letter and in the app, once', async () => {
  const till = await deposit('office')
  const { code } = (await as(one.who, (work) => readPayment(work, till))) ?? {}
  const [mail, app, ...more] = await letters(till)
  assert.equal(more.length, 0)
  assert.equal(mail?.channel, 'mail')
  assert.equal(app?.channel, 'app')
  for (const notice of [mail, app]) {
    assert.ok(code && notice?.text.includes(code))
    assert.match(notice?.text ?? '', /250/)
  }
  assert.match(mail?.html ?? '', new RegExp(`https://shop.example/ar/payment/${till}`))
  const fawry = await deposit('fawry')
  assert.deepEqual(await letters(fawry), [], 'there is no code yet')
  await giveFawryCode(fawry, '912345678')
  const [told] = await letters(fawry)
  assert.match(told?.text ?? '', /912345678/)
  assert.match(told?.subject ?? '', /فوري/)
})

async function giveFawryCode(paymentId: string, code: string): Promise<void> {
  const start = await as(one.who, (work) => startAttempt(work, paymentId))
  assert.equal(start.kind, 'start')
  if (start.kind !== 'start') return
  const answer = { kind: 'codeGiven', code, expiresAt: null, providerReference: code } as const
  await database.write((work) => attachCheckout(work, start.reference, answer))
}

test('a code that was not paid in time is told with what next; one that its customer gave up is not', async () => {
  const [late, given] = [await deposit('office'), await deposit('office')]
  await as(one.who, (work) => cancelDeposit(work, given))
  await database.write((work) => expirePayments({ ...work, now: new Date(Date.now() + 9 * 86_400_000) }))
  const subjects = async (id: string) => (await letters(id)).map(({ subject }) => subject)
  assert.ok((await subjects(late)).some((subject) => subject.startsWith('انتهت مهلة')))
  assert.ok((await subjects(given)).every((subject) => !subject.startsWith('انتهت مهلة')))
})

test('a deposit is given up by its own customer alone, once, and not when its receipt was sent; late money is still theirs', async () => {
  const id = await deposit('office')
  await assert.rejects(
    as(other.who, (work) => cancelDeposit(work, id)),
    refusedAs('NOT_FOUND'),
  )
  assert.equal((await as(one.who, (work) => readOutcome(work, id)))?.mayGiveUp, true)
  const all = await Promise.all([1, 2, 3].map(() => as(one.who, (work) => cancelDeposit(work, id))))
  assert.ok(all.every(({ status }) => status === 'cancelled'))
  const steps = await database.db.selectFrom('payment_history').select('event').where('payment_id', '=', id).execute()
  assert.equal(steps.filter(({ event }) => event === 'cancel').length, 1)
  const after = await as(one.who, (work) => readOutcome(work, id))
  assert.deepEqual([after?.face, after?.mayGiveUp, after?.isGivenUp], ['expired', false, true])
  assert.match(after ? outcomeTexts(after).title : '', /ألغيت/)

  const transfer = await deposit('bankTransfer')
  await as(one.who, (work) => cancelDeposit(work, transfer))
  const before = (await as(one.who, (work) => readWallet(work, one.id))).cash.minor
  const source = { kind: 'bank', account: '1000200030004', statementRef: newId() } as const
  const seen = { key: newId(), paymentId: transfer, amount: { minor: 25_000n, currency: 'EGP' }, source } as const
  await as(finance, (work) => applyByHand(work, seen))
  assert.equal((await as(one.who, (work) => readWallet(work, one.id))).cash.minor, before + 25_000n)

  const sent = await deposit('bankTransfer')
  const file = { id: newId(), path: 'xx/receipt', bytes: 1, purpose: receiptFile }
  await as(one.who, (work) => uploadReceipt(work, { paymentId: sent, file, note: '' }))
  await assert.rejects(
    as(one.who, (work) => cancelDeposit(work, sent)),
    refusedAs('DEPOSIT_NOT_CANCELLABLE'),
  )
  assert.equal((await as(one.who, (work) => readOutcome(work, sent)))?.mayGiveUp, false)
})

test('a deposit that is said to be paid is not given up before its gateway has answered, by page or use-case', async () => {
  const id = await deposit('creditCard')
  const start = await as(one.who, (work) => startAttempt(work, id))
  assert.equal(start.kind, 'start')
  if (start.kind !== 'start') return
  const checkout = { kind: 'opened', redirectUrl: 'https://pay.example/1', providerReference: '1' } as const
  await database.write((work) => attachCheckout(work, start.reference, checkout))
  assert.equal((await as(one.who, (work) => readOutcome(work, id)))?.mayGiveUp, true)
  const hint = { site: 'eg', state: 'paid', transactionId: newId(), reference: start.reference } as const
  const told = { provider: start.provider, rawBody: newId(), query: {}, reading: { verified: true, hint } } as const
  const event = await database.write((work) => storeCallback(work, told))
  const waiting = await as(one.who, (work) => readOutcome(work, id))
  assert.deepEqual([waiting?.confirmation, waiting?.mayGiveUp], ['told', false])
  assert.ok(
    waiting && outcomeAdvice(waiting).some((advice) => /لا يمكن إلغاء الإيداع/.test(advice)),
    'what happens instead',
  )
  await assert.rejects(
    as(one.who, (work) => cancelDeposit(work, id)),
    refusedAs('DEPOSIT_BEING_CONFIRMED'),
  )
  assert.equal((await as(one.who, (work) => readPayment(work, id)))?.status, 'on_progress')
  await database.pool.query("update payment_events set result = 'denied', ask_next_at = null where id = $1", [event.id])
  assert.equal((await as(one.who, (work) => readOutcome(work, id)))?.mayGiveUp, true, 'the gateway knows of no money')
  assert.equal((await as(one.who, (work) => cancelDeposit(work, id))).status, 'cancelled')
})

test('a payment is found by its number, by its own customer alone', async () => {
  const id = await deposit('office')
  const { number = '' } = (await as(one.who, (work) => readPayment(work, id))) ?? {}
  assert.equal(await as(one.who, (work) => findPaymentId(work, number)), id)
  assert.equal(await as(one.who, (work) => findPaymentId(work, number.toLowerCase())), id)
  assert.equal(await as(other.who, (work) => findPaymentId(work, number)), null)
  assert.equal(await as(one.who, (work) => findPaymentId(work, 'PA-0')), null)
  await as(one.who, (work) => cancelPayment(work, id))
})
