import type { Work } from '#platform/work.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { no } from './people.refusals.ts'
import { queuePasswordChangedMail } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'
import { signedInCustomer } from './signed-in-customer.ts'
import { isWeakPassword } from './weak-password.ts'

export type PasswordChange = { readonly oldPassword: string; readonly password: string }

/** A new password for who knows the old one; every other session ends, the one with `currentToken` stays. */
export async function changePassword(work: Work, request: PasswordChange, currentToken: string | null): Promise<void> {
  const account = await readAccount(work, { id: signedInCustomer(work) })
  if (!account || !(await isPassword(account.passwordHash, request.oldPassword))) {
    throw no.WRONG_PASSWORD({ path: 'oldPassword' })
  }
  if (isWeakPassword(request.password, [account.firstName, account.lastName, account.email.split('@')[0] ?? ''])) {
    throw no.WEAK_PASSWORD({ path: 'password' })
  }
  const passwordHash = await hashPassword(request.password)
  await work.db.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', account.id).execute()
  await endSessions(work, account.id, currentToken)
  await queuePasswordChangedMail(work, account)
}
