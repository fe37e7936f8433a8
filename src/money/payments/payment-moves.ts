import type { Mover } from '#platform/work/moves.ts'

/** Statuses of a payment; the labels are the specification's. */
export const paymentStatuses = {
  pending: 'Pending',
  pending_payment: 'PendingPayment',
  pending_review: 'Pending review',
  on_progress: 'OnProgress',
  successed: 'Successed',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const

export type PaymentStatus = keyof typeof paymentStatuses

export type PaymentMove = {
  readonly from: PaymentStatus
  readonly event: string
  readonly to: PaymentStatus
  readonly by: readonly Mover[]
}

/** Every way a payment may change. Nothing else changes one. */
export const paymentMoves = [
  { from: 'pending', event: 'openCheckout', to: 'on_progress', by: ['customer', 'system'] },
  { from: 'pending', event: 'giveCode', to: 'pending_payment', by: ['customer', 'system'] },
  { from: 'pending', event: 'uploadReceipt', to: 'pending_review', by: ['customer'] },
  { from: 'pending_review', event: 'uploadReceipt', to: 'pending_review', by: ['customer'] },
  { from: 'pending', event: 'succeed', to: 'successed', by: ['system', 'finance'] },
  { from: 'pending_payment', event: 'succeed', to: 'successed', by: ['system', 'finance', 'desk'] },
  { from: 'pending_review', event: 'succeed', to: 'successed', by: ['system', 'finance'] },
  { from: 'on_progress', event: 'succeed', to: 'successed', by: ['system', 'finance'] },
  // A declined card may be followed, on the same page of the gateway, by one that is accepted.
  { from: 'failed', event: 'succeed', to: 'successed', by: ['system', 'finance'] },
  { from: 'pending', event: 'fail', to: 'failed', by: ['system', 'finance'] },
  { from: 'pending_payment', event: 'fail', to: 'failed', by: ['system', 'finance'] },
  { from: 'pending_review', event: 'fail', to: 'failed', by: ['system', 'finance'] },
  { from: 'on_progress', event: 'fail', to: 'failed', by: ['system', 'finance'] },
  { from: 'pending', event: 'expire', to: 'cancelled', by: ['system'] },
  { from: 'pending_payment', event: 'expire', to: 'cancelled', by: ['system'] },
  { from: 'on_progress', event: 'expire', to: 'cancelled', by: ['system'] },
  { from: 'pending', event: 'cancel', to: 'cancelled', by: ['customer', 'system'] },
  { from: 'pending_payment', event: 'cancel', to: 'cancelled', by: ['customer', 'system'] },
  { from: 'pending_review', event: 'cancel', to: 'cancelled', by: ['customer', 'system'] },
  { from: 'on_progress', event: 'cancel', to: 'cancelled', by: ['customer', 'system'] },
] as const satisfies readonly PaymentMove[]

export type PaymentEvent = (typeof paymentMoves)[number]['event']

export function moveOf(from: PaymentStatus, event: PaymentEvent): PaymentMove | null {
  return paymentMoves.find((move) => move.from === from && move.event === event) ?? null
}

/** Whether money is still expected for it. */
export function isOpen(status: PaymentStatus): boolean {
  return moveOf(status, 'fail') !== null
}

/** The three looks of the outcome screen. */
export function outcomeFace(status: PaymentStatus): 'paid' | 'pending' | 'failed' {
  if (status === 'successed') return 'paid'
  return isOpen(status) ? 'pending' : 'failed'
}

/** Why an open payment waits for its gateway's word (read-payment.ts). */
export type ConfirmationKind = 'told' | 'charging' | 'unanswered'

/** Its customer has done their part: it is not given up, and paying once more might pay twice. */
export function isBeingConfirmed(kind: ConfirmationKind | null | undefined): boolean {
  return kind === 'told' || kind === 'charging'
}
