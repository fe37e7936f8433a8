import { endSessions } from '#people/access/end-sessions.ts'
import { makeMailedToken, spendTokens } from '#people/accounts/mailed-token.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * What a stranger may have gained since then is taken back: all sessions and open links end, the password no longer opens
 * anything, and passkeys and a second factor that were added since are gone. Returns a link's token for a new password.
 */
export async function takeBackAccess(work: Work, customerId: string, since: Date): Promise<string> {
  await endSessions(work, customerId)
  await work.db.deleteFrom('half_sign_ins').where('customer_id', '=', customerId).execute()
  await spendTokens(work, customerId, 'password_reset')
  await work.db.updateTable('customers').set({ password_hash: '' }).where('id', '=', customerId).execute()
  await work.db.deleteFrom('passkeys').where('customer_id', '=', customerId).where('created_at', '>=', since).execute()
  await work.db
    .deleteFrom('customer_factors')
    .where('customer_id', '=', customerId)
    .where('begun_at', '>=', since)
    .execute()
  return makeMailedToken(work, customerId, 'password_reset')
}
