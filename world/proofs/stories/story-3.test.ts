// Story 3, a bank transfer and a change of mind: the order is reviewed first, a receipt is uploaded, the order is
// cancelled while finance checks it, the money arrives two days later, is in the wallet with its reason, and is
// withdrawn. On both sites, with letters in both languages.

import assert from 'node:assert/strict'
import test from 'node:test'
import { outcomeTexts } from '#checkout/paying/outcome-texts.ts'
import { readOutcome } from '#checkout/paying/read-outcome.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { approveWithdrawal } from '#money/payments/withdrawals/approve-withdrawal.ts'
import { makeBankBatch } from '#money/payments/withdrawals/make-bank-batch.ts'
import { settleWithdrawals } from '#money/payments/withdrawals/settle-withdrawals.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { approveByLine } from '#office/finance/bank/decide-receipt.ts'
import { matchLine } from '#office/finance/bank/match-line.ts'
import { readBankLines } from '#office/finance/bank/read-bank-lines.ts'
import { readMatches } from '#office/finance/bank/read-matches.ts'
import { readReceipts } from '#office/finance/bank/read-receipts.ts'
import { countWaiting } from '#office/finance/count-waiting.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Site } from '#sites/sites.ts'
import { readIn } from '#world/samples/fronts/screen-language.samples.ts'
import { sampleBank } from '#world/samples/money/withdrawals.samples.ts'
import { sampleStatement } from '#world/samples/office/bank.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { samplePhoto } from '#world/samples/platform/uploads.samples.ts'
import { reviewSample } from '#world/samples/selling/orders.samples.ts'
import { openStoryShop, type Shopper } from './story-shop.samples.ts'

const database = await testDatabase()
const shop = await openStoryShop(database)
const [amira, basma, carim] = await database.write(async (work) => [
  (await sampleStaff(work, ['finance'], { name: 'Amira' })).who,
  (await sampleStaff(work, ['finance'], { name: 'Basma' })).who,
  (await sampleStaff(work, ['finance'], { name: 'Carim' })).who,
])

const said = {
  placed: { ar: /لا تحوّل أي مبلغ الآن/, en: /Do not transfer anything yet/ },
  approved: { ar: /حوّل .* حتى .* واكتب .* مرجعًا للتحويل/s, en: /Transfer .* by .* as the reference/s },
  waiting: { ar: /لدينا إيصالك|وصلنا إيصالك|إيصال/, en: /We have your receipt/ },
  cancelled: { ar: /ما زال فريق المالية يراجع تحويلك/, en: /still checking your transfer/ },
  over: { ar: /أُلغي الطلب.*رصيدك النقدي/s, en: /cancelled meanwhile.*cash balance/s },
  credited: { ar: /أُلغي الطلب .* قبل أن يصلنا/, en: /was cancelled before the money reached us/ },
  why: { ar: 'لا يلبي احتياجي', en: "Didn't meet my needs" },
  letter: { ar: /في محفظتك.*اسحبه/s, en: /in your wallet.*withdraw it/s },
} as const

