import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'

/** Five codes in a quarter of an hour for who sets the second factor up. */
export async function limitConfirming(visit: Visit): Promise<void> {
  await visit.write((work) => limitRate(work, `confirm-factor:${visit.who.id}`, 5, 900))
}
