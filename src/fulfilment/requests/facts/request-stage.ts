import type { RequestView } from './read-requests.ts'

export const requestStages = ['prepare', 'shelve', 'ready'] as const
export type RequestStage = (typeof requestStages)[number]

/** Who has an open request in hand next: the hub, the desk with a shelf, or the customer who may come. */
export function stageOf({ state, readyAt }: Pick<RequestView, 'state' | 'readyAt'>): RequestStage {
  if (state !== 'prepared') return 'prepare'
  return readyAt === null ? 'shelve' : 'ready'
}
