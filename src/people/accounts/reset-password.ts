import { sql } from 'kysely'
import { endSessions } from '#people/access/end-sessions.ts'
import { no } from '#people/access/people.refusals.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { choosePassword } from '#people/proofs/choose-password.ts'
import type { Doors } from '#platform/http/visit.ts'
import { ownerOfMailedToken, redeemMailedToken } from './mailed-token.ts'
import { queuePasswordChangedMail } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'

/**
 * Sets a new password by a mailed link. Ends every session, and confirms the email as the activation link does. A
 * refused password leaves the link valid.
 */
export async function resetPassword(
  { read, write }: Doors,
  request: { token: string; password: string },
  origin: string,
): Promise<void> {
  const owner = await read(async (work) =>
    readAccount(work, { id: await ownerOfMailedToken(work, request.token, 'password_reset') }),
  )
  if (!owner) throw no.LINK_SPENT()
  const passwordHash = await choosePassword(request.password, owner)
  await write(async (work) => {
    const id = await redeemMailedToken(work, request.token, 'password_reset')
    const account = await readAccount(work, { id })
    if (!account) throw no.LINK_SPENT()
    await work.db
      .updateTable('customers')
      .set({ password_hash: passwordHash, activated_at: sql<Date>`coalesce(activated_at, ${work.now})` })
      .where('id', '=', id)
      .execute()
    await endSessions(work, id)
    await queuePasswordChangedMail(work, account, origin)
    await writeSecurityEvent(work, { event: 'passwordReset', kind: 'customer', id })
  })
}
