import { z } from 'zod'
import type { GatewayOutcome } from '#money/payments/gateways/gateway.ts'
import type { Site } from '#sites/sites.ts'

// Signed values are joined without a separator: each may have only one form, so that no character can move to its
// neighbour.
export const numberText = z.string().regex(/^(0|[1-9]\d{0,17})$/)
export const momentText = z
  .string()
  .regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{6})?(Z|[+-]\d\d:\d\d)?$/)
// The redirect sends every value as text.
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
const text = z.string().nullish()

/** The parts of a Paymob transaction that we use, its numbers as text (read-json.ts). */
export const transactionForm = z.object({
  id: numberText,
  amount_cents: numberText,
  created_at: momentText,
  integration_id: numberText,
  owner: numberText.nullish(),
  has_parent_transaction: flag.nullish(),
  is_auth: flag.nullish(),
  is_capture: flag.nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  success: flag,
  pending: flag,
  error_occured: flag.nullish(),
  is_voided: flag.nullish(),
  is_refunded: flag.nullish(),
  is_void: flag.nullish(),
  is_refund: flag.nullish(),
  refunded_amount_cents: numberText.nullish(),
  order: z.object({ id: numberText, merchant_order_id: text }),
  source_data: z.object({ pan: text, type: text, sub_type: text }),
  data: z.object({ txn_response_code: text, acq_response_code: text, message: text }).nullish(),
})

export type Transaction = z.infer<typeof transactionForm>

/**
 * The meaning of a transaction for the payment. Money that came and was sent back is `reversed`, not paid and not
 * declined.
 */
export function paymentOutcome(transaction: Transaction): GatewayOutcome['state'] {
  if (transaction.is_voided || transaction.is_refunded || transaction.is_void || transaction.is_refund)
    return 'reversed'
  if (transaction.pending || !isOwnCharge(transaction)) return 'pending'
  return transaction.success && !transaction.error_occured ? 'paid' : 'declined'
}

// A transaction that only holds an amount, or belongs to another one, brought no money of its own.
function isOwnCharge({ has_parent_transaction, is_auth, is_capture }: Transaction): boolean {
  return !has_parent_transaction && !is_auth && !is_capture
}

/** A transaction as an outcome of the gateway port. */
export function outcomeOf(transaction: Transaction, site: Site): GatewayOutcome {
  const state = paymentOutcome(transaction)
  return {
    state,
    site,
    transactionId: transaction.id,
    providerReference: transaction.order.id,
    reference: transaction.order.merchant_order_id ?? null,
    amount: { minor: BigInt(transaction.amount_cents), currency: transaction.currency },
    ...(transaction.refunded_amount_cents && { refundedMinor: BigInt(transaction.refunded_amount_cents) }),
    card: cardOf(transaction.source_data),
    declineCode: state === 'declined' ? declineCodeOf(transaction) : null,
  }
}

function cardOf(source: Transaction['source_data']): GatewayOutcome['card'] {
  const last4 = /\d{4}$/.exec(source.pan ?? '')?.[0]
  if (source.type !== 'card' || last4 === undefined) return null
  return { brand: (source.sub_type ?? 'card').slice(0, 40), last4 }
}

function declineCodeOf({ data }: Transaction): string {
  return (data?.txn_response_code ?? data?.acq_response_code ?? 'DECLINED').slice(0, 40)
}
