import { forgetBrowsersOf } from '#people/notices/push/subscribe.ts'
import type { Work } from '#platform/work/work.ts'
import { hashToken } from './opaque-token.ts'

/** Ends all sessions of a customer with the notifications of their browsers, except the one with `exceptToken` if given. */
export async function endSessions(work: Work, customerId: string, exceptToken: string | null = null): Promise<void> {
  let ending = work.db.deleteFrom('sessions').where('customer_id', '=', customerId)
  if (exceptToken) ending = ending.where('token_hash', '<>', hashToken(exceptToken))
  const ended = await ending.returning('id').execute()
  await forgetBrowsersOf(
    work,
    ended.map(({ id }) => id),
  )
}
