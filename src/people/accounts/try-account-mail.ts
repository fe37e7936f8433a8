import type { Visit } from '#platform/http/visit.ts'
import { type Ceiling, limitGrowing } from '#platform/work/limit-rate.ts'

const ceiling: Ceiling = [
  [20, 3600],
  [60, 86_400],
]

/** Limits everything that mails an address typed by a stranger: per hour and per day for one client address. */
export async function tryAccountMail<Answer>(visit: Visit, act: () => Promise<Answer>): Promise<Answer> {
  await visit.write((work) => limitGrowing(work, `account-mail:${visit.network}`, ceiling))
  return act()
}
