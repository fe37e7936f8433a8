import type { Work } from '#platform/work/work.ts'
import { findRequestOf, leaveRequest } from './leave-request.ts'
import { lockRequest } from './move-request.ts'

/** Goods that a case ended leave their request, which ends if it has no other items. */
export async function leaveSettled(work: Work, itemIds: readonly string[]): Promise<void> {
  for (const itemId of itemIds) {
    const requestId = await findRequestOf(work, itemId)
    if (requestId !== null) await leaveRequest(work, await lockRequest(work, requestId), itemId)
  }
}
