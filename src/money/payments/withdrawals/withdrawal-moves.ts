import { findMove, type Mover } from '#platform/work/moves.ts'
import type { Actor } from '#platform/work/work.ts'

/** Statuses of a withdrawal; the labels are those of the specification's transactions. */
export const withdrawalStatuses = {
  pending_review: 'Pending review',
  on_progress: 'OnProgress',
  successed: 'Successed',
  cancelled: 'Cancelled',
  failed: 'Failed',
} as const

export type WithdrawalStatus = keyof typeof withdrawalStatuses

type WithdrawalMove = {
  readonly from: WithdrawalStatus
  readonly event: string
  readonly to: WithdrawalStatus
  readonly by: readonly Mover[]
}

/** Every way a withdrawal may change. */
export const withdrawalMoves = [
  { from: 'pending_review', event: 'approve', to: 'on_progress', by: ['finance'] },
  { from: 'pending_review', event: 'cancel', to: 'cancelled', by: ['customer'] },
  { from: 'pending_review', event: 'reject', to: 'failed', by: ['finance'] },
  { from: 'on_progress', event: 'settle', to: 'successed', by: ['finance'] },
  // Cash over an office's counter.
  { from: 'on_progress', event: 'payOut', to: 'successed', by: ['desk', 'finance'] },
  // The bank did not accept it, or sent it back.
  { from: 'on_progress', event: 'reject', to: 'failed', by: ['finance'] },
] as const satisfies readonly WithdrawalMove[]

export type WithdrawalEvent = (typeof withdrawalMoves)[number]['event']

/** The move that this actor may make now, or null. */
export function findWithdrawalMove(who: Actor, from: WithdrawalStatus, event: WithdrawalEvent) {
  return findMove<WithdrawalMove>(who, withdrawalMoves, from, event)
}

/** Whether its money is still set aside. */
export function isLeaving(status: WithdrawalStatus): boolean {
  return withdrawalMoves.some((move) => move.from === status)
}
