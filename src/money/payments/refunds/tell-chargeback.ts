import type { Payment } from '#money/payments/payment.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import { queueStaffMail } from '#people/notices/queue-staff-mail.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { readFinanceMail } from '#people/staff/read-finance-mail.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type Taken = {
  /** The provider's own name for it. */
  readonly transaction: string
  /** Null if the provider did not say how much. */
  readonly minor: bigint | null
  /** The part that the balances did not hold. */
  readonly owed: bigint
}

/** Mails the customer what was taken back and from where, and finance that somebody must deal with it; each once. */
export async function tellChargeback(work: Work, payment: Payment, taken: Taken): Promise<void> {
  const customer = (await readCustomers(work, [payment.customerId])).get(payment.customerId)
  if (!customer) throw new Error(`payment ${payment.number} has no customer`)
  const { currency } = payment.amount
  const amount = taken.minor === null ? payment.amount : money(taken.minor, currency)
  const facts = { number: isolate(payment.number), amount, owed: money(taken.owed, currency) }
  if (taken.minor !== null) {
    const as = { locale: customer.locale }
    const said = say(facts, customer.locale)
    await tellCustomer(work, customer, {
      key: `chargeback:${payment.id}:${taken.transaction}:customer`,
      kind: 'payments_mail_chargeback',
      path: '/account/financial/wallet',
      subject: m.payments_mail_chargeback({ number: payment.number }, as),
      hello: m.payments_mail_hello({ name: customer.firstName }, as),
      paragraphs: [
        m.payments_mail_chargeback_text(said, as),
        ...(taken.owed > 0n ? [m.payments_mail_chargeback_owed(said, as)] : []),
      ],
      footer: m.payments_mail_footer({}, as),
      about: aboutOf(payment),
    })
  }
  for (const { id, email, name } of await readFinanceMail(work)) {
    await queueStaffMail(work, {
      key: `chargeback:${payment.id}:${taken.transaction}:${id}`,
      kind: 'payments_mail_chargeback_desk',
      to: email,
      about: aboutOf(payment),
      letter: (locale) => ({
        title: m.payments_mail_chargeback_desk({ number: payment.number }, { locale }),
        paragraphs: [
          m.payments_mail_hello({ name }, { locale }),
          m.payments_mail_chargeback_desk_text(say(facts, locale), { locale }),
        ],
        footer: m.payments_mail_desk_footer({}, { locale }),
      }),
    })
  }
}

type Facts = { readonly number: string; readonly amount: Money; readonly owed: Money }

function say({ number, amount, owed }: Facts, locale: Locale) {
  return { number, amount: isolate(formatMoney(amount, locale)), owed: isolate(formatMoney(owed, locale)) }
}

function aboutOf({ id, customerId }: Payment) {
  return { payment: id, customer: customerId }
}
