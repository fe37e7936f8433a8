import { no } from '#people/access/people.refusals.ts'
import { isPassword } from '#people/proofs/password-hash.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isId } from '#platform/work/id.ts'
import { type Ceiling, limitGrowing } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import type { EnterCode } from './mail-code-form.ts'

const mostTries = 5
const perNetwork: Ceiling = [
  [30, 900],
  [60, 3600],
  [200, 86_400],
]

/**
 * The address that the right code was mailed to. A try counts before the code is compared, five for a code. Refuses
 * `MAIL_CODE_OVER` for a code that is used, too old or tried too often, `WRONG_MAIL_CODE` for a wrong one, after
 * `onWrong` was told its address.
 */
export async function checkMailCode(
  visit: Visit,
  { ask, code }: EnterCode,
  onWrong?: (email: string) => Promise<void>,
): Promise<string> {
  await visit.write((work) => limitGrowing(work, `mail-code-try:${visit.network}`, perNetwork))
  const asked = await visit.write((work) => countTry(work, ask))
  if (!asked) throw no.MAIL_CODE_OVER({ path: 'code' })
  if (await isPassword(asked.codeHash, code)) return asked.email
  await onWrong?.(asked.email)
  throw asked.isLast ? no.MAIL_CODE_OVER({ path: 'code' }) : no.WRONG_MAIL_CODE({ path: 'code' })
}

/** With what the code opens: of two who enter the right code at once, one is let in. */
export async function useMailCode(work: Work, ask: string): Promise<void> {
  const used = await work.db
    .updateTable('mail_codes')
    .set({ used_at: work.now })
    .where('id', '=', ask)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw no.MAIL_CODE_OVER({ path: 'code' })
}

async function countTry(work: Work, ask: string) {
  if (!isId(ask)) return null
  const found = await work.db
    .updateTable('mail_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', ask)
    .where('used_at', 'is', null)
    .where('expires_at', '>', work.now)
    .where('tries', '<', mostTries)
    .returning(['email', 'code_hash as codeHash', 'tries'])
    .executeTakeFirst()
  return found ? { ...found, isLast: found.tries >= mostTries } : null
}
