import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'

/** Limits tries of changing a password: somebody with a stolen session cannot guess the old one. */
export async function tryPasswordChange<Answer>(visit: Visit, act: () => Promise<Answer>): Promise<Answer> {
  await visit.write((work) => limitRate(work, `password-change:${visit.who.id}`, 10, 15 * 60))
  return act()
}
