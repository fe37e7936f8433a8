import { fingerprint } from '#people/access/guess-limits.ts'
import { hashToken, newToken } from '#people/access/opaque-token.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { newId } from '#platform/work/id.ts'
import { type Ceiling, limitGrowing } from '#platform/work/limit-rate.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { no } from './newsletter.refusals.ts'
import { newsletterSwitch } from './newsletter-switch.ts'
import { type ConsentPlace, noteConsent } from './note-consent.ts'

const day = 86_400_000
/** How long the mailed link works. */
const linkDays = 7
const perNetwork: Ceiling = [
  [10, 900],
  [30, 86_400],
]
const perEmail: Ceiling = [
  [3, 3600],
  [6, 86_400],
]

type Asked = { readonly email: string; readonly place: ConsentPlace }

/**
 * Somebody wants the newsletter: a link is mailed, and nothing else before it was pressed. The answer and the work are the same
 * whether the address is known or not; limited for a network and for an address.
 */
export async function askSubscription(visit: Visit, { email, place }: Asked): Promise<void> {
  if (!settingOf(newsletterSwitch, visit).on) throw no.NEWSLETTER_PAUSED()
  await visit.write(async (work) => {
    await limitGrowing(work, `newsletter:${visit.network}`, perNetwork)
    await limitGrowing(work, `newsletter-mail:${fingerprint(email)}`, perEmail)
    const id = await writeAsked(work, { email, locale: work.locale })
    await noteConsent(work, { subscriptionId: id, kind: 'asked', place, locale: work.locale, ip: visit.ip })
    await mailLink(work, { id, email, locale: work.locale, origin: visit.origin })
  })
}

/** The row of this address, with what was asked now; one that is confirmed stays so. Returns its id. */
export async function writeAsked(
  work: Work,
  { email, locale }: { readonly email: string; readonly locale: Locale },
): Promise<string> {
  const asked = { asked_at: work.now, asked_site: work.site, asked_locale: locale }
  const { id } = await work.db
    .insertInto('newsletter_subscriptions')
    .values({ id: newId(), email, site: work.site, locale, state: 'asked', ...asked })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(asked))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Linked = { readonly id: string; readonly email: string; readonly locale: Locale; readonly origin: string }

/** Mails the link that confirms a subscription; the link before it ends. */
export async function mailLink(work: Work, { id, email, locale, origin }: Linked): Promise<void> {
  const token = newToken()
  const until = new Date(work.now.getTime() + linkDays * day)
  await work.db
    .updateTable('newsletter_subscriptions')
    .set({ token_hash: hashToken(token), token_until: until })
    .where('id', '=', id)
    .execute()
  await tellCustomer(
    work,
    { id, email, locale },
    {
      key: `newsletter-confirm:${hashToken(token)}`,
      kind: 'newsletter_mail_confirm',
      secret: token,
      goodUntil: until,
      subject: m.newsletter_mail_confirm_subject({}, { locale }),
      paragraphs: [m.newsletter_mail_confirm_text({}, { locale })],
      action: {
        text: m.newsletter_mail_confirm_action({}, { locale }),
        url: `${origin}/${locale}/newsletter/confirm/${token}`,
      },
      footer: m.newsletter_mail_confirm_footer({ count: linkDays }, { locale }),
      about: { subscription: id },
    },
  )
}
