import { limitRate } from '#platform/limit-rate.ts'
import type { Visit } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'

/** The door of changing a password: a stolen session may not try old passwords without end. */
export async function tryPasswordChange(visit: Visit, act: (work: Work) => Promise<void>): Promise<void> {
  await visit.write((work) => limitRate(work, `password-change:${visit.who.id}`, 10, 15 * 60))
  await visit.write(act)
}
