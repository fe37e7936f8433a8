import type { PaymentStatus } from '#money/payments/payment-moves.ts'
import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { historyBalances } from './history-question.ts'
import type { TransactionType } from './transaction-types.ts'

type Name = (inputs?: Record<never, never>, options?: { readonly locale: 'ar' | 'en' }) => string

export const typeNames: Readonly<Record<TransactionType, Name>> = {
  payment: m.account_type_payment,
  refund: m.account_type_refund,
  deposit: m.account_type_deposit,
  withdraw: m.account_type_withdraw,
  cancel_withdraw: m.account_type_cancel_withdraw,
  order: m.account_type_order,
  order_payment: m.account_type_order_payment,
  order_refund: m.account_type_order_refund,
  shipping: m.account_type_shipping,
  shipping_payment: m.account_type_shipping_payment,
  shipping_refund: m.account_type_shipping_refund,
  subscription: m.account_type_subscription,
  package: m.account_type_package,
  package_payment: m.account_type_package_payment,
  package_refund: m.account_type_package_refund,
}

export const statusNames: Readonly<Record<PaymentStatus, readonly [Tone, Name]>> = {
  successed: ['ok', m.account_status_successed],
  pending: ['wait', m.account_status_pending],
  pending_review: ['wait', m.account_status_pending_review],
  pending_payment: ['warn', m.account_status_pending_payment],
  on_progress: ['info', m.account_status_on_progress],
  failed: ['bad', m.account_status_failed],
  cancelled: ['neutral', m.account_status_cancelled],
}

export const balanceNames: Readonly<Record<(typeof historyBalances)[number], Name>> = {
  card: m.account_card_money,
  cash: m.account_cash_money,
  'hold:card': m.account_hold_card,
  'hold:cash': m.account_hold_cash,
  'hold:valu': m.account_hold_valu,
}
