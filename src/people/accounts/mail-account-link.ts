import type { Handler } from '#platform/background/jobs.ts'
import { once } from '#platform/work/once.ts'
import { issueMailedToken } from './mailed-token.ts'
import { queueActivationMail, queueResetMail } from './queue-account-mail.ts'
import { readAccount } from './read-account.ts'

/** Mails the requested link, if the account exists; an activation link only if it is not yet active. */
export const mailAccountLink: Handler = {
  name: 'people.mail-account-link',
  on: 'account.linkAsked',
  lane: 'orders',
  async handle({ write }, news, key) {
    const { purpose, customerId, ...to } = news
    if (!customerId) return
    await write((work) =>
      once(work, key, { purpose, customerId }, async () => {
        const account = await readAccount(work, { id: customerId })
        if (!account || account.suspendedAt || (purpose === 'activation' && account.activatedAt)) return {}
        const token = await issueMailedToken(work, account.id, purpose)
        if (token) await (purpose === 'activation' ? queueActivationMail : queueResetMail)(work, account, token, to)
        return {}
      }),
    )
  },
}
