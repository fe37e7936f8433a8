import { limitRate } from '#platform/limit-rate.ts'
import type { Visit } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'

const mostMails = 20
const mailWindowSeconds = 60 * 60

/** The door of everything that mails a stranger's address: so many an hour from one address. */
export async function tryAccountMail<Answer>(visit: Visit, act: (work: Work) => Promise<Answer>): Promise<Answer> {
  await visit.write((work) => limitRate(work, `account-mail:${visit.ip}`, mostMails, mailWindowSeconds))
  return visit.write(act)
}
