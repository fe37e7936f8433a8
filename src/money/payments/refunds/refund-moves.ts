import { findMove, type Mover } from '#platform/work/moves.ts'
import type { Actor } from '#platform/work/work.ts'

export const refundStatuses = ['in_wallet', 'sending', 'sent', 'returned'] as const
export type RefundStatus = (typeof refundStatuses)[number]

type RefundMove = {
  readonly from: RefundStatus
  readonly event: string
  readonly to: RefundStatus
  readonly by: readonly Mover[]
}

/** Every way a refund may change. */
export const refundMoves = [
  { from: 'in_wallet', event: 'send', to: 'sending', by: ['customer', 'system'] },
  // The provider refused once; the card may accept it another day.
  { from: 'returned', event: 'send', to: 'sending', by: ['customer'] },
  { from: 'sending', event: 'confirm', to: 'sent', by: ['system', 'finance'] },
  { from: 'sending', event: 'fail', to: 'returned', by: ['system', 'finance'] },
] as const satisfies readonly RefundMove[]

export type RefundEvent = (typeof refundMoves)[number]['event']

export function findRefundMove(who: Actor, from: RefundStatus, event: RefundEvent) {
  return findMove<RefundMove>(who, refundMoves, from, event)
}
