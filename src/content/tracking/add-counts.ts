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

/** Campaigns that nothing came of yet and that are counted by name, of each site in two days; more are counted without one. */
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

// Newsletters of ours and whatever led to an order are known however many others somebody makes up.
async function keepKnown(work: Work, counts: readonly Count[]): Promise<readonly Count[]> {
  const asked = counts.filter(({ campaign }) => campaign !== '')
  if (asked.length === 0) return counts
  const names = [...new Set(asked.map(({ campaign }) => campaign))]
  const { rows } = await sql<{ site: Site; campaign: string }>`
    select distinct site, campaign from traffic_days
    where campaign <> '' and day > (${work.now}::timestamptz at time zone 'UTC')::date - 2`.execute(work.db)
  const known = new Map<Site, Set<string>>()
  const of = (site: Site) => known.get(site) ?? known.set(site, new Set()).get(site)!
  for (const { site, campaign } of rows) of(site).add(campaign)
  const strange = names.filter((name) => asked.some(({ site, campaign }) => campaign === name && !of(site).has(name)))
  const proven = new Set(strange.length === 0 ? [] : await readProven(work, strange))
  const isNamed = ({ site, campaign }: Count) => {
    if (proven.has(campaign) || of(site).has(campaign)) return true
    return of(site).size < mostCampaigns && of(site).add(campaign).has(campaign)
  }
  return counts.map((one) => (one.campaign === '' || isNamed(one) ? one : { ...one, campaign: '' }))
}

async function readProven({ db }: Work, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ campaign: string }>`
    select campaign from unnest(${[...names]}::text[]) as asked (campaign)
    where exists (select from order_touches where order_touches.campaign = asked.campaign)
      or exists (select from campaigns where right(id::text, 12) = asked.campaign)`.execute(db)
  return rows.map(({ campaign }) => campaign)
}
