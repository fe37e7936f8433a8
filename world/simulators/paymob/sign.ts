import crypto from 'node:crypto'
import type { ToldTransaction } from './lies.ts'

/** Signs as Paymob does. Written separately from the adapter, so that a mistake in one of them shows. */
export function sign(secret: string, values: readonly (string | number | boolean | null)[]): string {
  const hash = crypto.createHmac('sha512', secret)
  for (const value of values) hash.update(value === null ? '' : `${value}`)
  return hash.digest('hex')
}

/** What Paymob tells when a customer had a card saved. */
export type ToldToken = {
  readonly id: number
  readonly token: string
  readonly masked_pan: string
  readonly merchant_id: number
  readonly card_subtype: string
  readonly created_at: string
  readonly email: string
  readonly order_id: string
}

export function tokenValues(t: ToldToken): readonly (string | number)[] {
  return [t.card_subtype, t.created_at, t.email, t.id, t.masked_pan, t.merchant_id, t.order_id, t.token]
}

type SignedTransaction = Omit<
  ToldTransaction,
  'order' | 'data' | 'profile_id' | 'parent_transaction' | 'is_refund' | 'is_void' | 'refunded_amount_cents'
> & { readonly order: { readonly id: number } }

export function transactionValues(t: SignedTransaction): readonly (string | number | boolean | null)[] {
  return [
    ...[t.amount_cents, t.created_at, t.currency, t.error_occured, t.has_parent_transaction, t.id, t.integration_id],
    ...[t.is_3d_secure, t.is_auth, t.is_capture, t.is_refunded, t.is_standalone_payment, t.is_voided],
    ...[t.order.id, t.owner, t.pending],
    ...[t.source_data.pan, t.source_data.sub_type, t.source_data.type, t.success],
  ]
}
