// What moves money behind the screens of staff and pages, fifty times at once under one key: one effect, one answer. Which
// use-cases take a key is read from the source; what a call of the API does is tried by once-keys.test.ts.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { applyByHand } from '#checkout/apply-by-hand.ts'
import { approveReceipt } from '#checkout/approve-receipt.ts'
import { depositMoney } from '#checkout/deposit-money.ts'
import { sampleStatement } from '#finance/bank/bank.samples.ts'
import { judgeLine } from '#finance/bank/judge-line.ts'
import { matchLine } from '#finance/bank/match-line.ts'
import { readBankLines } from '#finance/bank/read-bank-lines.ts'
import { releaseLine } from '#finance/bank/release-line.ts'
import { answerRule } from '#finance/rules/answer-rule.ts'
import { proposeRule } from '#finance/rules/change-rule.ts'
import { money } from '#money/money.ts'
import { placeSample, type Stage, sampleCast } from '#orders/orders.samples.ts'
import { payOrderFromWallet } from '#orders/pay-order-from-wallet.ts'
import { addSampleBankAccounts, sampleRoutes } from '#payments/payments.samples.ts'
import { readBankAccounts } from '#payments/read-bank-accounts.ts'
import { receiptFile } from '#payments/receipt-file.ts'
import { uploadReceipt } from '#payments/upload-receipt.ts'
import { approveWithdrawal } from '#payments/withdrawals/approve-withdrawal.ts'
import { makeBankBatch } from '#payments/withdrawals/make-bank-batch.ts'
import { rejectWithdrawal } from '#payments/withdrawals/reject-withdrawal.ts'
import { settleWithdrawals } from '#payments/withdrawals/settle-withdrawals.ts'
import { sampleWithdrawal } from '#payments/withdrawals/withdrawals.samples.ts'
import { sampleStaff } from '#people/people.samples.ts'
import { correctEntry } from '#wallet/correct-entry.ts'
import { postEntry, transfer } from '#wallet/post-entry.ts'
import { proveBooks } from '#wallet/prove-books.ts'
import { fillWallet } from '#wallet/wallet.samples.ts'
import { newId } from './platform/id.ts'
import { isRefusal } from './platform/refusal.ts'
import { rootDirectory } from './platform/root-directory.ts'
import { testDatabase } from './platform/test-database.ts'
import type { Actor, Work } from './platform/work.ts'

// Each is what a call of the API does, and is tried there.
const overHttp = [
  'checkout/place-order-from-cart.ts',
  'checkout/pay-order.ts',
  'checkout/packages/subscribe-package.ts',
  'payments/open-payment.ts',
  'payments/withdrawals/request-withdrawal.ts',
  'payments/withdrawals/cancel-withdrawal.ts',
  'payments/refunds/send-refund-to-source.ts',
  'orders/cancel-order.ts',
  'orders/cancelling/cancel-unbought.ts',
  'orders/comments/write-comment.ts',
  'expectations/promise-news.ts',
  'requests/choose-pickup.ts',
  'requests/switch-request.ts',
  'checkout/requests/request-delivery.ts',
  'purchasing/purchase-items.ts',
  'warehouse/create-shipment.ts',
  'people/add-address.ts',
]
// Tried the same way by the tests beside them.
const inTheirRoom = [
  'checkout/packages/leave-package.ts',
  'finance/bank/decide-receipt.ts',
  'finance/bank/import-statement.ts',
  'finance/bank/use-line.ts',
  'finance/closes/close-day.ts',
  'finance/courier-cash/close-difference.ts',
  'finance/courier-cash/count-run-sheet.ts',
  'finance/courier-cash/take-remittance.ts',
  'finance/reports/book-payout.ts',
  'finance/reports/import-report.ts',
  'finance/reports/resolve-break.ts',
  'finance/suspense/decide-suspense.ts',
  'finance/tills/answer-till-closing.ts',
  'finance/tills/close-till.ts',
  'finance/tills/open-till.ts',
  'finance/tills/pay-at-till.ts',
  'finance/tills/take-at-till.ts',
  'finance/tills/take-due.ts',
  'payments/refunds/end-refund-by-hand.ts',
  'purchasing/cards/make-card.ts',
  'purchasing/cards/set-limit.ts',
  'purchasing/statements/close-break.ts',
  'purchasing/statements/import-card-statement.ts',
  'purchasing/statements/match-by-hand.ts',
  'purchasing/statements/take-back-match.ts',
  'orders/edit/add-edit-item.ts',
  'orders/edit/end-edit.ts',
  'orders/cancelling/answer-cancellation.ts',
  'orders/cancelling/ask-cancellation.ts',
  'orders/cancelling/propose-cancellation.ts',
  'orders/discrepancies/choose-option.ts',
  'orders/discrepancies/propose-options.ts',
  'returns/ask-return.ts',
  'returns/refund-return.ts',
  'returns/write-offs/answer-write-off.ts',
  'returns/write-offs/propose-write-off.ts',
  'warehouse/duties/answer-duties.ts',
  'warehouse/duties/enter-duties.ts',
  'warehouse/unknown/claim-parcel.ts',
]
const withoutMoney = [
  'people/warn-of-guesses.ts',
  'couriers/companies/answer-terms.ts',
  'couriers/companies/propose-terms.ts',
  'cart/change-cart.ts',
  'cart/cart-items.api.ts',
  'pricing/rates/decide-rate.ts',
  'pricing/rates/enter-rate.ts',
  'people/sign-in.api.ts',
  'people/mail-account-link.ts',
  'coupons/answer-proposal.ts',
  'coupons/propose-coupon.ts',
  'tariffs/drafts/edit-draft.ts',
  'tariffs/drafts/move-draft.ts',
  'tariffs/drafts/rebase-draft.ts',
  'warehouse/boxes/close-box.ts',
]

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const [finance, other] = await database.write(async (work) => {
  await addSampleBankAccounts(work)
  await fillWallet(work, cast.customer.id ?? '', 50_000_000n)
  return [(await sampleStaff(work, ['finance'])).who, (await sampleStaff(work, ['finance'])).who] as const
})
const egp = (minor: bigint) => money(minor, 'EGP')

