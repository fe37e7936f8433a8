import { keepNewsletterWish } from '#people/accounts/profile/keep-newsletter-wish.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { noteConsent } from './note-consent.ts'

type Ending = {
  readonly id: string
  readonly kind: 'left' | 'bounced' | 'complained'
  /** By which way it was said: a page, a mail program, a company that carries mail. */
  readonly place: string
}

/**
 * Nothing more is sent to this address until it confirms anew. Answers whether it got the newsletter until now; a second call
 * changes nothing.
 */
export async function endSubscription(work: Work, { id, kind, place }: Ending): Promise<boolean> {
  const found = await work.db
    .selectFrom('newsletter_subscriptions')
    .select('customer_id as customerId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return false
  if (found.customerId) await keepNewsletterWish(work, found.customerId, false)
  const ended = await work.db
    .updateTable('newsletter_subscriptions')
    .set({ state: kind === 'left' ? 'left' : 'stopped', ended_at: work.now, token_hash: null, token_until: null })
    .where('id', '=', id)
    // What bounced stays so, whoever leaves it afterwards.
    .where('state', 'in', kind === 'left' ? ['asked', 'confirmed'] : ['asked', 'confirmed', 'left'])
    .returning(['locale', 'mailed_by'])
    .executeTakeFirst()
  if (!ended) return false
  if (kind === 'left' && ended.mailed_by) await noteLeft(work, id, ended.mailed_by)
  const locale: Locale = ended.locale === 'en' ? 'en' : 'ar'
  await noteConsent(work, { subscriptionId: id, kind, place, locale })
  return true
}

// Whoever leaves does so after the last campaign that they got.
async function noteLeft(work: Work, subscriptionId: string, campaignId: string): Promise<void> {
  await work.db
    .updateTable('campaign_recipients')
    .set({ unsubscribed_at: work.now })
    .where('campaign_id', '=', campaignId)
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['sending', 'sent'])
    .where('unsubscribed_at', 'is', null)
    .execute()
}
