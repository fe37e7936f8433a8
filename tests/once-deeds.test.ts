// Use-cases that move money for staff and pages, fifty times at once with one key: one effect, one answer. The list of
// use-cases with a key is read from the source; once-keys.test.ts tries those of the API.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { depositMoney } from '#checkout/deposit/deposit-money.ts'
import { applyByHand } from '#checkout/paying/apply-by-hand.ts'
import { approveReceipt } from '#checkout/paying/approve-receipt.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { receiptFile, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { approveWithdrawal } from '#money/payments/withdrawals/approve-withdrawal.ts'
import { makeBankBatch } from '#money/payments/withdrawals/make-bank-batch.ts'
import { rejectWithdrawal } from '#money/payments/withdrawals/reject-withdrawal.ts'
import { settleWithdrawals } from '#money/payments/withdrawals/settle-withdrawals.ts'
import { correctEntry } from '#money/wallet/correct-entry.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { judgeLine } from '#office/finance/bank/judge-line.ts'
import { matchLine } from '#office/finance/bank/match-line.ts'
import { readBankLines } from '#office/finance/bank/read-bank-lines.ts'
import { releaseLine } from '#office/finance/bank/release-line.ts'
import { answerRule } from '#office/finance/rules/answer-rule.ts'
import { proposeRule } from '#office/finance/rules/change-rule.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleWithdrawal } from '#world/samples/money/withdrawals.samples.ts'
import { sampleStatement } from '#world/samples/office/bank.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { placeSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

