import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'

const hour = 3_600_000

/**
 * Writes down that a member of staff is shown a whole number: once for each member, subject and hour, however often the
 * page is read again. Call it in the transaction that reads the number; customers and jobs leave no trace.
 */
export async function recordLook(work: Work, action: 'national-id.number' | 'phone.look', subject: string) {
  if (work.who.kind !== 'staff') return
  const seen = await work.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', subject)
    .where('staff_id', '=', work.who.id)
    .where('action', '=', action)
    .where('at', '>', new Date(work.now.getTime() - hour))
    .executeTakeFirst()
  if (!seen) await audit(work, { action, subject })
}
