import type { Work } from '#platform/work/work.ts'

export type RequestStepRow = {
  readonly at: Date
  readonly event: string
  readonly to: string
  readonly note: string | null
}

/** What happened to a request, oldest first. Whose it is, is the caller's to know. */
export async function readRequestSteps(work: Work, requestId: string): Promise<readonly RequestStepRow[]> {
  return work.db
    .selectFrom('request_history')
    .select(['at', 'event', 'to_state as to', 'note'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute()
}