// Each of these is done by a call of the API, and is tried there.
const overHttp = [
  'care/tickets/desk/turn-ticket.ts',
  'care/tickets/open-ticket.ts',
  'care/tickets/write-about-order.ts',
  'care/tickets/write-message.ts',
  'checkout/place-order-from-cart.ts',
  'checkout/paying/pay-order.ts',
  'checkout/packages/subscribe-package.ts',
  'money/payments/open-payment.ts',
  'money/payments/withdrawals/request-withdrawal.ts',
  'money/payments/withdrawals/cancel-withdrawal.ts',
  'money/payments/refunds/send-refund-to-source.ts',
  'selling/orders/cancel-order.ts',
  'selling/orders/cancelling/cancel-unbought.ts',
  'fulfilment/expectations/promise-news.ts',
  'fulfilment/requests/choose-pickup.ts',
  'fulfilment/requests/switch-request.ts',
  'checkout/requests/request-delivery.ts',
  'fulfilment/purchasing/purchase-items.ts',
  'fulfilment/warehouse/shipments/create-shipment.ts',
  'people/addresses/add-address.ts',
]
// Tried in the same way by the tests beside them.
const inTheirRoom = [
  'checkout/packages/leave-package.ts',
  'office/finance/bank/decide-receipt.ts',
  'office/finance/bank/import-statement.ts',
  'office/finance/bank/use-line.ts',
  'office/finance/closes/close-day.ts',
  'office/finance/courier-cash/close-difference.ts',
  'office/finance/courier-cash/count-run-sheet.ts',
  'office/finance/courier-cash/take-remittance.ts',
  'office/finance/reports/book-payout.ts',
  'office/finance/reports/import-report.ts',
  'office/finance/reports/resolve-break.ts',
  'office/finance/suspense/decide-suspense.ts',
  'office/finance/tills/answer-till-closing.ts',
  'office/finance/tills/close-till.ts',
  'office/finance/tills/open-till.ts',
  'office/finance/tills/pay-at-till.ts',
  'office/finance/tills/take-at-till.ts',
  'office/finance/tills/take-due.ts',
  'money/payments/refunds/end-refund-by-hand.ts',
  'fulfilment/purchasing/cards/make-card.ts',
  'fulfilment/purchasing/cards/set-limit.ts',
  'fulfilment/purchasing/statements/close-break.ts',
  'fulfilment/purchasing/statements/import-card-statement.ts',
  'fulfilment/purchasing/statements/match-by-hand.ts',
  'fulfilment/purchasing/statements/take-back-match.ts',
  'selling/orders/edit/add-edit-item.ts',
  'selling/orders/edit/end-edit.ts',
  'selling/orders/cancelling/answer-cancellation.ts',
  'selling/orders/cancelling/ask-cancellation.ts',
  'selling/orders/cancelling/propose-cancellation.ts',
  'selling/orders/discrepancies/choose-option.ts',
  'selling/orders/discrepancies/propose-options.ts',
  'fulfilment/storage/answer-waiver.ts',
  'fulfilment/storage/waive-storage.ts',
  'fulfilment/returns/ask-return.ts',
  'fulfilment/returns/refund-return.ts',
  'fulfilment/returns/write-offs/answer-write-off.ts',
  'fulfilment/returns/write-offs/propose-write-off.ts',
  'fulfilment/warehouse/duties/answer-duties.ts',
  'fulfilment/warehouse/duties/enter-duties.ts',
  'fulfilment/warehouse/unknown/claim-parcel.ts',
]
const withoutMoney = [
  'content/blog/comments/write-comment.ts',
  'people/notices/states/take-news.ts',
  'content/newsletter/follow-customers.ts',
  'people/accounts/warn-of-guesses.ts',
  'fulfilment/couriers/companies/answer-terms.ts',
  'fulfilment/couriers/companies/propose-terms.ts',
  'selling/cart/change-cart.ts',
  'selling/cart/cart-items.api.ts',
  'pricing/rates/decide-rate.ts',
  'pricing/rates/enter-rate.ts',
  'people/accounts/sign-in.api.ts',
  'people/accounts/mail-account-link.ts',
  'people/accounts/sign-in-news/mail-new-place.ts',
  'pricing/coupons/desk/answer-proposal.ts',
  'pricing/coupons/desk/propose-coupon.ts',
  'office/tariffs/drafts/edit-draft.ts',
  'office/tariffs/drafts/move-draft.ts',
  'office/tariffs/drafts/rebase-draft.ts',
  'fulfilment/warehouse/boxes/close-box.ts',
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
  'selling/orders/money/pay-order-from-wallet.ts': async () => {
    const { number } = await placeSample(stage, cast)
    const pay = (from: 'card' | 'cash') => (work: Work, key: string) => payOrderFromWallet(work, { number, from, key })
    return { who: cast.customer, act: pay('card'), otherwise: pay('cash'), makes: 1 }
  },
  'checkout/paying/apply-by-hand.ts': async () => {
    const paymentId = await openDeposit('office')
    const see = (minor: bigint) => (work: Work, key: string) =>
      applyByHand(work, { key, paymentId, amount: egp(minor), source: { kind: 'till', office: 'cairo' } })
    return { who: finance, act: see(5_000n), otherwise: see(5_001n), makes: 1 }
  },
  'checkout/paying/approve-receipt.ts': async () => {
    const paymentId = await openDeposit('bankTransfer')
    const file = { id: newId(), path: 'xx/receipt', bytes: 1, purpose: receiptFile }
    await stage(cast.customer, (work) => uploadReceipt(work, { paymentId, file, note: '' }))
    const [bank] = await database.read(readBankAccounts)
    const line = { paymentId, bankAccountId: bank?.id ?? '', statementRef: newId() }
    const approve = (minor: bigint) => (work: Work, key: string) =>
      approveReceipt(work, { ...line, key, amount: egp(minor) })
    return { who: finance, act: approve(5_000n), otherwise: approve(4_999n), makes: 1 }
  },
  'money/payments/withdrawals/reject-withdrawal.ts': async () => {
    const { id } = await stage(cast.customer, (work) => sampleWithdrawal(work, 5_000n))
    const reject = (reason: string) => (work: Work, key: string) => rejectWithdrawal(work, { id, reason, key })
    return { who: finance, act: reject('a closed account'), otherwise: reject('a wrong name'), makes: 1 }
  },
  'money/payments/withdrawals/make-bank-batch.ts': async () => {
    const id = await approved()
    const batch = (ids: readonly string[]) => (work: Work, key: string) =>
      makeBankBatch(work, { method: 'bankTransfer', ids, key })
    return { who: finance, act: batch([id]), otherwise: batch([]), makes: 0 }
  },
  'money/payments/withdrawals/settle-withdrawals.ts': async () => {
    const ids = [await approved()]
    const { id: batchId } = await stage(finance, (work) =>
      makeBankBatch(work, { method: 'bankTransfer', ids, key: newId() }),
    )
    const settle = (reference: string) => (work: Work, key: string) =>
      settleWithdrawals(work, { batchId, place: '1000200030004', reference, key })
    return { who: other, act: settle('ST-1'), otherwise: settle('ST-2'), makes: 1 }
  },
  'office/finance/bank/match-line.ts': async () => {
    const { id: lineId } = await bankLine('-45,Account fee')
    const match = (reason: string) => (work: Work, key: string) => matchLine(work, { key, lineId, to: 'fee', reason })
    return { who: finance, act: match('of this month'), otherwise: match('of the last'), makes: 1 }
  },
  'office/finance/bank/release-line.ts': async () => {
    const { id: lineId } = await bankLine('-46,Account fee')
    await stage(finance, (work) => matchLine(work, { key: newId(), lineId, to: 'fee', reason: 'of this month' }))
    const release = (reason: string) => (work: Work, key: string) => releaseLine(work, { key, lineId, reason })
    return { who: finance, act: release('it was rent'), otherwise: release('it was not'), makes: 1 }
  },
  'office/finance/bank/judge-line.ts': async () => {
    await bankLine('47,Transfer from Mona Elsayed', 'SAME-1')
    const { id: lineId } = await bankLine('47,IPN transfer MONA ELSAYED', 'SAME-1')
    const judge = (reason: string) => (work: Work, key: string) => judgeLine(work, { key, lineId, is: 'other', reason })
    return { who: finance, act: judge('the bank says so'), otherwise: judge('so it seems'), makes: 0 }
  },
  'office/finance/rules/change-rule.ts': async () => {
    const wish = { rule: 'receiptLimit', provider: null, values: { other_person_from_minor: 77_000 } } as const
    const propose = (reason: string) => (work: Work, key: string) => proposeRule(work, { ...wish, key, reason })
    return { who: finance, act: propose('too low'), otherwise: propose('too high'), makes: 0 }
  },
  'office/finance/rules/answer-rule.ts': async () => {
    const values = { two_people_from_minor: 88_000 }
    const wish = { rule: 'suspenseLimit', provider: null, values, reason: 'the auditor asks for it' } as const
    const { id } = await stage(finance, (work) => proposeRule(work, { key: newId(), ...wish }))
    const answer = (agrees: boolean) => (work: Work, key: string) => answerRule(work, { key, id, agrees })
    return { who: other, act: answer(true), otherwise: answer(false), makes: 0 }
  },
  'money/wallet/correct-entry.ts': async () => {
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

test('each use-case with a key is tried here or over the API, or moves no money', () => {
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
  test(`${file}: fifty at once with one key have one effect`, async () => {
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

test('after all of it the books balance', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

async function countEntries(): Promise<number> {
  const { count } = await database.db
    .selectFrom('journal_entries')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
