import { fingerprint } from '#people/access/guess-limits.ts'
import type { Handler } from '#platform/background/jobs.ts'
import type { Visit } from '#platform/http/visit.ts'
import { announce } from '#platform/work/announce.ts'
import { isWithinRate } from '#platform/work/limit-rate.ts'
import { once } from '#platform/work/once.ts'
import { queueGuessedMail } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'

/** Somebody guesses passwords for this email: its owner, if there is one, is warned by mail once a day. */
export async function warnOfGuesses(visit: Visit, email: string): Promise<void> {
  const { origin } = visit
  await visit.write(async (work) => {
    if (!(await isWithinRate(work, `guessed:${fingerprint(email)}`, 1, 86_400))) return
    const account = await readAccount(work, { email })
    await announce(work, 'account.guessed', { customerId: account?.id ?? null, origin })
  })
}

/** Written afterwards, so that the answer takes as long whether the email is registered or not. */
export const mailGuessed: Handler = {
  name: 'people.mail-guessed',
  on: 'account.guessed',
  lane: 'orders',
  async handle({ write }, { customerId, origin }, key) {
    if (!customerId) return
    await write((work) =>
      once(work, key, { customerId }, async () => {
        const account = await readAccount(work, { id: customerId })
        if (account && !account.suspendedAt) await queueGuessedMail(work, account, origin)
        return {}
      }),
    )
  },
}
