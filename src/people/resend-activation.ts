import type { Work } from '#platform/work.ts'
import { issueMailedToken } from './mailed-token.ts'
import { queueActivationMail, type Return } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'

/** A fresh activation link, if somebody waits for one under this email. The answer is the same if nobody does. */
export async function resendActivation(work: Work, email: string, to: Return): Promise<void> {
  const account = await readAccount(work, { email })
  if (!account || account.activatedAt || account.suspendedAt) return
  const token = await issueMailedToken(work, account.id, 'activation')
  await queueActivationMail(work, account, token, to)
}
