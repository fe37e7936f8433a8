/** Why money moved. Each kind has a sentence in the customer's list of transactions: `wallet_entry_<kind>`. */
export const entryKinds = [
  'payment_received',
  'payment_unmatched',
  'payment_part_held',
  'payment_part_released',
  'deposit',
  'order_payment',
  'order_refund',
  'order_hold',
  'order_hold_released',
  'order_earned',
  'purchase',
  'request_payment',
  'request_refund',
  'package_payment',
  'package_refund',
  'withdraw',
  'withdraw_cancelled',
  'withdraw_settled',
  'refund_sent',
  'refund_settled',
  'refund_returned',
  'chargeback',
  'correction',
] as const

export type EntryKind = (typeof entryKinds)[number]
