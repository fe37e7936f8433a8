import { waitsForMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { findRequest } from '#fulfilment/requests/move-request.ts'
import { mayGiveUp } from '#money/payments/cancel-deposit.ts'
import { declineSentence } from '#money/payments/gateways/decline-sentence.ts'
import type { Initiator } from '#money/payments/payment.ts'
import { type ConfirmationKind, isBeingConfirmed } from '#money/payments/payment-moves.ts'
import { type PaymentView, readPayment } from '#money/payments/read-payment.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { methodName, type PaymentMethod } from '#pricing/quote/method-table.ts'
import { orderTab } from '#selling/orders/items/item-states.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderOwed } from './order-due.ts'
import { isWaitingSubject, stillWaits } from './pay-waiting.ts'
import { readWayToPay, type WayToPay } from './read-way-to-pay.ts'

/** How a payment ended, or that it has not yet. `credited`: the money is in the wallet instead of where it was meant for. */
export type OutcomeFace = 'paid' | 'credited' | 'pending' | 'failed' | 'expired'

export type Outcome = {
  readonly id: string
  readonly number: string
  readonly face: OutcomeFace
  readonly initiator: Initiator
  readonly method: PaymentMethod
  readonly methodName: string
  readonly amount: Money
  /** What of it the balance pays before the method, and what is left for the method; null where the method pays all. */
  readonly parts: { readonly balance: Money; readonly outside: Money } | null
  readonly card: PaymentView['card']
  /** Paid, or to be paid, with a card of the customer's that is saved. */
  readonly isSavedCard: boolean
  readonly declined: string | null
  /** The gateway's page, while it can still be paid there. */
  readonly checkoutUrl: string | null
  /** Why it still waits: its gateway has not confirmed what we were told or charged, or did not answer. */
  readonly confirmation: ConfirmationKind | null
  /** What to do to pay it, where that is not the gateway's page. */
  readonly wayToPay: WayToPay | null
  readonly order: {
    readonly number: string
    readonly due: Money
    readonly isClosed: boolean
    readonly isCancelled: boolean
  } | null
  /** The request it was for: where it is followed, and whether it still waits for money. */
  readonly request: { readonly number: string; readonly isWaiting: boolean } | null
  /** What it was for does not wait for money any more: another payment paid it meanwhile, or it ended. */
  readonly isSettledSince: boolean
  /** What it was for was cancelled or is over; a receipt that finance looks at goes on. */
  readonly isOver: boolean
  /** It ended because what it was for was given up, not because its time was over. */
  readonly isEndedWith: boolean
  /** A transfer of less than was asked for. */
  readonly isShort: boolean
  /** A deposit that its customer may give up. */
  readonly mayGiveUp: boolean
  /** Given up by its customer. */
  readonly isGivenUp: boolean
  readonly key: string
}

/** One payment of the acting customer for its outcome screen; null where there is none, or it is somebody else's. */
export async function readOutcome(work: Work, id: string): Promise<Outcome | null> {
  const payment = await readPayment(work, id)
  if (!payment) return null
  const { number, initiator, method, amount, card, checkoutUrl, status, declineCode } = payment
  const face = await faceOf(work, payment)
  const order = payment.subject?.kind === 'order' ? await readItsOrder(work, payment.subject.id) : null
  const request = payment.subject?.kind === 'request' ? await readItsRequest(work, payment.subject.id) : null
  return {
    id,
    number,
    initiator,
    method,
    amount,
    card,
    isSavedCard: payment.cardChoice.savedCardId !== null,
    checkoutUrl,
    face,
    order,
    request,
    parts: payment.walletPart.minor > 0n ? { balance: payment.walletPart, outside: payment.outside } : null,
    confirmation: payment.confirmation?.kind ?? null,
    // A customer who seems to have paid is not asked to pay.
    wayToPay: isBeingConfirmed(payment.confirmation?.kind) ? null : await readWayToPay(work, payment),
    methodName: methodName(method, work.locale),
    declined: status === 'failed' ? declineSentence(declineCode, work.locale) : null,
    isSettledSince: (face === 'failed' || face === 'expired') && (await isSettledSince(work, payment, order)),
    isOver: order ? order.isClosed : isWaitingSubject(payment.subject) && !(await stillWaits(work, payment.subject)),
    isEndedWith: status === 'cancelled' && (await isEndedBy(work, id, 'system')),
    isShort: status === 'failed' && declineCode === 'TRANSFER_TOO_SMALL',
    mayGiveUp: mayGiveUp(payment),
    isGivenUp: status === 'cancelled' && (await isEndedBy(work, id, 'customer')),
    key: newId(),
  }
}

async function isSettledSince(work: Work, { subject }: PaymentView, order: Outcome['order']): Promise<boolean> {
  if (order) return !order.isClosed && order.due.minor === 0n
  return isWaitingSubject(subject) && !(await stillWaits(work, subject))
}

async function isEndedBy(work: Work, id: string, who: 'customer' | 'system'): Promise<boolean> {
  const row = await work.db
    .selectFrom('payment_history')
    .select('id')
    .where('payment_id', '=', id)
    .where('event', '=', 'cancel')
    .where('who_kind', '=', who)
    .executeTakeFirst()
  return row !== undefined
}

async function faceOf(work: Work, payment: PaymentView): Promise<OutcomeFace> {
  if (await isInWallet(work, payment)) return 'credited'
  if (payment.status === 'cancelled') return 'expired'
  return payment.face
}

async function isInWallet(work: Work, { id, number, status, subject }: PaymentView): Promise<boolean> {
  const late = await work.db
    .selectFrom('payment_charges')
    .select('transaction_id')
    .where('payment_id', '=', id)
    .where('taken_as', '=', 'credited')
    .executeTakeFirst()
  if (late && status !== 'successed') return true
  if (status !== 'successed') return false
  if (subject?.kind === 'subscription') return !(await isSpentOn(work, number, 'package_payment'))
  if (subject?.kind === 'request' && (await isSpentOn(work, number, 'request_payment'))) return false
  if (subject === null) return false
  const spent = await work.db.selectFrom('order_payments').select('id').where('payment_id', '=', id).executeTakeFirst()
  return spent === undefined
}

// Money for something that was paid or cancelled meanwhile stayed in the wallet.
async function isSpentOn(work: Work, number: string, kind: 'package_payment' | 'request_payment'): Promise<boolean> {
  const entry = work.db.selectFrom('journal_entries').select('id').where('kind', '=', kind)
  return (await entry.where('reference', '=', number).executeTakeFirst()) !== undefined
}

async function readItsRequest(work: Work, requestId: string): Promise<Outcome['request']> {
  const { request, orders } = await findRequest(work, requestId)
  return { number: request.number, isWaiting: await waitsForMoney(work, request, orders) }
}

async function readItsOrder(work: Work, orderId: string): Promise<Outcome['order']> {
  const order = await findOrder(work, { id: orderId })
  const tab = orderTab(order.items.map((item) => item.state))
  const due = await readOrderOwed(work, order)
  return { number: order.number, due, isClosed: tab !== 'ongoing', isCancelled: tab === 'cancelled' }
}
