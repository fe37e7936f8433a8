// Story 2, payment at the office: an unpaid order is reviewed first, its total falls, the customer is asked to come and
// pays cash at the till, whose drawer was handed over meanwhile; in the evening the till counts right. On both sites,
// with letters in both languages.

import assert from 'node:assert/strict'
import test from 'node:test'
import { outcomeTexts } from '#checkout/paying/outcome-texts.ts'
import { readOutcome } from '#checkout/paying/read-outcome.ts'
import { readPurchaseQueue } from '#fulfilment/purchasing/read-purchase-queue.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { closeTill } from '#office/finance/tills/close-till.ts'
import { findDeskPayment, readDeskOrder } from '#office/finance/tills/find-desk-payment.ts'
import { openTill } from '#office/finance/tills/open-till.ts'
import { readClosedTills } from '#office/finance/tills/read-tills.ts'
import { takeAtTill } from '#office/finance/tills/take-at-till.ts'
import { cashInTill } from '#office/finance/tills/till.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { readReviewQueue } from '#selling/orders/review/read-review-queue.ts'
import { readStaffOrder } from '#selling/orders/review/read-staff-order.ts'
import { type Site, sites } from '#sites/sites.ts'
import { readIn } from '#world/samples/fronts/screen-language.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { reviewSample } from '#world/samples/selling/orders.samples.ts'
import { openStoryShop } from './story-shop.samples.ts'

const database = await testDatabase()
const shop = await openStoryShop(database)
const offices = { eg: 'cairo', ae: 'dubai' } as const
const clerks = await database.write(async (work) => {
  const places = Object.values(offices)
  return [
    (await sampleStaff(work, ['desk'], { places, name: 'Amira' })).who,
    (await sampleStaff(work, ['desk'], { places, name: 'Basma' })).who,
  ] as const
})

const letters = {
  placed: {
    ar: /نراجعه قبل أن تدفع.*لا تحضر للدفع الآن.*ثم نرسل إليك الإجمالي النهائي ورقمًا تدفع به في مكتبنا/s,
    en: /we review it before you pay.*Do not come to pay yet.*final total and a number to pay with at our office/s,
  },
  approved: {
    ar: /كان الإجمالي .* وأصبح .*ادفع .* نقدًا في مكتبنا بهذا الرقم حتى .*إذا لم تدفع حتى .* نلغي الطلب/s,
    en: /The total was .* and is now .*Pay .* in cash at our office with this number by .*not paid by .* is cancelled/s,
  },
  paid: { ar: /وصلت دفعتك.*استلمنا/s, en: /Payment received.*We received/s },
}

