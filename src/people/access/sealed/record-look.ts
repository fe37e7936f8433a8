import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'

const hour = 3_600_000

/**
 * Writes down that a member of staff is shown a whole number: once for each member, subject and hour, however often the
 * page is read again. Call it in the transaction that reads the number; customers and jobs leave no trace.
 */
export function recordLook(work: Work, action: 'national-id.number' | 'phone.look', subject: string): Promise<void> {
  return recordLooks(work, action, [subject])
}

/** The same for the numbers of a paper or a list: a row for each of them. */
export async function recordLooks(
  work: Work,
  action: 'national-id.number' | 'phone.look',
  subjects: readonly string[],
): Promise<void> {
  if (work.who.kind !== 'staff' || subjects.length === 0) return
  const rows = await work.db
    .selectFrom('audit_log')
    .select('subject')
    .where('subject', 'in', [...subjects])
    .where('staff_id', '=', work.who.id)
    .where('action', '=', action)
    .where('at', '>', new Date(work.now.getTime() - hour))
    .execute()
  const seen = new Set(rows.map(({ subject }) => subject))
  for (const subject of new Set(subjects)) if (!seen.has(subject)) await audit(work, { action, subject })
}
