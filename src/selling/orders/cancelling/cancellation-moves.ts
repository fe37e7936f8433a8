import type { Mover } from '#platform/work/moves.ts'

export const cancellationStates = [
  'asked',
  'proposed',
  'agreed',
  'declined',
  'expired',
  'refused',
  'withdrawn',
] as const
export type CancellationState = (typeof cancellationStates)[number]

export type CancellationMove = {
  readonly from: CancellationState
  readonly event: string
  readonly to: CancellationState
  readonly by: readonly Mover[]
}

/** The whole way of a cancellation after the purchase. */
export const cancellationMoves = [
  { from: 'asked', event: 'propose', to: 'proposed', by: ['support'] },
  { from: 'asked', event: 'refuse', to: 'refused', by: ['support'] },
  { from: 'asked', event: 'withdraw', to: 'withdrawn', by: ['customer'] },
  { from: 'asked', event: 'expire', to: 'expired', by: ['system'] },
  { from: 'proposed', event: 'agree', to: 'agreed', by: ['customer'] },
  { from: 'proposed', event: 'decline', to: 'declined', by: ['customer'] },
  { from: 'proposed', event: 'withdraw', to: 'withdrawn', by: ['support'] },
  { from: 'proposed', event: 'expire', to: 'expired', by: ['system'] },
] as const satisfies readonly CancellationMove[]

export type CancellationEvent = (typeof cancellationMoves)[number]['event']

/** Whether an answer is still missing. */
export function isOpenCancellation(state: CancellationState): boolean {
  return openCancellations.some((open) => open === state)
}

export const openCancellations = ['asked', 'proposed'] as const satisfies readonly CancellationState[]
