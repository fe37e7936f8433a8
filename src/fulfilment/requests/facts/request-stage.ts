import type { RequestView } from './read-requests.ts'

export const requestStages = ['prepare', 'shelve', 'ready'] as const
export type RequestStage = (typeof requestStages)[number]

/** Whose turn an open request is: the hub's, the desk's with a shelf, or the customer's, who may come. */
export function stageOf({ state, readyAt }: Pick<RequestView, 'state' | 'readyAt'>): RequestStage {
  if (state !== 'prepared') return 'prepare'
  return readyAt === null ? 'shelve' : 'ready'
}
