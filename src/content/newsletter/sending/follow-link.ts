import { linkTokens } from '#content/newsletter/newsletter.ports.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Locale } from '#platform/work/work.ts'
import { wholeUrl } from './campaign-mail.ts'

/**
 * Where a link of a campaign leads; null if it is not ours, or is forgotten. The first press is counted, but not what only looks:
 * `isLook`.
 */
export async function followLink(visit: Visit, token: string, isLook: boolean): Promise<string | null> {
  const link = visit.ports.get(linkTokens).read(token)
  if (!link) return null
  const found = await visit.read((work) =>
    work.db
      .selectFrom('campaign_recipients as r')
      .innerJoin('campaign_links as l', 'l.campaign_id', 'r.campaign_id')
      .select(['l.url', 'l.locale', 'r.campaign_id', 'r.clicked_at'])
      .where('r.id', '=', link.recipientId)
      .where('l.place', '=', link.place)
      .executeTakeFirst(),
  )
  if (!found) return null
  if (!isLook && found.clicked_at === null)
    await visit.write((work) =>
      work.db
        .updateTable('campaign_recipients')
        .set({ clicked_at: work.now })
        .where('id', '=', link.recipientId)
        .where('clicked_at', 'is', null)
        .execute(),
    )
  const locale: Locale = found.locale === 'en' ? 'en' : 'ar'
  const url = new URL(wholeUrl(found.url, { origin: visit.origin, locale }))
  // Our own pages are told where a visit came from; others are told nothing.
  if (found.url.startsWith('/')) {
    url.searchParams.set('utm_source', 'newsletter')
    url.searchParams.set('utm_medium', 'email')
    url.searchParams.set('utm_campaign', `email_${trackedName(found.campaign_id)}`)
  }
  return url.href
}

/** What visits name a campaign by: the random end of its id, because ids of one minute begin alike. */
function trackedName(campaignId: string): string {
  return campaignId.slice(-12)
}
