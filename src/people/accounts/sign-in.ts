import { type Doorstep, openSession, type Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { isPassword } from '#people/proofs/password-hash.ts'
import type { Doors } from '#platform/http/visit.ts'
import { readAccount } from './read-account.ts'
import type { SignInFields } from './sign-up-form.ts'

/**
 * A session for who knows the password. An unknown email and a wrong password are told alike, in words and in time;
 * that the account is not active is told only to who knows its password. The password is compared between two transactions.
 */
export async function signIn({ read, write }: Doors, request: SignInFields, from: Doorstep): Promise<Session> {
  const { email, password, rememberMe } = request
  const known = await read((work) => readAccount(work, { email }))
  const isRight = await isPassword(known?.passwordHash ?? null, password)
  return write(async (work) => {
    // What was compared must still hold: the password may have been changed, the account suspended, meanwhile.
    const account = await readAccount(work, { email })
    const isSame = account !== null && account.passwordHash === known?.passwordHash
    if (!isRight || !isSame || account.suspendedAt) throw no.INCORRECT_SIGN_IN()
    if (!account.activatedAt) throw no.ACCOUNT_NOT_ACTIVATED()
    return openSession(work, { kind: 'customer', id: account.id }, rememberMe, from)
  })
}
