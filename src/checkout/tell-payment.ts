import { formatMoney } from '#money/format-money.ts'
import { queueMail } from '#notices/queue-mail.ts'
import { queueNotice } from '#notices/queue-notice.ts'
import type { Payment } from '#payments/payment.ts'
import { isOpen } from '#payments/payment-moves.ts'
import { readPayment } from '#payments/read-payment.ts'
import { readCustomers } from '#people/read-customers.ts'
import { sayTime } from '#platform/say-date.ts'
import { brand } from '#platform/ui/brand.ts'
import type { Locale, Work } from '#platform/work.ts'
import { methodName } from '#pricing/names.ts'
import { m } from '#words/messages.js'
import { subjectOf } from './outcome-texts.ts'
import { readOutcome } from './read-outcome.ts'

export type PaymentTelling = {
  /** Names the occasion: told once, however often heard. */
  readonly key: string
  readonly paymentId: string
  readonly origin: string
  readonly news: 'coded' | 'failed' | 'expired'
}

/**
 * Tells the customer, by letter and in the app, in their language: the code a payment is paid with, how much, until when and
 * how; or that a payment failed or its time is over, and what next. What changed meanwhile is not told any more.
 */
export async function tellPayment(work: Work, { key, paymentId, origin, news }: PaymentTelling): Promise<void> {
  const payment = await readPayment(work, paymentId)
  if (!payment || !isStill(payment, news)) return
  const order = (await readOutcome(work, paymentId))?.order
  // Paid in another way, or over: the order's own letters say so.
  if (order && (order.isClosed || order.due.minor === 0n)) return
  const customer = (await readCustomers(work, [payment.customerId])).get(payment.customerId)
  if (!customer) throw new Error(`payment ${payment.number} has no customer`)
  const { locale } = customer
  const { subject, paragraphs } = said(payment, news, locale)
  const about = { payment: payment.id, customer: payment.customerId }
  const url = `${origin}/${locale}/payment/${payment.id}`
  const code = news === 'coded' && payment.code ? { code: payment.code } : {}
  const hello = m.checkout_mail_hello({ name: customer.firstName }, { locale })
  await queueMail(work, {
    ...{ key: `checkout:${key}`, to: customer.email, subject, about },
    content: {
      ...{ locale, brand: brand.name[locale], title: subject, ...code },
      paragraphs: [hello, ...paragraphs],
      action: { text: m.checkout_mail_action({}, { locale }), url },
      footer: m.checkout_mail_footer({}, { locale }),
    },
  })
  const text = [...('code' in code ? [code.code] : []), ...paragraphs].join('\n')
  await queueNotice(work, {
    ...{ channel: 'app', key: `checkout:${key}:app`, to: customer.id, locale, subject, text, about },
  })
}

function isStill({ status, code }: Payment, news: PaymentTelling['news']): boolean {
  if (news === 'failed') return status === 'failed'
  if (news === 'expired') return status === 'cancelled'
  return isOpen(status) && code !== null
}

function said(payment: Payment, news: PaymentTelling['news'], locale: Locale) {
  const { number, amount, outside, method, expiresAt, site, initiator } = payment
  const speak = { locale }
  if (news === 'coded') {
    const facts = {
      amount: isolate(formatMoney(outside, locale)),
      until: isolate(sayTime(expiresAt, locale, site)),
      number: isolate(number),
    }
    const letter = method === 'office' ? till : fawry
    return { subject: letter.subject(facts, speak), paragraphs: [letter.text(facts, speak), letter.how({}, speak)] }
  }
  const facts = {
    amount: isolate(formatMoney(amount, locale)),
    method: isolate(methodName(method, locale)),
    number: isolate(number),
    kept: kept[subjectOf(initiator)]({}, speak),
  }
  const letter = news === 'failed' ? failed : expired
  return {
    subject: letter.subject(facts, speak),
    paragraphs: [letter.text(facts, speak), m.checkout_mail_next({}, speak)],
  }
}

const fawry = { subject: m.checkout_mail_code_subject, text: m.checkout_mail_code_text, how: m.checkout_mail_code_how }
const till = { subject: m.checkout_mail_till_subject, text: m.checkout_mail_till_text, how: m.checkout_mail_till_how }
const failed = { subject: m.checkout_mail_failed_subject, text: m.checkout_mail_failed_text }
const expired = { subject: m.checkout_mail_expired_subject, text: m.checkout_mail_expired_text }
const kept = {
  order: m.checkout_order_kept,
  request: m.checkout_request_kept,
  package: m.checkout_package_kept,
  wallet: m.checkout_expired_plain_text,
} as const

// Prices and numbers keep their own direction within an Arabic sentence.
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
