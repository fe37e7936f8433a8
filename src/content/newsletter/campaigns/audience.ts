import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'

const choice = z.enum(['any', 'yes', 'no'])
const day = z.iso.date({ error: 'newsletter_field_day' }).nullable()

/**
 * Who gets a campaign: plain conditions that all hold together, on one site. Each is said: what is absent or cannot be read is
 * refused, and never means everybody.
 */
export const audienceForm = z.object({
  language: z.enum(['any', 'ar', 'en']),
  /** Whether they have ordered on this site. */
  ordered: choice,
  /** Whether they have a package on this site now. */
  package: choice,
  /** Subscribed on this day of the site or later, or before it. */
  since: day,
  before: day,
})
export type Audience = z.output<typeof audienceForm>

export const everybody: Audience = { language: 'any', ordered: 'any', package: 'any', since: null, before: null }

/** The condition on `newsletter_subscriptions s`. */
export function isInAudience(site: Site, audience: Audience): RawBuilder<boolean> {
  const { language, ordered, package: held, since, before } = audience
  const { timeZone } = sites[site]
  const isWanted = (answer: Audience['ordered'], is: RawBuilder<boolean>) =>
    answer === 'any' ? sql<boolean>`true` : answer === 'yes' ? is : sql<boolean>`not ${is}`
  const hasOrdered = sql<boolean>`exists (select from orders o where o.customer_id = s.customer_id and o.site = ${site})`
  const hasPackage = sql<boolean>`exists (
    select from subscriptions p where p.customer_id = s.customer_id and p.site = ${site} and p.status = 'Active')`
  return sql<boolean>`(s.state = 'confirmed' and s.site = ${site}
    and (${language} = 'any' or s.locale = ${language})
    and ${isWanted(ordered, hasOrdered)} and ${isWanted(held, hasPackage)}
    and (${since}::date is null or s.confirmed_at >= ${since}::date::timestamp at time zone ${timeZone})
    and (${before}::date is null or s.confirmed_at < ${before}::date::timestamp at time zone ${timeZone}))`
}

/** Nobody gets a second mail before this time is over. */
export const promiseDays = 7

export type AudienceSize = {
  readonly all: number
  readonly arabic: number
  readonly english: number
  /** Those who would be skipped if it were sent now, because they got another campaign within the week. */
  readonly mailed: number
}

export async function readAudienceSize({ db, site, now }: Work, audience: Audience): Promise<AudienceSize> {
  const since = new Date(now.getTime() - promiseDays * 86_400_000)
  const { rows } = await sql<AudienceSize>`
    select count(*)::int as all, (count(*) filter (where locale = 'ar'))::int as arabic,
      (count(*) filter (where locale = 'en'))::int as english, (count(*) filter (where mailed_at > ${since}))::int as mailed
    from newsletter_subscriptions s where ${isInAudience(site, audience)}`.execute(db)
  return rows[0]!
}
