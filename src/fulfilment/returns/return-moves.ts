import type { Mover } from '#platform/work/moves.ts'

export const returnStates = [
  'requested',
  'approved',
  'awaiting_drop_off',
  'received',
  'refunded',
  'rejected',
  'cancelled',
] as const
export type ReturnState = (typeof returnStates)[number]

/** What must hold besides the state; explained in `move-return.ts`. */
export type ReturnGuard = 'isLate' | 'secondPerson'

export type ReturnMove = {
  readonly from: ReturnState
  readonly event: string
  readonly to: ReturnState
  readonly by: readonly Mover[]
  readonly when?: ReturnGuard
}

/** The whole way of a return (domain page §1). */
export const returnMoves = [
  { from: 'requested', event: 'approve', to: 'approved', by: ['support'] },
  { from: 'requested', event: 'reject', to: 'rejected', by: ['support'] },
  { from: 'requested', event: 'cancel', to: 'cancelled', by: ['customer'] },
  { from: 'approved', event: 'chooseOffice', to: 'awaiting_drop_off', by: ['customer'] },
  { from: 'approved', event: 'cancel', to: 'cancelled', by: ['customer'] },
  { from: 'approved', event: 'expire', to: 'cancelled', by: ['system'], when: 'isLate' },
  { from: 'awaiting_drop_off', event: 'chooseOffice', to: 'awaiting_drop_off', by: ['customer'] },
  { from: 'awaiting_drop_off', event: 'receive', to: 'received', by: ['desk'] },
  { from: 'awaiting_drop_off', event: 'cancel', to: 'cancelled', by: ['customer'] },
  { from: 'awaiting_drop_off', event: 'expire', to: 'cancelled', by: ['system'], when: 'isLate' },
  // Above the limit two people must agree; below it one is enough.
  { from: 'received', event: 'refund', to: 'refunded', by: ['support', 'finance'], when: 'secondPerson' },
  { from: 'received', event: 'reject', to: 'rejected', by: ['support'] },
] as const satisfies readonly ReturnMove[]

export type ReturnEvent = (typeof returnMoves)[number]['event']

export const endedReturns = ['refunded', 'rejected', 'cancelled'] as const satisfies readonly ReturnState[]
