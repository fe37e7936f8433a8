import { audit } from '#people/access/audit.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isRefusal } from '#platform/work/refusal.ts'

/** A count that did not fit the books is kept, though it was refused: counting again until it fits leaves a trace. */
export async function keepMiscount(visit: Visit, refused: unknown, subject: string, form: FormData): Promise<void> {
  if (!isRefusal(refused) || refused.code !== 'TILL_REASON_NEEDED') return
  const after = { counted: String(form.get('counted')).slice(0, 40) }
  await visit.write((work) => audit(work, { action: 'till.miscount', subject, after }))
}
