import type { Mover } from '#platform/work/moves.ts'

export const requestStates = ['requested', 'pending_review', 'prepared', 'shipped', 'fulfilled', 'cancelled'] as const
export type RequestState = (typeof requestStates)[number]
export type RequestKind = 'PickUp' | 'Delivery'

export type RequestMove = {
  readonly from: RequestState
  readonly event: string
  readonly to: RequestState
  readonly by: readonly Mover[]
  /** Only requests of this kind. */
  readonly kind?: RequestKind
}

/** Before it is shipped or handed over: it may be switched or cancelled. */
const openStates = ['requested', 'pending_review', 'prepared'] as const satisfies readonly RequestState[]
const unprepared = ['requested', 'pending_review'] as const

/** The whole life of a request (domain page §2): cancelled before it is shipped, or by the courier's return. */
export const requestMoves = [
  { from: 'requested', event: 'startPreparing', to: 'pending_review', by: ['hub'] },
  { from: 'requested', event: 'prepared', to: 'prepared', by: ['hub'] },
  { from: 'pending_review', event: 'prepared', to: 'prepared', by: ['hub'] },
  { from: 'prepared', event: 'collect', to: 'fulfilled', by: ['desk'], kind: 'PickUp' },
  { from: 'prepared', event: 'noShow', to: 'cancelled', by: ['system'], kind: 'PickUp' },
  { from: 'prepared', event: 'ship', to: 'shipped', by: ['hub', 'system'], kind: 'Delivery' },
  { from: 'shipped', event: 'deliver', to: 'fulfilled', by: ['system'], kind: 'Delivery' },
  { from: 'shipped', event: 'return', to: 'cancelled', by: ['system'], kind: 'Delivery' },
  // The delivery was not paid in time.
  ...unprepared.map((from) => ({ from, event: 'expire', to: 'cancelled', by: ['system'], kind: 'Delivery' }) as const),
  // Pickup becomes delivery or the reverse: the request starts again.
  ...openStates.map((from) => ({ from, event: 'switch', to: 'requested', by: ['customer'] }) as const),
  // By the system if staff asked for it and the courier company has cancelled the parcel.
  ...openStates.map(
    (from) => ({ from, event: 'cancel', to: 'cancelled', by: ['customer', 'hub', 'support', 'system'] }) as const,
  ),
  // Everything in it was written off, or lost on the way: nothing is left to hand over.
  ...[...openStates, 'shipped' as const].map(
    (from) => ({ from, event: 'emptied', to: 'cancelled', by: ['system'] }) as const,
  ),
] as const satisfies readonly RequestMove[]

export type RequestEvent = (typeof requestMoves)[number]['event']

export function isOpenRequest(state: string): boolean {
  return openStates.some((one) => one === state)
}
