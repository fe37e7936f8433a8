import type { Initiator } from '#money/payments/payment.ts'
import { isPaidAfterReview, moneyKindOf } from '#money/payments/payment-methods.ts'
import { m } from '#words/messages.js'
import type { Outcome } from './read-outcome.ts'
import type { WayToPay } from './read-way-to-pay.ts'

type Said = { readonly title: string; readonly text: string }
type OutcomeFacts = Pick<
  Outcome,
  'face' | 'initiator' | 'method' | 'checkoutUrl' | 'declined' | 'order' | 'wayToPay'
> & {
  readonly isGivenUp?: boolean
  readonly isSettledSince?: boolean
  readonly isShort?: boolean
  readonly isOver?: boolean
  readonly isEndedWith?: boolean
  readonly confirmation?: Outcome['confirmation']
}

/** What the outcome screen says, for each initiator and each way it can end. */
export function outcomeTexts(outcome: OutcomeFacts): Said {
  const { face, initiator, checkoutUrl, wayToPay } = outcome
  switch (face) {
    case 'paid':
      return paidTexts(outcome)
    case 'credited':
      return { title: m.checkout_credited_title(), text: creditedText(outcome) }
    case 'pending':
      if (outcome.confirmation === 'told')
        return { title: m.checkout_confirming_title(), text: m.checkout_confirming_text() }
      if (outcome.confirmation === 'charging')
        return { title: m.checkout_confirming_title(), text: m.checkout_charging_text() }
      if (wayToPay) return waitingTexts(wayToPay, outcome)
      if (checkoutUrl) return { title: m.checkout_pending_title(), text: m.checkout_pending_text() }
      return { title: m.checkout_unreached_title(), text: unreached[subjectOf(initiator)]() }
    case 'failed':
      return { title: m.checkout_failed_title(), text: [outcome.declined, kept(outcome)].filter(Boolean).join(' ') }
    case 'expired':
      if (outcome.isGivenUp && initiator === 'deposit')
        return { title: m.checkout_given_up_title(), text: m.checkout_given_up_text() }
      if (isEndedWithSubject(outcome)) return { title: m.checkout_ended_title(), text: ended[subjectOf(initiator)]() }
      return { title: expiredTitle(outcome), text: kept(outcome) ?? m.checkout_expired_plain_text() }
  }
}

/** What a payment is for, as the customer speaks of it. */
export function subjectOf(initiator: Initiator): 'order' | 'request' | 'package' | 'wallet' {
  switch (initiator) {
    case 'placeOrder':
    case 'payNow':
      return 'order'
    case 'deliveryRequest':
    case 'pickupRequest':
    case 'payNowRequest':
      return 'request'
    case 'packageSubscription':
    case 'payNowPackage':
      return 'package'
    case 'deposit':
    case 'withdraw':
      return 'wallet'
  }
}

const paid: Readonly<Record<Initiator, () => Said>> = {
  placeOrder: () => ({ title: m.checkout_placed_title(), text: m.checkout_placed_text() }),
  payNow: () => ({ title: m.checkout_paid_title(), text: m.checkout_paid_text() }),
  deliveryRequest: () => ({ title: m.checkout_delivery_paid_title(), text: m.checkout_delivery_paid_text() }),
  pickupRequest: () => ({ title: m.checkout_pickup_paid_title(), text: m.checkout_pickup_paid_text() }),
  payNowRequest: () => ({ title: m.checkout_paid_title(), text: m.checkout_request_paid_text() }),
  packageSubscription: () => ({ title: m.checkout_subscribed_title(), text: m.checkout_subscribed_text() }),
  payNowPackage: () => ({ title: m.checkout_paid_title(), text: m.checkout_package_paid_text() }),
  withdraw: () => ({ title: m.checkout_withdraw_title(), text: m.checkout_withdraw_text() }),
  deposit: () => ({ title: m.checkout_deposit_paid_title(), text: m.checkout_deposit_paid_text() }),
}

// What Fawry, a bank and our till bring is cash money; what is paid after its review is not reviewed once more.
function paidTexts({ initiator, method }: OutcomeFacts): Said {
  if (initiator === 'deposit' && moneyKindOf(method) === 'cash')
    return { title: m.checkout_deposit_paid_title(), text: m.checkout_deposit_cash_text() }
  if (initiator === 'placeOrder' && isPaidAfterReview(method)) return paid.payNow()
  return paid[initiator]()
}

// Too small a bank transfer is still the customer's money, and the order still waits for its payment.
function creditedText({ isShort, initiator, declined, order, isOver }: OutcomeFacts): string {
  if (!isShort && isOver && order?.isCancelled)
    return m.checkout_credited_cancelled({ order: `\u2066${order.number}\u2069` })
  if (!isShort) return m.checkout_credited_text()
  return initiator === 'deposit' ? m.checkout_deposit_short_text() : (declined ?? m.checkout_credited_text())
}

const unreached = {
  order: m.checkout_unreached_text,
  request: m.checkout_unreached_request_text,
  package: m.checkout_unreached_package_text,
  wallet: m.checkout_unreached_deposit_text,
} as const

/** That nothing is lost but the payment; null for an order that is closed, and for money that was for nothing but the wallet. */
function kept({ face, initiator, order, isSettledSince }: OutcomeFacts): string | null {
  switch (subjectOf(initiator)) {
    case 'order':
      if (isSettledSince) return m.checkout_order_paid_since()
      if (!order || order.isClosed) return null
      return face === 'expired' ? m.checkout_expired_text() : m.checkout_order_kept()
    case 'request':
      return isSettledSince ? m.checkout_settled_since() : m.checkout_request_kept()
    case 'package':
      return isSettledSince ? m.checkout_settled_since() : m.checkout_package_kept()
    case 'wallet':
      return null
  }
}

function expiredTitle({ method }: OutcomeFacts): string {
  return method === 'fawry' ? m.checkout_fawry_expired_title() : m.checkout_expired_title()
}

/** Given up with what it was for: its time was not over. */
function isEndedWithSubject({ face, isEndedWith, isOver, isSettledSince, order }: EndedFacts): boolean {
  return face === 'expired' && isEndedWith === true && isOver === true && (order ? order.isCancelled : !isSettledSince)
}

type EndedFacts = Pick<OutcomeFacts, 'face' | 'isEndedWith' | 'isOver' | 'isSettledSince' | 'order'>

const ended = {
  order: m.checkout_ended_order_text,
  request: m.checkout_ended_request_text,
  package: m.checkout_ended_package_text,
  wallet: m.checkout_expired_plain_text,
} as const

function waitingTexts(way: WayToPay, { initiator, isOver }: OutcomeFacts): Said {
  if (way.kind === 'code') return { title: m.checkout_code_title(), text: m.checkout_code_text() }
  if (way.kind === 'till') return { title: m.checkout_till_title(), text: m.checkout_till_text() }
  if (way.receipt && isOver) return { title: m.checkout_receipt_title(), text: reviewed[subjectOf(initiator)]() }
  if (way.receipt) return { title: m.checkout_receipt_title(), text: m.checkout_receipt_text() }
  return { title: m.checkout_transfer_title(), text: m.checkout_transfer_text() }
}

// Finance looks for the transfer, even if its order has ended.
const reviewed = {
  order: m.checkout_receipt_order_over,
  request: m.checkout_receipt_over,
  package: m.checkout_receipt_over,
  wallet: m.checkout_receipt_over,
} as const
