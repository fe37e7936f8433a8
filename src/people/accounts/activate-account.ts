import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { redeemMailedToken } from './mailed-token.ts'

/** The customer has proved that the email is theirs and may sign in from now on. */
export async function activateAccount(work: Work, token: string): Promise<{ readonly id: string }> {
  const id = await redeemMailedToken(work, token, 'activation')
  await work.db
    .updateTable('customers')
    .set({ activated_at: work.now })
    .where('id', '=', id)
    .where('activated_at', 'is', null)
    .execute()
  await announce(work, 'customer.activated', { customerId: id })
  return { id }
}
