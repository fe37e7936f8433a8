import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import type { EventName } from './event-names.ts'

/** By what everything is counted. */
export type Kind = {
  readonly locale: string
  readonly device: string
  readonly source: string
  readonly campaign: string
}
export type Count = Kind & {
  readonly site: Site
  readonly at: Date
  readonly name: EventName
  readonly count: number
  readonly minor?: bigint
}

/** Campaigns that are counted by name on a day of a site. Whoever makes up more of them is counted without one. */
const mostCampaigns = 200

/** Adds to the figures of the days, which are those of the site's own calendar. */
export async function addCounts(work: Work, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return
  const named = await keepKnown(work, counts)
  const of = <Value>(pick: (one: Count) => Value) => named.map(pick)
  await sql`
    insert into traffic_days as known (day, site, locale, device, source, campaign, name, count, minor)
    select (at at time zone zone)::date, site, locale, device, source, campaign, name, sum(count), sum(minor)
    from unnest(${of(({ at }) => at)}::timestamptz[], ${of(({ site }) => sites[site].timeZone)}::text[],
      ${of(({ site }) => site)}::text[], ${of(({ locale }) => locale)}::text[], ${of(({ device }) => device)}::text[],
      ${of(({ source }) => source)}::text[], ${of(({ campaign }) => campaign)}::text[], ${of(({ name }) => name)}::text[],
      ${of(({ count }) => count)}::bigint[], ${of(({ minor = 0n }) => minor)}::bigint[])
      as one (at, zone, site, locale, device, source, campaign, name, count, minor)
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (site, day, name, source, campaign, locale, device)
      do update set count = known.count + excluded.count, minor = known.minor + excluded.minor`.execute(work.db)
}

async function keepKnown(work: Work, counts: readonly Count[]): Promise<readonly Count[]> {
  const asked = [...new Set(counts.flatMap(({ campaign }) => (campaign === '' ? [] : [campaign])))]
  if (asked.length === 0) return counts
  const { rows } = await sql<{ campaign: string }>`
    select distinct campaign from traffic_days
    where campaign <> '' and day > (${work.now}::timestamptz at time zone 'UTC')::date - 2
    limit ${mostCampaigns + asked.length}`.execute(work.db)
  const known = new Set(rows.map(({ campaign }) => campaign))
  for (const campaign of asked) if (known.size < mostCampaigns) known.add(campaign)
  return counts.map((one) => (known.has(one.campaign) ? one : { ...one, campaign: '' }))
}
