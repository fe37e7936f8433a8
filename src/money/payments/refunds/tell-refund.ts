import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Refund } from './refund.ts'
import { sourceDays } from './refund-clock.ts'

const letters = {
  sent: { subject: m.payments_mail_refund_sent, text: m.payments_mail_refund_sent_text },
  returned: { subject: m.payments_mail_refund_returned, text: m.payments_mail_refund_returned_text },
} as const

/** Mails the customer, in their language, that a refund went on to what they paid with, or why it could not. */
export async function tellRefund(work: Work, refund: Refund, news: keyof typeof letters, sent: Money): Promise<void> {
  const customer = (await readCustomers(work, [refund.customerId])).get(refund.customerId)
  if (!customer) throw new Error(`refund ${refund.number} has no customer`)
  const { locale } = customer
  const facts = {
    number: refund.number,
    amount: isolate(formatMoney(sent, locale)),
    order: isolate(refund.subject.number),
    due: isolate(sayDay(sourceDays(work.now, refund.site, await readBankHolidays(work)).onCard, locale, refund.site)),
  }
  const subject = letters[news].subject(facts, { locale })
  await tellCustomer(work, customer, {
    key: `refund:${refund.id}:${news}:${work.now.getTime()}`,
    subject,
    about: { refund: refund.id, customer: refund.customerId },
    hello: m.payments_mail_hello({ name: customer.firstName }, { locale }),
    paragraphs: [letters[news].text(facts, { locale })],
    footer: m.payments_mail_footer({}, { locale }),
  })
}
