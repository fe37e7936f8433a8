import { type Mover, mayMove } from '#platform/work/moves.ts'
import type { Actor } from '#platform/work/work.ts'

const draftStates = ['editing', 'sent', 'published', 'withdrawn'] as const
export type DraftState = (typeof draftStates)[number]

export type DraftMove = {
  readonly from: DraftState
  readonly event: string
  readonly to: DraftState
  readonly by: readonly Mover[]
  /** By somebody who wrote nothing of it. */
  readonly when?: 'secondPerson'
}

/** The whole way of a draft of the price tables. */
export const draftMoves = [
  { from: 'editing', event: 'send', to: 'sent', by: ['finance'] },
  { from: 'editing', event: 'withdraw', to: 'withdrawn', by: ['finance'] },
  { from: 'sent', event: 'takeBack', to: 'editing', by: ['finance'] },
  { from: 'sent', event: 'sendBack', to: 'editing', by: ['finance'], when: 'secondPerson' },
  { from: 'sent', event: 'publish', to: 'published', by: ['finance'], when: 'secondPerson' },
  { from: 'sent', event: 'withdraw', to: 'withdrawn', by: ['finance'] },
] as const satisfies readonly DraftMove[]

export type DraftEvent = (typeof draftMoves)[number]['event']

/** What this member of staff may do with a draft now. */
export function draftEventsFor(who: Actor, state: DraftState, isAuthor: boolean): readonly DraftEvent[] {
  const rows = draftMoves.filter((row) => row.from === state && mayMove(who, row.by))
  return rows.filter((row) => !('when' in row && isAuthor)).map((row) => row.event)
}

export function toDraftState(text: string): DraftState {
  const found = draftStates.find((state) => state === text)
  if (!found) throw new RangeError(`not a state of a draft: ${text}`)
  return found
}
