// Orders placed through the API to be paid after their review: what the customer is told at each step, on both sites,
// in both languages.

import assert from 'node:assert/strict'
import test from 'node:test'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { formatMinor } from '#platform/values/amounts/format-money.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { orderTotal } from '#selling/orders/money/order-money.ts'
import type { Site } from '#sites/sites.ts'
import { reviewSample } from '#world/samples/selling/orders.samples.ts'
import { openStoryShop } from './story-shop.samples.ts'

const database = await testDatabase()
const shop = await openStoryShop(database)

const placed = {
  office: {
    ar: /الإجمالي المبدئي .*لا تحضر للدفع الآن.*رقمًا تدفع به في مكتبنا/s,
    en: /total so far is .*Do not come to pay yet.*a number to pay with at our office/s,
  },
  bankTransfer: {
    ar: /الإجمالي المبدئي .*لا تحوّل أي مبلغ الآن.*الحساب الذي تحوّل إليه/s,
    en: /total so far is .*Do not transfer anything yet.*the account to transfer to/s,
  },
} as const
const approved = {
  office: { ar: /ادفع .* نقدًا في مكتبنا بهذا الرقم حتى/, en: /Pay .* in cash at our office with this number by/ },
  bankTransfer: { ar: /حوّل .* حتى .* مرجعًا للتحويل/, en: /Transfer .* by .* to one of these accounts/ },
} as const

for (const site of ['eg', 'ae'] as const)
  for (const locale of ['ar', 'en'] as const)
    for (const method of ['office', 'bankTransfer'] as const)
      test(`on ${site} in ${locale} by ${method}: a letter says that we review, the next one how much, where and until when`, async () => {
        shop.startAgain()
        const customer = await shop.shopper(site, locale)
        const number = await customer.place(method)
        const total = formatMinor((await readBooked(site, number)).total)
        const [first, ...none] = await customer.mails()
        assert.equal(none.length, 0, 'one letter')
        assert.match(first?.text ?? '', placed[method][locale])
        assert.ok(first?.text.includes(total), `${total} in ${first?.text}`)
        const places = await customer.as(async (work) => ({
          offices: (await readOffices(work)).flatMap(({ name, address, hours }) => [name, address, hours]),
          accounts: (await readBankAccounts(work)).map(({ iban, accountNumber }) => iban ?? accountNumber),
        }))
        for (const account of places.accounts) assert.ok(!first?.text.includes(account), 'no account before the review')
        assert.ok(first?.html?.includes(`/${locale}/account/orders/${number}`))

        shop.moveOn(6)
        await reviewSample(shop.on(site), shop.casts[site], number)
        const [asked, ...others] = await customer.mails()
        assert.equal(others.length, 0, 'one letter')
        const text = asked?.text ?? ''
        assert.match(text, approved[method][locale])
        const order = await customer.next(number)
        const { payment } = await readBooked(site, number)
        assert.ok(payment)
        assert.ok(text.includes(sayTime(new Date(order.deadline ?? 0), locale, site)), 'until when')
        assert.ok(text.includes(formatMinor(payment.outside.minor)), 'how much')
        const said =
          method === 'office' ? [payment.code ?? '-', ...places.offices] : [payment.number, ...places.accounts]
        for (const one of said) assert.ok(text.includes(one), `${one} in ${text}`)
        // The same announcement delivered again must not write to the customer again.
        await shop.post.deliver()
        assert.deepEqual(await customer.mails(), [])
        await shop.holds()
      })

function readBooked(site: Site, number: string) {
  return database.read(
    async (work) => {
      const order = await findOrder(work, { number })
      const [payment] = await readPaymentsOf(work, order.id)
      return { total: orderTotal(order), payment }
    },
    { site },
  )
}
