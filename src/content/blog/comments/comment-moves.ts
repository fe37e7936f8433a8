import type { MoveRow } from '#platform/work/moves.ts'

const commentStates = ['waiting', 'shown', 'refused', 'withdrawn'] as const
export type CommentState = (typeof commentStates)[number]

/** The whole way of a comment: nobody but its writer and staff sees it before it is approved. */
export const commentMoves = [
  { from: 'waiting', event: 'approve', to: 'shown', by: ['content'] },
  { from: 'waiting', event: 'refuse', to: 'refused', by: ['content'] },
  { from: 'shown', event: 'refuse', to: 'refused', by: ['content'] },
  { from: 'refused', event: 'approve', to: 'shown', by: ['content'] },
  { from: 'waiting', event: 'withdraw', to: 'withdrawn', by: ['customer'] },
  { from: 'shown', event: 'withdraw', to: 'withdrawn', by: ['customer'] },
] as const satisfies readonly MoveRow[]

export type CommentEvent = (typeof commentMoves)[number]['event']
