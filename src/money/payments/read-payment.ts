import { sql } from 'kysely'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import { type Payment, paymentOf } from './payment.ts'
import { type ConfirmationKind, isOpen, outcomeFace } from './payment-moves.ts'
import { type Receipt, readReceipt } from './receipts/read-receipt.ts'

export type PaymentView = Payment & {
  readonly face: 'paid' | 'pending' | 'failed'
  /** The gateway's page, while it can still be paid there. */
  readonly checkoutUrl: string | null
  /** Why an open payment still waits: its gateway has not confirmed a report, or did not answer. */
  readonly confirmation: Confirmation | null
  /** Of a bank transfer: its valid receipt. */
  readonly receipt: Receipt | null
}

/** One payment for its outcome screen; null if there is none or it is another customer's. */
export async function readPayment(work: Work, id: string): Promise<PaymentView | null> {
  if (!isId(id)) return null
  const row = await work.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('site', '=', work.site)
    .$if(work.who.kind === 'guest', (query) => query.where('id', 'is', null))
    .$if(work.who.kind === 'customer', (query) => query.where('customer_id', '=', work.who.id))
    .executeTakeFirst()
  if (!row) return null
  const payment = paymentOf(row)
  const attempt = await work.db
    .selectFrom('payment_attempts')
    .select('checkout_url')
    .where('payment_id', '=', id)
    .where('checkout_url', 'is not', null)
    .executeTakeFirst()
  const mayPay = isOpen(payment.status) && payment.expiresAt > work.now
  const checkoutUrl = mayPay ? (attempt?.checkout_url ?? null) : null
  const receipt = methodFacts[payment.method].way === 'transfer' ? await readReceipt(work, id) : null
  const confirmation = isOpen(payment.status) ? await readConfirmation(work, id) : null
  return { ...payment, face: outcomeFace(payment.status), checkoutUrl, confirmation, receipt }
}

/**
 * What keeps an open payment waiting for its gateway's word. `told`: a callback says that it was paid, and the gateway has not
 * confirmed that yet. `charging`: a saved card was charged, or may have been, and the gateway has not said how that went.
 * `unanswered`: the gateway was asked, and did not answer.
 */
type Confirmation = { readonly kind: ConfirmationKind; readonly since: Date }

/** Null where nothing of this payment waits for an answer. */
export async function readConfirmation(work: Work, paymentId: string): Promise<Confirmation | null> {
  const { rows } = await sql<Confirmation>`
    select 'told' as kind, event.received_at as since
    from payment_attempts attempt
    join payment_events event on event.provider = attempt.provider and event.reference = attempt.reference
    where attempt.payment_id = ${paymentId} and event.is_verified and event.result is null and event.state = 'paid'
    union all
    select 'unanswered', asked_at from payment_attempts
    where payment_id = ${paymentId} and asked_at is not null and (answered_at is null or answered_at < asked_at)
    union all
    select 'charging', attempt.started_at from payment_attempts attempt
    join payments payment on payment.id = attempt.payment_id and payment.saved_card_id is not null
    where payment_id = ${paymentId} and attempt.failure is null and attempt.checkout_url is null
    order by kind, since limit 1`.execute(work.db)
  return rows[0] ?? null
}

/** The payment with this number, PA-… as customers see it; null if there is none or it is another customer's. */
export async function findPaymentId(work: Work, number: string): Promise<string | null> {
  if (!/^PA-[\d-]{1,40}$/i.test(number)) return null
  const row = await work.db
    .selectFrom('payments')
    .select('id')
    .where('number', '=', number.toUpperCase())
    .where('site', '=', work.site)
    .$if(work.who.kind === 'guest', (query) => query.where('id', 'is', null))
    .$if(work.who.kind === 'customer', (query) => query.where('customer_id', '=', work.who.id))
    .executeTakeFirst()
  return row?.id ?? null
}

/** The payments for an order, a request or a subscription, oldest first. */
export async function readPaymentsOf(work: Work, subjectId: string): Promise<readonly Payment[]> {
  const rows = await work.db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(paymentOf)
}
