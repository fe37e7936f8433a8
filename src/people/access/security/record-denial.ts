import type { Visit } from '#platform/http/visit.ts'
import { isWithinRate } from '#platform/work/limit-rate.ts'
import { writeSecurityEvent } from './record-security-event.ts'

/**
 * Records that a staff member asked for something that their roles do not permit; at most twenty an hour per member.
 */
export async function recordDenial(visit: Visit, what: string): Promise<void> {
  const { who, ip: address } = visit
  if (who.kind !== 'staff') return
  await visit.write(async (work) => {
    if (!(await isWithinRate(work, `denied:${who.id}`, 20, 3600))) return
    await writeSecurityEvent(work, { event: 'refused', kind: 'staff', id: who.id, address, what })
  })
}
