import { browserName } from '#people/access/browser-name.ts'
import { hashToken } from '#people/access/opaque-token.ts'
import { makeMailedToken } from '#people/accounts/mailed-token.ts'
import { readAccount } from '#people/accounts/read-account.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Handler } from '#platform/background/jobs.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { once } from '#platform/work/once.ts'
import { m } from '#words/messages.js'

/** Tells the owner of an account that it was entered from a new place: where, when, with what, and the button against it. */
export const mailNewPlace: Handler = {
  name: 'people.mail-new-place',
  on: 'account.enteredAnew',
  lane: 'orders',
  async handle({ write, origin }, { customerId, ip, agent, at }, key) {
    await write((work) =>
      once(work, key, { customerId }, async () => {
        const account = await readAccount(work, { id: customerId })
        if (!account || account.suspendedAt) return {}
        const locale = account.language === 'en' ? 'en' : 'ar'
        const token = await makeMailedToken(work, customerId, 'not_me', at)
        const device = browserName(agent) ?? m.people_sessions_program({}, { locale })
        const facts = { device, ip, time: sayTime(at, locale, work.site) }
        await tellCustomer(
          work,
          { ...account, locale },
          {
            kind: 'people_mail_anew',
            key: `entered-anew:${hashToken(token)}`,
            secret: token,
            subject: m.people_mail_anew_subject({}, { locale }),
            title: m.people_mail_anew_title({ name: account.firstName }, { locale }),
            paragraphs: [m.people_mail_anew_text(facts, { locale }), m.people_mail_anew_fine({}, { locale })],
            action: {
              text: m.people_mail_anew_action({}, { locale }),
              url: `${origin}/${locale}/auth/not-me?token=${token}`,
            },
            footer: m.people_mail_anew_footer({}, { locale }),
            about: { customer: customerId },
          },
        )
        return {}
      }),
    )
  },
}
