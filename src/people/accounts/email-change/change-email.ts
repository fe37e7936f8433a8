import { endSessions } from '#people/access/end-sessions.ts'
import { hashToken, newToken } from '#people/access/opaque-token.ts'
import type { Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { renewToken } from '#people/access/renew-token.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { EnterCode } from '#people/accounts/mail-code/mail-code-form.ts'
import { spendTokens } from '#people/accounts/mailed-token.ts'
import { limitProbes } from '#people/accounts/probe-limit.ts'
import { readAccount } from '#people/accounts/read-account.ts'
import { isPassword } from '#people/proofs/password-hash.ts'
import type { Visit } from '#platform/http/visit.ts'
import { announce } from '#platform/work/announce.ts'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { queueAddressChanged } from './email-change-mail.ts'
import { refuseTaken } from './refuse-taken.ts'

const mostTries = 5
const undoDays = 7

/** Takes the code from the new mailbox: a try counts before the code is compared, five for a code. */
export async function enterEmailCode(visit: Visit, { ask, code }: EnterCode): Promise<Session | null> {
  requireProof(visit)
  const asked = isId(ask) ? await visit.write((work) => countTry(work, ask)) : undefined
  if (!asked) throw no.MAIL_CODE_OVER({ path: 'code' })
  if (!(await isPassword(asked.codeHash, code)))
    throw (asked.tries >= mostTries ? no.MAIL_CODE_OVER : no.WRONG_MAIL_CODE)({ path: 'code' })
  const from = { token: visit.token, origin: visit.origin }
  return limitProbes(visit, () => refuseTaken('code', () => visit.write((work) => changeEmail(work, ask, from))))
}

/**
 * The proved address becomes the account's. Other sessions and open links end, this session continues with a new token,
 * and the old address is told, with a link that undoes it for seven days.
 * @public The test of proofs tries it alone.
 */
export async function changeEmail(
  work: Work,
  ask: string,
  from: { readonly token: string | null; readonly origin: string },
): Promise<Session | null> {
  requireProof(work)
  const id = signedInCustomer(work)
  await work.db.selectFrom('customers').select('id').where('id', '=', id).forUpdate().execute()
  const account = await readAccount(work, { id })
  const change = account ? await spendChange(work, id, ask, account.email) : null
  if (!account || !change) throw no.MAIL_CODE_OVER({ path: 'code' })
  const isTaken = await work.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', change.email)
    .executeTakeFirst()
  if (isTaken) throw no.EMAIL_TAKEN({ path: 'code' })
  await work.db.updateTable('customers').set({ email: change.email }).where('id', '=', id).execute()
  await announce(work, 'customer.emailChanged', { customerId: id })
  for (const purpose of ['password_reset', 'activation'] as const) await spendTokens(work, id, purpose)
  await work.db.deleteFrom('mail_codes').where('email', '=', account.email).execute()
  await endSessions(work, id, from.token)
  await work.db.deleteFrom('half_sign_ins').where('customer_id', '=', id).execute()
  await writeSecurityEvent(work, { event: 'emailChanged', kind: 'customer', id })
  await queueAddressChanged(work, account, { ...change, origin: from.origin, days: undoDays })
  return from.token ? renewToken(work, from.token) : null
}

async function spendChange(work: Work, customerId: string, ask: string, oldEmail: string) {
  if (!isId(ask)) return null
  const undo = newToken()
  const used = await work.db
    .updateTable('email_changes')
    .set({
      changed_at: work.now,
      undo_hash: hashToken(undo),
      undo_until: new Date(work.now.getTime() + undoDays * 86_400_000),
    })
    .where('id', '=', ask)
    .where('customer_id', '=', customerId)
    .where('old_email', '=', oldEmail)
    .where('changed_at', 'is', null)
    .where('expires_at', '>', work.now)
    .returning('new_email as email')
    .executeTakeFirst()
  return used ? { id: ask, email: used.email, undo } : null
}

function countTry(work: Work, ask: string) {
  return work.db
    .updateTable('email_changes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', ask)
    .where('customer_id', '=', signedInCustomer(work))
    .where('changed_at', 'is', null)
    .where('expires_at', '>', work.now)
    .where('tries', '<', mostTries)
    .returning(['code_hash as codeHash', 'tries'])
    .executeTakeFirst()
}
