import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { type Step, statusStepOf } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { type Refund, refundOf } from './refund.ts'
import { sourceDays } from './refund-clock.ts'
import { findRefundMove, type RefundEvent } from './refund-moves.ts'
import { no } from './refunds.refusals.ts'

/** The refund, locked until the transaction ends. Another customer's is not found. */
export async function lockRefund(work: Work, id: string): Promise<Refund> {
  const row = await work.db.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || (work.who.kind === 'customer' && row.customer_id !== work.who.id)) throw platformNo.NOT_FOUND()
  return refundOf(row)
}

/** The only writer of a refund's status: by the table, with one row of history. The refund must be locked. */
export async function moveRefund(work: Work, refund: Refund, event: RefundEvent, note?: string): Promise<Refund> {
  const move = findRefundMove(work.who, refund.status, event)
  if (!move) throw no.REFUND_MOVE_NOT_ALLOWED({ status: refund.status, event })
  await writeRefundHistory(work, refund.id, { event, from: refund.status, to: move.to, note: note ?? null })
  await work.db.updateTable('refunds').set({ status: move.to }).where('id', '=', refund.id).execute()
  return { ...refund, status: move.to }
}

export async function writeRefundHistory(
  work: Work,
  refundId: string,
  step: Step & { readonly note: string | null },
): Promise<void> {
  await work.db
    .insertInto('refund_history')
    .values({ ...statusStepOf(work, step), refund_id: refundId, note: step.note })
    .execute()
}

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
    kind: `payments_mail_refund_${news}`,
    path: '/account/financial/wallet',
    subject,
    about: { refund: refund.id, customer: refund.customerId },
    hello: m.payments_mail_hello({ name: customer.firstName }, { locale }),
    paragraphs: [letters[news].text(facts, { locale })],
    footer: m.payments_mail_footer({}, { locale }),
  })
}
