import type { Work } from '#platform/work.ts'
import { issueMailedToken } from './mailed-token.ts'
import { queueResetMail, type Return } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'

/** Mails a link for a new password, if anybody has this email. The answer is the same if nobody does. */
export async function requestPasswordReset(work: Work, email: string, to: Return): Promise<void> {
  const account = await readAccount(work, { email })
  if (!account || account.suspendedAt) return
  const token = await issueMailedToken(work, account.id, 'password_reset')
  await queueResetMail(work, account, token, to)
}
