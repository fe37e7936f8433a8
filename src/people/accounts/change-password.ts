import { endSessions } from '#people/access/end-sessions.ts'
import type { Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { renewToken } from '#people/access/renew-token.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { choosePassword } from '#people/proofs/choose-password.ts'
import { isPassword } from '#people/proofs/password-hash.ts'
import type { Doors } from '#platform/http/visit.ts'
import { queuePasswordChangedMail } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'

/** The session that changes the password, and the address that its mail links to. */
export type ChangedFrom = { readonly token: string | null; readonly origin: string }
export type PasswordChange = { readonly oldPassword: string; readonly password: string }

/**
 * A new password for a customer who knows the old one; every other session ends, the current one continues with a new
 * token. Both passwords are compared and hashed between transactions.
 */
export async function changePassword(
  doors: Doors,
  request: PasswordChange,
  from: ChangedFrom,
): Promise<Session | null> {
  const known = await knownAccount(doors, request.oldPassword)
  const passwordHash = await choosePassword(request.password, known)
  return doors.write(async (work) => {
    const { numUpdatedRows } = await work.db
      .updateTable('customers')
      .set({ password_hash: passwordHash })
      .where('id', '=', known.id)
      .where('password_hash', '=', known.passwordHash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw no.WRONG_OLD_PASSWORD({ path: 'oldPassword' })
    await endSessions(work, known.id, from.token)
    await queuePasswordChangedMail(work, known, from.origin)
    await writeSecurityEvent(work, { event: 'passwordChanged', kind: 'customer', id: known.id })
    return from.token ? renewToken(work, from.token) : null
  })
}

/** Refuses a wrong old password before anything is said about the new one. */
export async function refuseWrongPassword(doors: Doors, oldPassword: string): Promise<void> {
  await knownAccount(doors, oldPassword)
}

async function knownAccount({ read }: Doors, password: string) {
  const account = await read((work) => readAccount(work, { id: signedInCustomer(work) }))
  if (!(await isPassword(account?.passwordHash ?? null, password)) || !account) {
    throw no.WRONG_OLD_PASSWORD({ path: 'oldPassword' })
  }
  return account
}
