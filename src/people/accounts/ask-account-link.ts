import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import type { Return } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'

/**
 * A link for a new password is asked for. Whether anybody has this email, the same is done and takes as long: the mail is
 * written afterwards (`mailAccountLink`).
 */
export async function requestPasswordReset(work: Work, email: string, to: Return): Promise<void> {
  const account = await readAccount(work, { email })
  announce(work, 'account.linkAsked', { purpose: 'password_reset', customerId: account?.id ?? null, ...asNews(to) })
}

/** A fresh activation link is asked for; in the same way. */
export async function resendActivation(work: Work, email: string, to: Return): Promise<void> {
  const account = await readAccount(work, { email })
  announce(work, 'account.linkAsked', { purpose: 'activation', customerId: account?.id ?? null, ...asNews(to) })
}

function asNews({ origin, backUrl = null }: Return) {
  return { origin, backUrl }
}
