import type { Role } from '#platform/work.ts'

export const requestStates = ['requested', 'pending_review', 'prepared', 'shipped', 'fulfilled', 'cancelled'] as const
export type RequestState = (typeof requestStates)[number]
export type RequestKind = 'PickUp' | 'Delivery'

export type RequestMove = {
  readonly from: RequestState
  readonly event: string
  readonly to: RequestState
  readonly by: readonly ('customer' | 'system' | Role)[]
  /** Only requests of this kind. */
  readonly kind?: RequestKind
}

const open = ['requested', 'pending_review', 'prepared'] as const

/** The whole way of a request (domain page §2): cancelled before it is shipped, or by the courier's return. */
export const requestMoves = [
  { from: 'requested', event: 'startPreparing', to: 'pending_review', by: ['hub'] },
  { from: 'requested', event: 'prepared', to: 'prepared', by: ['hub'] },
  { from: 'pending_review', event: 'prepared', to: 'prepared', by: ['hub'] },
  { from: 'prepared', event: 'collect', to: 'fulfilled', by: ['desk'], kind: 'PickUp' },
  { from: 'prepared', event: 'noShow', to: 'cancelled', by: ['system'], kind: 'PickUp' },
  { from: 'prepared', event: 'ship', to: 'shipped', by: ['hub', 'system'], kind: 'Delivery' },
  { from: 'shipped', event: 'deliver', to: 'fulfilled', by: ['system'], kind: 'Delivery' },
  { from: 'shipped', event: 'return', to: 'cancelled', by: ['system'], kind: 'Delivery' },
  ...open.map((from) => ({ from, event: 'cancel', to: 'cancelled', by: ['customer', 'hub', 'support'] }) as const),
] as const satisfies readonly RequestMove[]

export type RequestEvent = (typeof requestMoves)[number]['event']
