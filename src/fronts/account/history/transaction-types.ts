import { type Initiator, initiators } from '#money/payments/payment.ts'
import { type EntryKind, entryKinds } from '#money/wallet/entry-kinds.ts'

/** The types of a transaction, as the specification names them (§3). */
export const transactionTypes = [
  'payment',
  'refund',
  'deposit',
  'withdraw',
  'cancel_withdraw',
  'order',
  'order_payment',
  'order_refund',
  'shipping',
  'shipping_payment',
  'shipping_refund',
  'subscription',
  'package',
  'package_payment',
  'package_refund',
] as const
export type TransactionType = (typeof transactionTypes)[number]

/** A type as the specification writes it: Order Payment, Cancel withdraw. */
export function specifiedType(type: TransactionType): string {
  if (type === 'cancel_withdraw') return 'Cancel withdraw'
  return type.replace(/(^|_)([a-z])/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase())
}

/** The type in the list for each reason to move a customer's money; any other is a payment. */
const typesOfKinds: Readonly<Partial<Record<EntryKind, TransactionType>>> = {
  payment_part_released: 'refund',
  deposit: 'deposit',
  order_payment: 'order_payment',
  order_refund: 'order_refund',
  order_hold: 'order_refund',
  order_hold_released: 'refund',
  request_payment: 'shipping_payment',
  request_refund: 'shipping_refund',
  package_payment: 'package_payment',
  package_refund: 'package_refund',
  withdraw: 'withdraw',
  withdraw_cancelled: 'cancel_withdraw',
  refund_sent: 'refund',
  refund_returned: 'refund',
  chargeback: 'refund',
}

/** A payment that has moved nothing yet is named by its initiator. */
const typesOfInitiators: Readonly<Record<Initiator, TransactionType>> = {
  placeOrder: 'order',
  payNow: 'order_payment',
  deliveryRequest: 'shipping',
  pickupRequest: 'shipping',
  payNowRequest: 'shipping_payment',
  packageSubscription: 'subscription',
  payNowPackage: 'package',
  deposit: 'deposit',
  withdraw: 'withdraw',
}

type Cause = { readonly kind: EntryKind | null; readonly initiator: Initiator | null }

/** The type of a row: by the reason to move money, or by the payment's initiator. */
export function typeOf({ kind, initiator }: Cause): TransactionType {
  if (kind) return typesOfKinds[kind] ?? 'payment'
  return initiator ? typesOfInitiators[initiator] : 'payment'
}

/** The reasons to move money that belong to a type. */
export function kindsOf(type: TransactionType): readonly string[] {
  return entryKinds.filter((kind) => typeOf({ kind, initiator: null }) === type)
}

/** The initiators of payments that belong to a type. */
export function initiatorsOf(type: TransactionType): readonly string[] {
  return initiators.filter((initiator) => typesOfInitiators[initiator] === type)
}
