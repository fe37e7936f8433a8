// An order that is not paid in time ends once, and gives the reason in one mail and on its page: in both languages, on
// both sites.

import assert from 'node:assert/strict'
import test from 'node:test'
import { checkoutJobs } from '#checkout/checkout.jobs.ts'
import { cancelledText } from '#fronts/account/cancelling/cancelled-text.ts'
import { paymentsJobs } from '#money/payments/payments.jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Locale } from '#platform/work/work.ts'
import { ordersJobs } from '#selling/orders/orders.jobs.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import type { Site } from '#sites/sites.ts'
import { overwriteGetLocale } from '#words/runtime.js'
import { openPost } from '#world/samples/checkout/post.samples.ts'
import { reviewedFirstSample } from '#world/samples/checkout/review-first.samples.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

let screen: Locale = 'ar'
overwriteGetLocale(() => screen)
const database = await testDatabase()
const casts = { eg: await database.write(sampleCast), ae: await database.write(sampleCast, { site: 'ae' }) }
for (const site of ['eg', 'ae'] as const) await database.write(addSampleBankAccounts, { site })
const hour = 3_600_000
const start = Date.now()
let clock = new Date(start)
const post = openPost(database, [paymentsJobs, ordersJobs, checkoutJobs], () => clock)
const at =
  (site: Site): Stage =>
  (who, act) =>
    database.write(act, { who, site, now: clock })

const unpaid = {
  ar: /انتهت مهلة الدفع.*لم نأخذ أي مبلغ.*من جديد/s,
  en: /time to pay was over.*Nothing was charged.*order them again/s,
}
const unanswered = { ar: /انتهت مهلة الرد.*من جديد/s, en: /time to answer was over.*order them again/s }

for (const site of ['eg', 'ae'] as const)
  for (const locale of ['ar', 'en'] as const) {
    test(`on ${site} in ${locale}: not paid in time sends one mail with the reason, whichever ends first, the payment or its order`, async () => {
      for (const method of ['office', 'bankTransfer'] as const)
        for (const chores of [
          ['payments-expire', 'orders.expire'],
          ['orders.expire', 'payments-expire'],
        ]) {
          clock = new Date(start)
          const { stage, cast, customer } = await shopper(site, locale)
          const { number } = await reviewedFirstSample(stage, cast, { method })
          await reviewSample(stage, cast, number)
          await post.deliver()
          const before = (await post.lettersTo(customer.email)).length
          clock = new Date(start + 72 * hour + 60_000)
          for (const chore of chores) {
            await post.strike(site, chore)
            await post.deliver()
          }
          const told = (await post.lettersTo(customer.email)).slice(before)
          assert.equal(told.length, 1, told.map(({ subject }) => subject).join())
          assert.match(told[0]?.text ?? '', unpaid[locale])
          const order = await stage(customer.who, (work) => readOrder(work, number))
          screen = locale
          assert.match(
            cancelledText(order, locale),
            locale === 'ar' ? /انتهت مهلة الدفع.*من جديد/ : /time to pay was over.*again/,
          )
        }
    })

    test(`on ${site} in ${locale}: a question without an answer in time ends the order with that reason`, async () => {
      clock = new Date(start)
      const { stage, cast, customer } = await shopper(site, locale)
      const { number } = await paidSample(stage, cast)
      const issues = [{ type: 'Missing size', details: '' }] as const
      await reviewSample(stage, cast, number, () => ({ verdict: { kind: 'askInfo', issues: [...issues] } }))
      await post.deliver()
      const before = (await post.lettersTo(customer.email)).length
      clock = new Date(start + 7 * 24 * hour + 60_000)
      await post.strike(site, 'orders.expire')
      await post.deliver()
      const told = (await post.lettersTo(customer.email)).slice(before)
      assert.equal(told.length, 1)
      assert.match(told[0]?.text ?? '', unanswered[locale])
      const order = await stage(customer.who, (work) => readOrder(work, number))
      assert.equal(order.cancelled?.expired, 'unanswered')
    })
  }

async function shopper(site: Site, locale: Locale) {
  const customer = await database.write(sampleCustomer, { site, locale })
  return { stage: at(site), customer, cast: { ...casts[site], customer: customer.who } }
}
