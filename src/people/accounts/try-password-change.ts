import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'

/** The door of changing a password: a stolen session may not try old passwords without end. */
export async function tryPasswordChange<Answer>(visit: Visit, act: () => Promise<Answer>): Promise<Answer> {
  await visit.write((work) => limitRate(work, `password-change:${visit.who.id}`, 10, 15 * 60))
  return act()
}