type Try = {
  readonly who: Actor
  readonly act: (work: Work, key: string) => Promise<unknown>
  readonly otherwise: (work: Work, key: string) => Promise<unknown>
  /** How many entries or rows it makes. */
  readonly makes: number
}
const tries: Readonly<Record<string, () => Promise<Try>>> = {
  'orders/pay-order-from-wallet.ts': async () => {
    const { number } = await placeSample(stage, cast)
    const pay = (from: 'card' | 'cash') => (work: Work, key: string) => payOrderFromWallet(work, { number, from, key })
    return { who: cast.customer, act: pay('card'), otherwise: pay('cash'), makes: 1 }
  },
  'checkout/apply-by-hand.ts': async () => {
    const paymentId = await openDeposit('office')
    const see = (minor: bigint) => (work: Work, key: string) =>
      applyByHand(work, { key, paymentId, amount: egp(minor), source: { kind: 'till', office: 'cairo' } })
    return { who: finance, act: see(5_000n), otherwise: see(5_001n), makes: 1 }
  },
  'checkout/approve-receipt.ts': async () => {
    const paymentId = await openDeposit('bankTransfer')
    const file = { id: newId(), path: 'xx/receipt', bytes: 1, purpose: receiptFile }
    await stage(cast.customer, (work) => uploadReceipt(work, { paymentId, file, note: '' }))
    const [bank] = await database.read(readBankAccounts)
    const line = { paymentId, bankAccountId: bank?.id ?? '', statementRef: newId() }
    const approve = (minor: bigint) => (work: Work, key: string) =>
      approveReceipt(work, { ...line, key, amount: egp(minor) })
    return { who: finance, act: approve(5_000n), otherwise: approve(4_999n), makes: 1 }
  },
  'payments/withdrawals/reject-withdrawal.ts': async () => {
    const { id } = await stage(cast.customer, (work) => sampleWithdrawal(work, 5_000n))
    const reject = (reason: string) => (work: Work, key: string) => rejectWithdrawal(work, { id, reason, key })
    return { who: finance, act: reject('a closed account'), otherwise: reject('a wrong name'), makes: 1 }
  },
  'payments/withdrawals/make-bank-batch.ts': async () => {
    const id = await approved()
    const batch = (ids: readonly string[]) => (work: Work, key: string) =>
      makeBankBatch(work, { method: 'bankTransfer', ids, key })
    return { who: finance, act: batch([id]), otherwise: batch([]), makes: 0 }
  },
  'payments/withdrawals/settle-withdrawals.ts': async () => {
    const ids = [await approved()]
    const { id: batchId } = await stage(finance, (work) =>
      makeBankBatch(work, { method: 'bankTransfer', ids, key: newId() }),
    )
    const settle = (reference: string) => (work: Work, key: string) =>
      settleWithdrawals(work, { batchId, place: '1000200030004', reference, key })
    return { who: other, act: settle('ST-1'), otherwise: settle('ST-2'), makes: 1 }
  },
  'finance/bank/match-line.ts': async () => {
    const { id: lineId } = await bankLine('-45,Account fee')
    const match = (reason: string) => (work: Work, key: string) => matchLine(work, { key, lineId, to: 'fee', reason })
    return { who: finance, act: match('of this month'), otherwise: match('of the last'), makes: 1 }
  },
  'finance/bank/release-line.ts': async () => {
    const { id: lineId } = await bankLine('-46,Account fee')
    await stage(finance, (work) => matchLine(work, { key: newId(), lineId, to: 'fee', reason: 'of this month' }))
    const release = (reason: string) => (work: Work, key: string) => releaseLine(work, { key, lineId, reason })
    return { who: finance, act: release('it was rent'), otherwise: release('it was not'), makes: 1 }
  },
  'finance/bank/judge-line.ts': async () => {
    await bankLine('47,Transfer from Mona Elsayed', 'SAME-1')
    const { id: lineId } = await bankLine('47,IPN transfer MONA ELSAYED', 'SAME-1')
    const judge = (reason: string) => (work: Work, key: string) => judgeLine(work, { key, lineId, is: 'other', reason })
    return { who: finance, act: judge('the bank says so'), otherwise: judge('so it seems'), makes: 0 }
  },
  'finance/rules/change-rule.ts': async () => {
    const wish = { rule: 'receiptLimit', provider: null, values: { other_person_from_minor: 77_000 } } as const
    const propose = (reason: string) => (work: Work, key: string) => proposeRule(work, { ...wish, key, reason })
    return { who: finance, act: propose('too low'), otherwise: propose('too high'), makes: 0 }
  },
  'finance/rules/answer-rule.ts': async () => {
    const values = { two_people_from_minor: 88_000 }
    const wish = { rule: 'suspenseLimit', provider: null, values, reason: 'the auditor asks for it' } as const
    const { id } = await stage(finance, (work) => proposeRule(work, { key: newId(), ...wish }))
    const answer = (agrees: boolean) => (work: Work, key: string) => answerRule(work, { key, id, agrees })
    return { who: other, act: answer(true), otherwise: answer(false), makes: 0 }
  },
  'wallet/correct-entry.ts': async () => {
    const wallet = `customer:${cast.customer.id}:card` as const
    const entryId = await database.write((work) =>
      postEntry(work, 'deposit', transfer(egp(700n), 'bank:samples', wallet)),
    )
    const correct = (reason: string) => (work: Work, key: string) => correctEntry(work, { key, entryId, reason })
    return { who: finance, act: correct('somebody else’s'), otherwise: correct('twice'), makes: 1 }
  },
}

