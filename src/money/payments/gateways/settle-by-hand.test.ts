import assert from 'node:assert/strict'
import test from 'node:test'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { expirePayments } from '#money/payments/expire-payments.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { markReceiptApproved } from '#money/payments/receipts/mark-receipt-approved.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { rejectReceipt } from '#money/payments/receipts/reject-receipt.ts'
import { receiptFile, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { KeptUpload } from '#platform/files/uploads.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { type HandSource, settleByHand } from './settle-by-hand.ts'

const database = await testDatabase()
await database.write(addSampleBankAccounts)
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const desk = (await database.write((work) => sampleStaff(work, ['desk']))).who
const [account] = await database.read(readBankAccounts)
const till: HandSource = { kind: 'till', office: 'cairo' }
let lastLine = 0

test('at the till: a number from the start, paid with the whole sum or more, and the surplus stays in the wallet', async () => {
  const { id, customer } = await opened('office')
  const waiting = await seen(id)
  assert.equal(waiting.status, 'pending_payment')
  assert.match(waiting.code ?? '', /^\d{8}$/)
  assert.equal(waiting.expiresAt.getTime() - waiting.createdAt.getTime(), 72 * 3_600_000)
  await refused(settle(id, till, 9_999n, desk), 'TOO_LITTLE_CASH')
  const settled = await settle(id, till, 10_050n, desk)
  assert.ok(settled.kind === 'settled')
  assert.deepEqual(
    settled.credited.map(({ kind, amount }) => [kind, amount.minor]),
    [['cash', 10_000n]],
  )
  assert.deepEqual(await walletOf(customer), [0n, 10_050n])
  await refused(settle(id, till, 10_000n, desk), 'PAYMENT_MOVE_NOT_ALLOWED')
  assert.equal((await database.read((work) => readBalance(work, 'till:cairo'))).minor, -10_050n)
})

test('a transfer waits for its receipt, then for finance; of several receipts the last one counts', async () => {
  const { id, customer, who } = await opened('bankTransfer', 4_000n)
  assert.equal((await seen(id)).status, 'pending')
  await sendReceipt(id, who)
  await sendReceipt(id, who, 'the clearer one')
  const view = await seen(id)
  assert.equal(view.status, 'pending_review')
  assert.equal(view.receipt?.note, 'the clearer one')
  const settled = await settle(id, bankLine(), 6_000n)
  assert.ok(settled.kind === 'settled')
  assert.deepEqual(
    settled.credited.map(({ kind, amount }) => [kind, amount.minor]),
    [
      ['cash', 6_000n],
      ['card', 4_000n],
    ],
  )
  assert.deepEqual(await walletOf(customer), [4_000n, 6_000n])
  await refused(sendReceipt(id, who), 'PAYMENT_MOVE_NOT_ALLOWED')
})

test('too small a transfer is still the customer’s money, and the payment failed', async () => {
  const { id, customer, who } = await opened('bankTransfer', 4_000n)
  await sendReceipt(id, who)
  assert.equal((await settle(id, bankLine(), 5_999n)).kind, 'failed')
  const view = await seen(id)
  assert.deepEqual([view.status, view.declineCode], ['failed', 'TRANSFER_TOO_SMALL'])
  assert.deepEqual(await walletOf(customer), [4_000n, 5_999n])
})

test('if it is rejected with a reason the wallet’s part is released; a transfer that arrives later is not lost', async () => {
  const { id, customer, who } = await opened('bankTransfer', 4_000n)
  await refused(
    asFinance((work) => rejectReceipt(work, { paymentId: id, fault: 'UNREADABLE' })),
    'NO_RECEIPT_TO_DECIDE',
  )
  await sendReceipt(id, who)
  await asFinance((work) => rejectReceipt(work, { paymentId: id, fault: 'NOT_RECEIVED' }))
  const view = await seen(id)
  assert.deepEqual([view.status, view.declineCode], ['failed', 'RECEIPT_NOT_RECEIVED'])
  assert.deepEqual(await walletOf(customer), [4_000n, 0n])
  await settle(id, bankLine(), 6_000n)
  assert.deepEqual(await walletOf(customer), [4_000n, 6_000n])
})

test('a line of a statement settles one transfer, also if two approve at once', async () => {
  const statementRef = 'LINE-TWICE'
  const both = await Promise.all([opened('bankTransfer'), opened('bankTransfer')])
  for (const { id, who } of both) await sendReceipt(id, who)
  const approve = (id: string) =>
    asFinance((work) =>
      markReceiptApproved(work, {
        paymentId: id,
        amount: money(10_000n, 'EGP'),
        bankAccountId: account!.id,
        statementRef,
      }),
    )
  const answers = await Promise.allSettled(both.map(({ id }) => approve(id)))
  assert.deepEqual(answers.map((one) => one.status).toSorted(), ['fulfilled', 'rejected'])
})

test('a transfer after expiry or cancellation goes to the cash balance; cash for an ended payment is refused', async () => {
  const [expired, cancelled] = [await opened('bankTransfer'), await opened('bankTransfer')]
  await database.write(expirePayments, { now: new Date(Date.now() + 80 * 3_600_000) })
  await database.write((work) => cancelPayment(work, cancelled.id))
  for (const { id, customer } of [expired, cancelled]) {
    assert.equal((await settle(id, bankLine(), 10_000n)).kind, 'credited')
    assert.deepEqual(await walletOf(customer), [0n, 10_000n])
  }
  const { id } = await opened('office')
  await database.write((work) => cancelPayment(work, id))
  await refused(settle(id, till, 10_000n, desk), 'PAYMENT_MOVE_NOT_ALLOWED')
})

test('a receipt belongs to its customer, and to a transfer', async () => {
  const { id } = await opened('bankTransfer')
  const { who: stranger } = await database.write((work) => sampleCustomer(work))
  await refused(sendReceipt(id, stranger), 'NOT_FOUND')
  const office = await opened('office')
  await refused(sendReceipt(office.id, office.who), 'RECEIPT_NOT_WANTED')
  await refused(settle(office.id, bankLine(), 10_000n), 'NOT_PAID_BY_HAND')
})

test('after all of this the books balance', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

async function opened(method: PaymentMethod, part = 0n) {
  const { id: customer, who } = await database.write((work) => sampleCustomer(work))
  if (part > 0n) await database.write((work) => fillWallet(work, customer, part))
  const wish = {
    key: newId(),
    customerId: customer,
    initiator: 'payNow',
    method,
    amount: money(10_000n, 'EGP'),
    subject: null,
    ...(part > 0n && { walletPart: { minor: part, kind: 'card' as const } }),
  } as const
  const { id } = await database.write((work) => openPayment(work, wish, sampleRoutes), { who })
  return { id, customer, who }
}

function sendReceipt(paymentId: string, who: Actor, note = '') {
  const file: KeptUpload = { id: newId(), path: 'xx/receipt', bytes: 100, purpose: receiptFile }
  return database.write((work) => uploadReceipt(work, { paymentId, file, note }), { who })
}

function bankLine(): HandSource {
  lastLine += 1
  return { kind: 'bank', account: account!.accountNumber, statementRef: `LINE-${lastLine}` }
}

function settle(paymentId: string, source: HandSource, minor: bigint, who: Actor = finance) {
  return database.write((work) => settleByHand(work, { paymentId, source, amount: money(minor, 'EGP') }), { who })
}

function asFinance<Answer>(act: (work: Work) => Promise<Answer>): Promise<Answer> {
  return database.write(act, { who: finance })
}

function refused(promise: Promise<unknown>, code: string): Promise<void> {
  return assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}

async function seen(id: string) {
  const view = await database.read((work) => readPayment(work, id))
  assert.ok(view)
  return view
}

async function walletOf(customer: string): Promise<readonly bigint[]> {
  const { card, cash } = await database.read((work) => readWallet(work, customer))
  return [card.minor, cash.minor]
}
