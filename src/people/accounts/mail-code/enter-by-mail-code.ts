import { openSession, type Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { recordSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signOut } from '#people/access/sign-out.ts'
import { isPassword } from '#people/proofs/password-hash.ts'
import type { Visit } from '#platform/http/visit.ts'
import { announce } from '#platform/work/announce.ts'
import { isId, newId } from '#platform/work/id.ts'
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
 * A customer's session for who knows the code that was mailed; a new address gets its account here, proved. A try counts
 * before the code is compared, five for a code, and a code opens one session. Staff are never signed in by it. Refuses
 * `MAIL_CODE_OVER` for a code that is used, too old or tried too often, `WRONG_MAIL_CODE` for a wrong one and for a
 * suspended account.
 */
export async function enterByMailCode(visit: Visit, { ask, code }: EnterCode, agent: string): Promise<Session> {
  await visit.write((work) => limitGrowing(work, `mail-code-try:${visit.network}`, perNetwork))
  const asked = await visit.write((work) => countTry(work, ask))
  if (!asked) throw no.MAIL_CODE_OVER({ path: 'code' })
  if (!(await isPassword(asked.codeHash, code))) {
    await recordSecurityEvent(visit, { event: 'signInFailed', kind: 'customer', email: asked.email, agent })
    throw asked.isLast ? no.MAIL_CODE_OVER({ path: 'code' }) : no.WRONG_MAIL_CODE({ path: 'code' })
  }
  return visit.write(async (work) => {
    await useUp(work, ask)
    const id = await openAccount(work, asked.email)
    if (visit.token) await signOut(work, visit.token)
    return openSession(work, { kind: 'customer', id }, false, { ip: visit.ip, agent })
  })
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

// Of two who enter the right code at once, one is let in.
async function useUp(work: Work, ask: string): Promise<void> {
  const used = await work.db
    .updateTable('mail_codes')
    .set({ used_at: work.now })
    .where('id', '=', ask)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw no.MAIL_CODE_OVER({ path: 'code' })
}

async function openAccount(work: Work, email: string): Promise<string> {
  const made = await work.db
    .insertInto('customers')
    .values({
      id: newId(),
      email,
      password_hash: '',
      first_name: '',
      last_name: '',
      language: work.locale,
      site: work.site,
      created_at: work.now,
      activated_at: work.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) {
    await work.db.insertInto('preferences').values({ customer_id: made.id }).execute()
    await announce(work, 'customer.signedUp', { customerId: made.id, newsletter: false })
    await announce(work, 'customer.activated', { customerId: made.id })
    return made.id
  }
  const known = await work.db
    .selectFrom('customers')
    .select(['id', 'activated_at as activatedAt', 'suspended_at as suspendedAt'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!known || known.suspendedAt) throw no.WRONG_MAIL_CODE({ path: 'code' })
  if (known.activatedAt === null) await takeOver(work, known.id)
  return known.id
}

// Whoever registered this address had not proved that it is theirs: their password, name and phone stay out.
async function takeOver(work: Work, id: string): Promise<void> {
  const nothing = {
    password_hash: '',
    first_name: '',
    last_name: '',
    phone: null,
    contact_phone: null,
    terms_accepted_at: null,
  }
  await work.db
    .updateTable('customers')
    .set({ ...nothing, newsletter: false, activated_at: work.now })
    .where('id', '=', id)
    .execute()
  await announce(work, 'customer.activated', { customerId: id })
}
