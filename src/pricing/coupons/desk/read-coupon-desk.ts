import { sql } from 'kysely'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { RawCoupon } from '#pricing/quote/tables/tables-form.ts'
import { sites } from '#sites/sites.ts'
import { contentTerms } from './content-terms.ts'
import { type CouponContent, contentOfVersion } from './coupon-content.ts'

export const couponStates = ['running', 'scheduled', 'waiting', 'paused', 'ended', 'usedUp'] as const
export type CouponState = (typeof couponStates)[number]

/** A coupon, or all the codes of a batch, as staff see it. */
export type DeskCoupon = {
  readonly subjectId: string
  readonly code: string
  /** How many codes were generated; null for a coupon with one code. */
  readonly draws: number | null
  readonly state: CouponState
  /** Whether a version waits for a second person. */
  readonly hasProposal: boolean
  readonly content: CouponContent
  readonly terms: RawCoupon
  readonly endsAt: Date | null
  readonly uses: number
  readonly given: Money
}

type Asked = { readonly state: CouponState | null; readonly q: string; readonly subjectId?: string }

/** The coupons of the site, the newest first, with their uses and the total of their discounts. */
export async function readCouponDesk(work: Work, { state, q, subjectId }: Asked): Promise<readonly DeskCoupon[]> {
  const found = await sql<Row>`
    with latest as (
      select distinct on (subject_id) subject_id, code, draws, terms, number,
        published_at is null and withdrawn_at is null as is_open,
        withdrawn_at is not null and not exists (
          select from coupon_versions one where one.subject_id = v.subject_id and one.published_at is not null) as is_gone
      from coupon_versions v where site = ${work.site}
      order by subject_id, (published_at is not null) desc, number desc)
    select l.subject_id, l.code, l.draws, l.terms, l.is_open,
      exists (select from coupon_versions v where v.subject_id = l.subject_id
        and v.published_at is null and v.withdrawn_at is null) as has_proposal,
      held.ends_at, coalesce(held.is_paused, false) as is_paused,
      coalesce(held.uses, 0) as uses, coalesce(held.given, 0)::bigint as given, coalesce(held.codes, 0) as codes
    from latest l
    left join lateral (
      select min(c.ends_at) as ends_at, bool_or(c.paused_at is not null) as is_paused, count(distinct c.id)::int as codes,
        count(u.id)::int as uses, sum(u.given_minor) as given
      from coupons c left join coupon_uses u on u.coupon_id = c.id and u.released_at is null
      where c.id = l.subject_id or c.batch_id = l.subject_id) held on true
    where not l.is_gone and (${subjectId ?? null}::uuid is null or l.subject_id = ${subjectId ?? null}::uuid)
      and (${q} = '' or l.code::text ilike ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`}
        or exists (select from coupons c where c.batch_id = l.subject_id and c.code = ${q}))
    order by l.subject_id desc limit 500`.execute(work.db)
  const rows = found.rows.map((row) => toDesk(row, work))
  return state === null ? rows : rows.filter((row) => row.state === state || (state === 'waiting' && row.hasProposal))
}

type Row = {
  readonly subject_id: string
  readonly code: string
  readonly draws: number | null
  readonly terms: unknown
  readonly is_open: boolean
  readonly has_proposal: boolean
  readonly ends_at: Date | null
  readonly is_paused: boolean
  readonly uses: number
  readonly given: bigint
  readonly codes: number
}

function toDesk(row: Row, { now, site }: Work): DeskCoupon {
  const content = contentOfVersion({ terms: row.terms as never })
  return {
    subjectId: row.subject_id,
    code: row.code,
    draws: row.draws,
    state: stateOf(row, content, now),
    hasProposal: row.has_proposal,
    content,
    terms: contentTerms(row.code, content),
    endsAt: row.codes === 0 ? content.endsAt : row.ends_at,
    uses: row.uses,
    given: money(row.given, sites[site].currency),
  }
}

function stateOf(row: Row, { startsAt, usesLimit }: CouponContent, now: Date): CouponState {
  if (row.is_open) return 'waiting'
  if (row.ends_at !== null && row.ends_at <= now) return 'ended'
  if (row.is_paused) return 'paused'
  if (startsAt > now) return 'scheduled'
  return usesLimit !== null && row.uses >= usesLimit * Math.max(row.codes, 1) ? 'usedUp' : 'running'
}

export type CouponVersion = {
  readonly id: string
  readonly number: number
  readonly content: CouponContent
  readonly terms: RawCoupon
  readonly why: string
  readonly needsTwo: boolean
  readonly proposedBy: string | null
  readonly proposedByMe: boolean
  readonly proposedAt: Date
  readonly publishedBy: string | null
  readonly publishedAt: Date | null
  readonly withdrawnAt: Date | null
}

/** Every version of a coupon, the latest first: who proposed it, why, and who agreed. */
export async function readVersions(work: Work, subjectId: string): Promise<readonly CouponVersion[]> {
  const rows = await work.db
    .selectFrom('coupon_versions as v')
    .leftJoin('staff_members as one', 'one.id', 'v.proposed_by')
    .leftJoin('staff_members as other', 'other.id', 'v.published_by')
    .selectAll('v')
    .select(['one.name as proposer', 'other.name as publisher'])
    .where('v.subject_id', '=', subjectId)
    .where('v.site', '=', work.site)
    .orderBy('v.number', 'desc')
    .execute()
  return rows.map((row) => {
    const content = contentOfVersion(row)
    return {
      id: row.id,
      number: row.number,
      content,
      terms: contentTerms(row.code, content),
      why: row.why,
      needsTwo: row.needs_two,
      proposedBy: row.proposer,
      proposedByMe: row.proposed_by !== null && row.proposed_by === work.who.id,
      proposedAt: row.proposed_at,
      publishedBy: row.publisher,
      publishedAt: row.published_at,
      withdrawnAt: row.withdrawn_at,
    }
  })
}
