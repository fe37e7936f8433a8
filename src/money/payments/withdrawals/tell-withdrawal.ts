import { readCustomers } from '#people/accounts/read-customers.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Withdrawal } from './withdrawal.ts'

export type WithdrawalNews = 'requested' | 'approved' | 'paid' | 'rejected'

type Facts = { readonly number: string; readonly amount: string; readonly due: string; readonly reason: string }
type Said = (facts: Facts, options: { readonly locale: Locale }) => string

const letters: Readonly<Record<WithdrawalNews, { readonly subject: Said; readonly text: Said }>> = {
  requested: { subject: m.payments_mail_withdrawal_requested, text: m.payments_mail_withdrawal_requested_text },
  approved: { subject: m.payments_mail_withdrawal_approved, text: m.payments_mail_withdrawal_approved_text },
  paid: { subject: m.payments_mail_withdrawal_paid, text: m.payments_mail_withdrawal_paid_text },
  rejected: { subject: m.payments_mail_withdrawal_rejected, text: m.payments_mail_withdrawal_rejected_text },
}

const readyAtOffice = {
  subject: m.payments_mail_withdrawal_ready,
  text: m.payments_mail_withdrawal_ready_text,
} as const

/** Mails the customer, in their language, the result of a withdrawal; each message once. */
export async function tellWithdrawal(work: Work, withdrawal: Withdrawal, news: WithdrawalNews): Promise<void> {
  const { id, customerId, site } = withdrawal
  const customer = (await readCustomers(work, [customerId])).get(customerId)
  if (!customer) throw new Error(`withdrawal ${withdrawal.number} has no customer`)
  const { locale } = customer
  const facts = {
    number: withdrawal.number,
    amount: isolate(formatMoney(withdrawal.amount, locale)),
    due: isolate(sayDay(withdrawal.dueBy, locale, site)),
    reason: isolate(withdrawal.rejectReason ?? ''),
  }
  // Cash is not sent: the customer collects it.
  const letter = news === 'approved' && withdrawal.method === 'office' ? readyAtOffice : letters[news]
  const subject = letter.subject(facts, { locale })
  await tellCustomer(work, customer, {
    key: `withdrawal:${id}:${news}`,
    kind: `payments_mail_withdrawal_${letter === readyAtOffice ? 'ready' : news}`,
    path: '/account/financial/wallet',
    subject,
    about: { withdrawal: id, customer: customerId },
    hello: m.payments_mail_hello({ name: customer.firstName }, { locale }),
    paragraphs: [letter.text({ ...facts, number: isolate(facts.number) }, { locale })],
    footer: m.payments_mail_footer({}, { locale }),
  })
}