async function bankLine(says: string, reference = newId()) {
  const text = `date,amount,description,reference\n2026-11-01,${says},${reference}\n`
  await stage(finance, (work) => sampleStatement(work, text, {}))
  const [line] = await database.read((work) => readBankLines(work, { state: 'all', q: says.split(',')[1] ?? '' }))
  assert.ok(line)
  return line
}

async function openDeposit(method: 'office' | 'bankTransfer'): Promise<string> {
  const wish = { key: newId(), minor: 5_000n, method }
  return (await stage(cast.customer, (work) => depositMoney(work, wish, sampleRoutes))).paymentId
}

async function approved(): Promise<string> {
  const { id } = await stage(cast.customer, (work) => sampleWithdrawal(work, 5_000n))
  await stage(finance, (work) => approveWithdrawal(work, id))
  return id
}

test('each use-case that takes a key is tried here or over the API, or moves no money', () => {
  const source = join(rootDirectory, 'src')
  const keyed = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') &&
      !path.endsWith('.test.ts') &&
      /\bonce\(work,/.test(readFileSync(join(source, path), 'utf8')),
  )
  assert.deepEqual(keyed.sort(), [...overHttp, ...inTheirRoom, ...withoutMoney, ...Object.keys(tries)].sort())
})

for (const [file, prepare] of Object.entries(tries)) {
  test(`${file}: fifty at once under one key are one`, async () => {
    const { who, act, otherwise, makes } = await prepare()
    const key = newId()
    const before = await countEntries()
    const answers = await Promise.all(Array.from({ length: 50 }, () => stage(who, (work) => act(work, key))))
    const say = (answer: unknown) => JSON.stringify(answer, (_, one) => (typeof one === 'bigint' ? `${one}n` : one))
    assert.equal(new Set(answers.map(say)).size, 1)
    assert.equal((await countEntries()) - before, makes)
    await assert.rejects(
      stage(who, (work) => otherwise(work, key)),
      (error) => isRefusal(error) && error.code === 'KEY_REUSED',
    )
    assert.equal(say(await stage(who, (work) => act(work, key))), say(answers[0]))
    assert.equal((await countEntries()) - before, makes)
  })
}

test('after all of it the books are right', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

async function countEntries(): Promise<number> {
  const { count } = await database.db
    .selectFrom('journal_entries')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
