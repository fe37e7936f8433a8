import type { Work } from '#platform/work.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { no } from './people.refusals.ts'
import { queuePasswordChangedMail } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'
import { signedInCustomer } from './signed-in-customer.ts'
import { isWeakPassword } from './weak-password.ts'

/** The session that changes it, and the address its mail leads back to. */
export type ChangedFrom = { readonly token: string | null; readonly origin: string }
export type PasswordChange = { readonly oldPassword: string; readonly password: string }

/** A new password for who knows the old one; every other session ends, the one it is changed from stays. */
export async function changePassword(work: Work, request: PasswordChange, from: ChangedFrom): Promise<void> {
  const account = await knownAccount(work, request.oldPassword)
  if (isWeakPassword(request.password, [account.firstName, account.lastName, account.email.split('@')[0] ?? ''])) {
    throw no.WEAK_PASSWORD({ path: 'password' })
  }
  const passwordHash = await hashPassword(request.password)
  await work.db.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', account.id).execute()
  await endSessions(work, account.id, from.token)
  await queuePasswordChangedMail(work, account, from.origin)
}

/** Refuses who does not know the password, before anything is said of the new one. */
export async function refuseWrongPassword(work: Work, oldPassword: string): Promise<void> {
  await knownAccount(work, oldPassword)
}

async function knownAccount(work: Work, password: string) {
  const account = await readAccount(work, { id: signedInCustomer(work) })
  if (!account || !(await isPassword(account.passwordHash, password))) throw no.WRONG_PASSWORD({ path: 'oldPassword' })
  return account
}
