import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import type { Return } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'

/**
 * Requests a link for a new password. Whether the email is registered or not, this does the same work in the same time:
 * the mail is written afterwards (`mailAccountLink`).
 */
export async function requestPasswordReset(work: Work, email: string, to: Return): Promise<void> {
  const account = await readAccount(work, { email })
  announce(work, 'account.linkAsked', { purpose: 'password_reset', customerId: account?.id ?? null, ...asNews(to) })
}

/** Requests a new activation link, in the same way. */
export async function resendActivation(work: Work, email: string, to: Return): Promise<void> {
  const account = await readAccount(work, { email })
  announce(work, 'account.linkAsked', { purpose: 'activation', customerId: account?.id ?? null, ...asNews(to) })
}

function asNews({ origin, backUrl = null }: Return) {
  return { origin, backUrl }
}
