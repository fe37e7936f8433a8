import type { Mover } from '#platform/work/moves.ts'

export const lookupStates = ['waiting', 'claimed', 'priced', 'refused', 'withdrawn'] as const
export type LookupState = (typeof lookupStates)[number]

export type LookupMove = {
  readonly from: LookupState
  readonly event: string
  readonly to: LookupState
  readonly by: readonly Mover[]
}

/** The whole way of a link that staff look up for somebody. */
export const lookupMoves = [
  { from: 'waiting', event: 'claim', to: 'claimed', by: ['reviewer'] },
  // By the system where the reviewer may not come back.
  { from: 'claimed', event: 'release', to: 'waiting', by: ['reviewer', 'system'] },
  { from: 'claimed', event: 'price', to: 'priced', by: ['reviewer'] },
  { from: 'claimed', event: 'refuse', to: 'refused', by: ['reviewer'] },
  // The customer who asked deletes their account.
  { from: 'waiting', event: 'withdraw', to: 'withdrawn', by: ['customer'] },
  { from: 'claimed', event: 'withdraw', to: 'withdrawn', by: ['customer'] },
] as const satisfies readonly LookupMove[]

export type LookupEvent = (typeof lookupMoves)[number]['event']

export const openLookups = ['waiting', 'claimed'] as const satisfies readonly LookupState[]
