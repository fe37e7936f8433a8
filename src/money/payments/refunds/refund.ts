import type { Selectable } from 'kysely'
import type { PaymentSubject } from '#money/payments/payment.ts'
import type { AccountName, HoldKind } from '#money/wallet/accounts.ts'
import { isCurrency, type Money } from '#platform/values/amounts/money.ts'
import type { RefundSends, Refunds } from '#platform/work/database.gen.ts'
import type { Site } from '#sites/sites.ts'
import type { RefundStatus } from './refund-moves.ts'
import type { RefundCause } from './refund-rule.ts'

export type Refund = {
  readonly id: string
  readonly number: string
  readonly customerId: string
  readonly site: Site
  readonly subject: PaymentSubject & { readonly number: string }
  readonly paymentId: string | null
  readonly kind: HoldKind
  readonly amount: Money
  readonly cause: RefundCause
  readonly status: RefundStatus
  readonly at: Date
}

/** A refund on its way to the provider of its charge. */
export type RefundSend = {
  readonly id: string
  readonly refundId: string
  readonly paymentId: string
  readonly site: Site
  readonly provider: string
  readonly transactionId: string
  readonly amount: Money
  readonly takenFrom: AccountName
  readonly status: 'waiting' | 'asked' | 'confirmed' | 'failed'
  readonly madeAt: Date
  readonly asked: number
  readonly askedAt: Date | null
  readonly answeredAt: Date | null
  readonly detail: string | null
  readonly providerRefundId: string | null
}

// Checks in the database guarantee the words of these columns.
export function refundOf(row: Selectable<Refunds>): Refund {
  return {
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    site: row.site as Site,
    subject: {
      kind: row.subject_kind as PaymentSubject['kind'],
      id: row.subject_id,
      number: row.subject_number,
    },
    paymentId: row.payment_id,
    kind: row.kind as HoldKind,
    amount: moneyOf(row.amount_minor, row.currency),
    cause: row.cause as RefundCause,
    status: row.status as RefundStatus,
    at: row.at,
  }
}

export function sendOf(row: Selectable<RefundSends>): RefundSend {
  return {
    id: row.id,
    refundId: row.refund_id,
    paymentId: row.payment_id,
    site: row.site as Site,
    provider: row.provider,
    transactionId: row.transaction_id,
    amount: moneyOf(row.amount_minor, row.currency),
    takenFrom: row.taken_from as AccountName,
    status: row.status as RefundSend['status'],
    madeAt: row.made_at,
    asked: row.asked,
    askedAt: row.asked_at,
    answeredAt: row.answered_at,
    detail: row.detail,
    providerRefundId: row.provider_refund_id,
  }
}

function moneyOf(minor: bigint, currency: string): Money {
  if (!isCurrency(currency)) throw new Error(`a refund has an unknown currency ${currency}`)
  return { minor, currency }
}
