import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { redeemMailed } from '#people/accounts/mailed-token.ts'
import type { Work } from '#platform/work/work.ts'
import { takeBackAccess } from './take-back-access.ts'

/** "It was not me": everything since that sign-in is taken back. Returns the token of a link for a new password. */
export async function denySignIn(work: Work, token: string): Promise<string> {
  const { customerId, mailedAt } = await redeemMailed(work, token, 'not_me')
  await writeSecurityEvent(work, { event: 'signInDenied', kind: 'customer', id: customerId })
  return takeBackAccess(work, customerId, mailedAt)
}