for (const site of ['eg', 'ae'] as const)
  for (const locale of ['ar', 'en'] as const)
    test(`story 2 on ${site} in ${locale}: reviewed first, the total falls, paid in cash after a hand-over of the drawer`, async () => {
      shop.startAgain()
      const [stage, cast, office] = [shop.on(site), shop.casts[site], offices[site]]
      const customer = await shop.shopper(site, locale)

      // Ordered: no payment is asked for, and the reviewer sees that it is paid later, and how.
      const number = await customer.place('office')
      const first = await customer.next(number)
      assert.deepEqual([first.isReviewedFirst, first.toPay, first.asks], [true, 0, []])
      assert.deepEqual([first.status, first.mayCancel], ['processing', true])
      const [placed, ...others] = await customer.mails()
      assert.equal(others.length, 0)
      assert.match(`${placed?.subject}\n${placed?.text}`, letters.placed[locale])
      const queued = await stage(cast.reviewer, (work) => readReviewQueue(work, { q: number }))
      assert.ok(queued.rows[0]?.paidLaterBy, 'the review desk has it')
      assert.equal((await stage(cast.reviewer, (work) => readStaffOrder(work, number))).wayToPay.isAfterReview, true)
      assert.equal((await stage(clerks[0], (work) => readDeskOrder(work, number)))?.why, 'inReview')

      // Reviewed: cheaper than before. One letter says the old and new price, what to pay, where and until when.
      const before = await orderTotals(customer, number)
      shop.moveOn(5)
      await reviewSample(stage, cast, number, () => ({ data: { price: '39.99' } }))
      const [approved, ...more] = await customer.mails()
      assert.equal(more.length, 0, 'one letter')
      assert.match(approved?.text ?? '', letters.approved[locale])
      const [payment] = await readPaymentsBy(site, number)
      assert.ok(payment?.code && approved?.text.includes(payment.code))
      assert.ok(approved?.html?.includes(`/${locale}/payment/${payment.id}`), 'it leads to the payment')
      const asked = await customer.next(number)
      assert.deepEqual(
        [asked.status, asked.asks, asked.isReviewedFirst],
        ['pending_payment', ['PendingPayment'], false],
      )
      assert.equal(asked.deadline, payment.expiresAt.toISOString(), 'the payment ends with its order')
      const after = await orderTotals(customer, number)
      assert.ok(after < before, `${after} < ${before}`)
      assert.equal(asked.toPay, Number(payment.outside.minor) / 100)
      readIn(locale)
      const waiting = await customer.as((work) => readOutcome(work, payment.id))
      assert.equal(waiting?.wayToPay?.kind, 'till')

      // At the till: found by the order's number; the drawer is handed over before the customer pays.
      shop.moveOn(20)
      const morning = await openDrawer(site, clerks[0], office, 50_000n)
      const found = await stage(clerks[0], (work) => findDeskPayment(work, arabic(number)))
      assert.equal(found?.id, payment.id)
      const handedOver = await closeDrawer(site, clerks[0], morning, office)
      assert.equal(handedOver.difference, 0n)
      await refused(take(site, clerks[0], morning, payment.number, payment.outside.minor), 'TILL_NOT_OPEN')
      const evening = await openDrawer(site, clerks[1], office, 0n)
      const key = newId()
      const amount = payment.outside.minor
      await Promise.all([1, 2, 3].map(() => take(site, clerks[1], evening, number, amount, key)))
      await assert.rejects(take(site, clerks[1], evening, number, amount))

      // Paid: the order goes on to purchasing, and no message says that its review begins.
      const done = await customer.next(number)
      assert.deepEqual([done.status, done.asks, done.toPay, done.paymentStatus], ['pending_purchase', [], 0, 'Paid'])
      const bought = await stage(cast.buyer, (work) => readPurchaseQueue(work, { q: number }))
      assert.equal(bought.total, 1, 'the buyer has it')
      const [thanks, ...rest] = await customer.mails()
      assert.equal(rest.length, 0)
      assert.match(`${thanks?.subject}\n${thanks?.text}`, letters.paid[locale])
      const outcome = await customer.as((work) => readOutcome(work, payment.id))
      assert.ok(outcome)
      assert.doesNotMatch(outcomeTexts(outcome).text, /review|مراجعة/)
      assert.equal((await customer.as((work) => readWallet(work, customer.id))).cash.minor, 0n)

      // In the evening the till holds what was paid; the float stays for the next day.
      const closed = await closeDrawer(site, clerks[1], evening, office, amount)
      assert.deepEqual([closed.difference, closed.isClosed], [0n, true])
      const [last] = await stage(clerks[1], readClosedTills)
      assert.equal(last?.difference.minor, 0n)
      assert.equal(await stage(clerks[1], (work) => cashInTill(work, office)), closed.expected - amount)
      await shop.holds()
    })

async function openDrawer(site: Site, who: Actor, office: string, brought: bigint): Promise<string> {
  const counted = (await shop.on(site)(who, (work) => cashInTill(work, office))) + brought
  const opening = { key: newId(), office, counted, brought }
  return (await shop.on(site)(who, (work) => openTill(work, opening))).id
}

/** Counted as it is; this amount goes to the bank. */
async function closeDrawer(site: Site, who: Actor, tillId: string, office: string, taken = 0n) {
  const counted = await shop.on(site)(who, (work) => cashInTill(work, office))
  return shop.on(site)(who, (work) => closeTill(work, { key: newId(), tillId, counted, taken, note: '' }))
}

function take(site: Site, who: Actor, tillId: string, code: string, minor: bigint, key = newId()) {
  const taken = { key, tillId, code, amount: money(minor, sites[site].currency) }
  return shop.on(site)(who, (work) => takeAtTill(work, taken))
}

async function readPaymentsBy(site: Site, number: string) {
  const { id } = await database.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return database.read((work) => readPaymentsOf(work, id), { site })
}

async function orderTotals(customer: Awaited<ReturnType<typeof shop.shopper>>, number: string): Promise<number> {
  return (await customer.call('GET', `/orders/${number}`)).newTotalCost
}

function arabic(number: string): string {
  return number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
}

async function refused(promise: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}