for (const site of ['eg', 'ae'] as const)
  for (const locale of ['ar', 'en'] as const)
    test(`story 3 on ${site} in ${locale}: cancelled while finance looks, the money arrives later, is in the wallet with its reason and withdrawn`, async () => {
      shop.startAgain()
      const [stage, cast] = [shop.on(site), shop.casts[site]]
      const customer = await shop.shopper(site, locale)

      // Ordered by transfer: before the review no bank account is shown and no receipt can be sent.
      const number = await customer.place('bankTransfer')
      const first = await customer.next(number)
      assert.deepEqual([first.isReviewedFirst, first.toPay, first.asks], [true, 0, []])
      assert.match(textOf(await customer.mails()), said.placed[locale])

      // Reviewed: the letter says how much, where to and until when.
      shop.moveOn(3)
      await reviewSample(stage, cast, number)
      const asked = await customer.next(number)
      assert.deepEqual([asked.status, asked.isReviewedFirst], ['pending_payment', false])
      const mails = await customer.mails()
      assert.equal(mails.length, 1)
      assert.match(textOf(mails), said.approved[locale])
      const [account] = await customer.as((work) => readBankAccounts(work))
      assert.ok(account && textOf(mails).includes(account.iban ?? account.accountNumber), 'our account')
      assert.deepEqual((await customer.next(number)).asks, ['PendingPayment'])
      const paymentId = await paymentOf(number)

      // The receipt is sent: finance has it, the order does not expire, no second payment is asked for.
      shop.moveOn(70)
      const form = new FormData()
      form.set('receipt', new File([new Uint8Array(await samplePhoto())], 'receipt.jpg'))
      const sent = await customer.call('POST', `/payments/${paymentId}/receipt`, form)
      assert.equal(sent.status, 'Pending review')
      const still = await customer.next(number)
      assert.deepEqual([still.asks, still.status], [[], 'pending_payment'])
      shop.moveOn(20)
      await shop.post.strike(site, 'payments-expire', 'orders.expire')
      assert.equal((await customer.next(number)).status, 'pending_payment')
      assert.deepEqual(await customer.mails(), [])
      const outside = await waitsAtFinance(site, paymentId, null)

      // A change of mind: cancelled at once; the customer is told which transfer finance still looks for.
      const before = await customer.call('GET', `/orders/${number}/cancel`)
      const minor = Number(outside.minor) / 100
      assert.deepEqual([before.refund.underReview, still.mayCancel], [minor, true])
      await customer.call('POST', `/orders/${number}/cancel`, { reason: 'NOT_MY_NEEDS' })
      const over = await customer.next(number)
      assert.deepEqual([over.status, over.asks, over.toPay], ['cancelled', [], 0])
      const [goodbye, ...more] = await customer.mails()
      assert.equal(more.length, 0)
      assert.match(goodbye?.text ?? '', said.cancelled[locale])
      assert.match(await outcomeText(customer, paymentId), said.over[locale])
      await waitsAtFinance(site, paymentId, number)

      // Two days later the money is on the statement: it is in the customer's wallet, with the reason.
      shop.moveOn(48)
      const lineId = await bring(site, outside, 'SALMA TRANSFER')
      const found = { key: newId(), paymentId, lineId, amount: outside }
      await Promise.all([1, 2, 3].map(() => stage(basma, (work) => approveByLine(work, found))))
      assert.equal(await cashOf(customer), outside.minor)
      assert.match(await outcomeText(customer, paymentId), said.credited[locale])
      const [came, ...others] = await customer.mails()
      assert.equal(others.length, 0)
      assert.match(came?.text ?? '', said.letter[locale])
      assert.ok(came?.text.includes(number), 'the reason names the order')
      const [movement] = (await customer.call('GET', '/wallet/transactions')).items
      const { account: balance, amount, reference, cancelReason } = movement
      assert.deepEqual([balance, amount, reference, cancelReason], ['cash', minor, number, said.why[locale]])

      // Withdrawn: it leaves the balance at once, two people pay it, and it is on the bank's statement.
      const { id } = await customer.call('POST', '/wallet/withdrawals', {
        ...sampleBank,
        paymentMethod: 'bankTransfer',
        from: 'cash',
        amount: minor,
      })
      assert.equal(await cashOf(customer), 0n)
      assert.equal((await stage(amira, countWaiting)).withdrawals.count, 1)
      await stage(amira, (work) => approveWithdrawal(work, id))
      const batch = await stage(amira, (work) =>
        makeBankBatch(work, { method: 'bankTransfer', ids: [id], key: newId() }),
      )
      const paid = { batchId: batch.id, place: account.accountNumber, reference: newId(), key: newId() }
      await stage(carim, (work) => settleWithdrawals(work, paid))
      const payout = await bring(site, { ...outside, minor: -outside.minor }, 'PAYOUT')
      const [match] = await stage(amira, (work) => readMatches(work, payout))
      const matched = { key: newId(), lineId: payout, to: match?.to ?? '', reason: 'as the bank says' }
      await stage(amira, (work) => matchLine(work, matched))
      const told = await customer.mails()
      assert.equal(told.length, 3, told.map(({ subject }) => subject).join())
      const [last] = (await customer.call('GET', '/wallet/withdrawals')).items
      assert.equal(last.status, 'Successed')
      const { withdrawals, receipts, lines } = await stage(amira, countWaiting)
      assert.deepEqual([withdrawals.count, receipts.count, lines.count, await cashOf(customer)], [0, 0, 0, 0n])
      await shop.holds()
    })

function textOf(mails: readonly { readonly subject: string; readonly text: string }[]): string {
  return mails.map(({ subject, text }) => `${subject}\n${text}`).join('\n')
}

async function paymentOf(number: string): Promise<string> {
  const payments = database.db.selectFrom('payments').innerJoin('orders', 'orders.id', 'payments.subject_id')
  return (await payments.select('payments.id').where('orders.number', '=', number).executeTakeFirstOrThrow()).id
}

/**
 * The receipt is on the desk of receipts with the order that was cancelled meanwhile; returns the amount that finance
 * looks for.
 */
async function waitsAtFinance(site: Site, paymentId: string, cancelledOrder: string | null): Promise<Money> {
  const rows = await shop.on(site)(amira, (work) => readReceipts(work))
  const row = rows.find((one) => one.paymentId === paymentId)
  assert.deepEqual([row?.cancelledOrder, row !== undefined], [cancelledOrder, true])
  return row?.amount ?? assert.fail()
}

/** A line of today's statement of our bank. */
async function bring(site: Site, amount: Money, description: string): Promise<string> {
  const reference = newId().slice(-8)
  const day = shop.now().toISOString().slice(0, 10)
  const csv = `date,amount,reference,description\n${day},${minorToDecimal(amount.minor)},${reference},${description}\n`
  await shop.on(site)(amira, (work) => sampleStatement(work, csv))
  const lines = await shop.on(site)(amira, (work) => readBankLines(work, { state: 'free', q: reference }))
  return lines[0]?.id ?? assert.fail()
}

async function outcomeText(customer: Shopper, paymentId: string): Promise<string> {
  const outcome = await customer.as((work) => readOutcome(work, paymentId))
  readIn(customer.locale)
  return outcome ? outcomeTexts(outcome).text : ''
}

async function cashOf(customer: Shopper): Promise<bigint> {
  return (await customer.as((work) => readWallet(work, customer.id))).cash.minor
}
