import { sql } from 'kysely'
import type { Work } from '#platform/work.ts'
import { endSessions } from './end-sessions.ts'
import { redeemMailedToken } from './mailed-token.ts'
import { hashPassword } from './password-hash.ts'
import { no } from './people.refusals.ts'
import { queuePasswordChangedMail } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'
import { isWeakPassword } from './weak-password.ts'

/** A new password by a mailed link. It ends every session, and proves the email as the activation link does. */
export async function resetPassword(
  work: Work,
  request: { token: string; password: string },
  origin: string,
): Promise<void> {
  const id = await redeemMailedToken(work, request.token, 'password_reset')
  const account = await readAccount(work, { id })
  if (!account) throw no.LINK_SPENT()
  if (isWeakPassword(request.password, [account.firstName, account.lastName, account.email.split('@')[0] ?? ''])) {
    throw no.WEAK_PASSWORD({ path: 'password' })
  }
  await work.db
    .updateTable('customers')
    .set({
      password_hash: await hashPassword(request.password),
      activated_at: sql<Date>`coalesce(activated_at, ${work.now})`,
    })
    .where('id', '=', id)
    .execute()
  await endSessions(work, id)
  await queuePasswordChangedMail(work, account, origin)
}
