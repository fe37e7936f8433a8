import type { Payment } from '#money/payments/payment.ts'
import { isPaidAfterReview } from '#money/payments/payment-methods.ts'
import { isOpen } from '#money/payments/payment-moves.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import type { MessageKind } from '#people/notices/kinds/message-kinds.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { methodFacts, methodName } from '#pricing/quote/method-table.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readPayUntil } from '#selling/orders/money/payment-clock.ts'
import { m } from '#words/messages.js'
import { subjectOf } from './paying/outcome-texts.ts'
import { readOutcome } from './paying/read-outcome.ts'

export type PaymentTelling = {
  /** Names the occasion: told once, however often heard. */
  readonly key: string
  readonly paymentId: string
  readonly origin: string
  readonly news: 'coded' | 'failed' | 'expired' | 'credited'
}

/**
 * Tells the customer, by letter and in the app, in their language: the code a payment is paid with, how much, until when and
 * how; or that a payment failed or its time is over, and what next. What changed meanwhile is not told any more.
 */
export async function tellPayment(work: Work, { key, paymentId, origin, news }: PaymentTelling): Promise<void> {
  const payment = await readPayment(work, paymentId)
  if (!payment || !isStill(payment, news) || isTold(payment, news)) return
  const outcome = await readOutcome(work, paymentId)
  const order = outcome?.order ?? null
  const isOver = outcome?.isOver ?? false
  if (news === 'credited') {
    if (outcome?.face !== 'credited' || outcome.isShort) return
  }
  // Paid in another way, or over: the order's own letters say so. What finance found of a transfer is said all the same.
  else if (news === 'expired' && (await isOrderOver(work, payment))) return
  else if (order && (order.isClosed || order.due.minor === 0n) && !isReceiptDecided(payment, news)) return
  const customer = (await readCustomers(work, [payment.customerId])).get(payment.customerId)
  if (!customer) throw new Error(`payment ${payment.number} has no customer`)
  const { locale } = customer
  const { subject, paragraphs } = said(payment, news, { locale, isOver, order: order?.number ?? null })
  await tellCustomer(work, customer, {
    key: `checkout:${key}`,
    kind: kindOf(payment, news),
    subject,
    ...(news === 'coded' && payment.code && { code: payment.code }),
    hello: m.checkout_mail_hello({ name: customer.firstName }, { locale }),
    paragraphs,
    action: { text: m.checkout_mail_action({}, { locale }), url: `${origin}/${locale}/payment/${payment.id}` },
    footer: m.checkout_mail_footer({}, { locale }),
    about: { payment: payment.id, customer: payment.customerId },
  })
}

// The time of the order itself is over with that of its payment: the order's own letter says so, once.
async function isOrderOver(work: Work, { subject }: Payment): Promise<boolean> {
  if (subject?.kind !== 'order') return false
  const until = await readPayUntil(work, await findOrder(work, { id: subject.id }))
  return until !== null && until <= work.now
}

// The letter that asks for the payment of a reviewed order brings its number at the desk along (tell-asked.ts).
function isTold({ method, initiator }: Payment, news: PaymentTelling['news']): boolean {
  return news === 'coded' && initiator === 'placeOrder' && isPaidAfterReview(method)
}

function isStill({ status, code }: Payment, news: PaymentTelling['news']): boolean {
  if (news === 'credited') return status === 'successed'
  if (news === 'failed') return status === 'failed'
  if (news === 'expired') return status === 'cancelled'
  return isOpen(status) && code !== null
}

function isReceiptDecided({ method }: Payment, news: PaymentTelling['news']): boolean {
  return news === 'failed' && methodFacts[method].way === 'transfer'
}

function kindOf({ method }: Payment, news: PaymentTelling['news']): MessageKind {
  if (news !== 'coded') return `checkout_mail_${news}`
  return method === 'office' ? 'checkout_mail_till' : 'checkout_mail_code'
}

type SaidOf = { readonly locale: Locale; readonly isOver: boolean; readonly order: string | null }

function said(payment: Payment, news: PaymentTelling['news'], { locale, isOver, order }: SaidOf) {
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
  if (news === 'credited') {
    const facts = {
      amount: isolate(formatMoney(outside, locale)),
      number: isolate(number),
      order: isolate(order ?? ''),
    }
    const why =
      order === null ? m.checkout_mail_credited_why(facts, speak) : m.checkout_mail_credited_order(facts, speak)
    return {
      subject: m.checkout_mail_credited_subject(facts, speak),
      paragraphs: [m.checkout_mail_credited_text(facts, speak), why],
    }
  }
  const facts = {
    amount: isolate(formatMoney(amount, locale)),
    method: isolate(methodName(method, locale)),
    number: isolate(number),
    kept: isOver ? '' : kept[subjectOf(initiator)]({}, speak),
  }
  const letter = news === 'failed' ? failed : expired
  return {
    subject: letter.subject(facts, speak),
    paragraphs: [letter.text(facts, speak).trim(), ...(isOver ? [] : [m.checkout_mail_next({}, speak)])],
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
