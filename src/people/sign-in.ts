import type { Work } from '#platform/work.ts'
import { type Doorstep, openSession, type Session } from './open-session.ts'
import { isPassword } from './password-hash.ts'
import { no } from './people.refusals.ts'
import { readAccount } from './read-account.ts'
import type { SignInFields } from './sign-up-form.ts'

/**
 * A session for who knows the password. An unknown email and a wrong password are told alike, in words and in time;
 * that the account is not active is told only to who knows its password.
 */
export async function signIn(work: Work, request: SignInFields, from: Doorstep): Promise<Session> {
  const account = await readAccount(work, { email: request.email })
  const isRight = await isPassword(account?.passwordHash ?? null, request.password)
  if (!account || !isRight || account.suspendedAt) throw no.INCORRECT_SIGN_IN()
  if (!account.activatedAt) throw no.ACCOUNT_NOT_ACTIVATED()
  return openSession(work, { kind: 'customer', id: account.id }, request.rememberMe, from)
}
