import { forgetBrowsersOf } from '#people/notices/push/subscribe.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { endSessions } from './end-sessions.ts'
import { requireProof } from './require-proof.ts'
import { writeSecurityEvent } from './security/record-security-event.ts'
import { signedInCustomer } from './signed-in-customer.ts'

/** Ends one session of the acting customer, or all but the current one. A session of somebody else is not found. */
export async function endSession(work: Work, which: string, token: string | null): Promise<void> {
  requireProof(work)
  const customerId = signedInCustomer(work)
  await writeSecurityEvent(work, { event: 'sessionsEnded', kind: 'customer', id: customerId })
  if (which === 'others') return endSessions(work, customerId, token)
  const ended = isId(which)
    ? await work.db
        .deleteFrom('sessions')
        .where('id', '=', which)
        .where('customer_id', '=', customerId)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!ended) throw no.NOT_FOUND()
  await forgetBrowsersOf(work, [ended.id])
}
