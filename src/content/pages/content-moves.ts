import type { Mover } from '#platform/work/moves.ts'

const contentStates = ['draft', 'sent', 'published', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

type ContentMove = {
  readonly from: ContentState
  readonly event: string
  readonly to: ContentState
  readonly by: readonly Mover[]
  /** Legal texts are published by somebody who wrote nothing of the version; of other texts a draft is published at once. */
  readonly when?: 'legal' | 'notLegal' | 'scheduled'
}

/** The whole way of a version of a text. */
export const contentMoves = [
  { from: 'draft', event: 'publish', to: 'published', by: ['content'], when: 'notLegal' },
  { from: 'draft', event: 'send', to: 'sent', by: ['content'], when: 'legal' },
  { from: 'draft', event: 'withdraw', to: 'withdrawn', by: ['content'] },
  { from: 'sent', event: 'publish', to: 'published', by: ['content'], when: 'legal' },
  { from: 'sent', event: 'sendBack', to: 'draft', by: ['content'] },
  { from: 'published', event: 'callOff', to: 'withdrawn', by: ['content'], when: 'scheduled' },
] as const satisfies readonly ContentMove[]

export type ContentEvent = (typeof contentMoves)[number]['event']
