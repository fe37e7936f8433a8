import type { Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { recordSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signOut } from '#people/access/sign-out.ts'
import { enterAccount } from '#people/accounts/second-factor/enter-account.ts'
import type { Visit } from '#platform/http/visit.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { checkMailCode, useMailCode } from './check-mail-code.ts'
import type { EnterCode } from './mail-code-form.ts'

/**
 * A customer's session for who knows the code that was mailed; a new address gets its account here, proved. Staff are
 * never signed in by it. Refuses a suspended account with `WRONG_MAIL_CODE`.
 */
export async function enterByMailCode(visit: Visit, entered: EnterCode, agent: string): Promise<Session> {
  const refuse = (email: string) =>
    recordSecurityEvent(visit, { event: 'signInFailed', kind: 'customer', email, agent })
  const email = await checkMailCode(visit, entered, refuse)
  return visit.write(async (work) => {
    await useMailCode(work, entered.ask)
    const id = await openAccount(work, email)
    if (visit.token) await signOut(work, visit.token)
    return enterAccount(work, { id, remember: false, from: { ip: visit.ip, agent } })
  })
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
  if (!known) throw no.WRONG_MAIL_CODE({ path: 'code' })
  if (known.suspendedAt) throw no.ACCOUNT_BLOCKED()
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
    phone_verified_at: null,
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
