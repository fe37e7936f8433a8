import type { Work } from '#platform/work/work.ts'

export type RequestStepRow = {
  readonly at: Date
  readonly event: string
  readonly to: string
  readonly note: string | null
}

/** The steps of a request, oldest first. The caller checks whose it is. */
export async function readRequestSteps(work: Work, requestId: string): Promise<readonly RequestStepRow[]> {
  return work.db
    .selectFrom('request_history')
    .select(['at', 'event', 'to_state as to', 'note'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute()
}
