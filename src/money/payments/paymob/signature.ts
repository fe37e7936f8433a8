import { createHmac, timingSafeEqual } from 'node:crypto'
import { valueAt } from '#money/payments/gateways/read-json.ts'

// Paymob's order, from its HMAC pages; the values are joined without a separator.
const transactionFields = [
  'amount_cents',
  'created_at',
  'currency',
  'error_occured',
  'has_parent_transaction',
  'id',
  'integration_id',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
  'order.id',
  'owner',
  'pending',
  'source_data.pan',
  'source_data.sub_type',
  'source_data.type',
  'success',
] as const

const tokenFields = [
  'card_subtype',
  'created_at',
  'email',
  'id',
  'masked_pan',
  'merchant_id',
  'order_id',
  'token',
] as const

// Refund and void events of some integrations only have the second name.
const otherName: Readonly<Record<string, string>> = { is_refunded: 'is_refund', is_voided: 'is_void' }

/** The text that Paymob signs for a transaction, with its numbers as they were sent. */
export function transactionMessage(transaction: unknown): string {
  return joined(transaction, transactionFields)
}

/** The text that Paymob signs when a customer's card was saved. */
export function tokenMessage(token: unknown): string {
  return joined(token, tokenFields)
}

/** Compares in constant time, so that a forger learns nothing from the time it takes. */
export function isSignedBy(secret: string, message: string, hmac: string | undefined): boolean {
  if (hmac === undefined || !/^[0-9a-f]{128}$/i.test(hmac)) return false
  const expected = createHmac('sha512', secret).update(message, 'utf8').digest()
  return timingSafeEqual(expected, Buffer.from(hmac, 'hex'))
}

function joined(tree: unknown, fields: readonly string[]): string {
  return fields.map((field) => textOf(valueAt(tree, field) ?? valueAt(tree, otherName[field] ?? field))).join('')
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}
