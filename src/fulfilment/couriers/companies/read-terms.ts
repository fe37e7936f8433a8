import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type Terms = {
  readonly id: string
  readonly validFrom: Date
  readonly why: string
  readonly madeBy: string | null
  readonly madeById: string | null
  readonly publishedBy: string | null
  readonly publishedAt: Date | null
  readonly zones: readonly ZoneTerms[]
}

export type CompanyTerms = {
  readonly inForce: Terms | null
  /** Published, valid later. */
  readonly coming: readonly Terms[]
  /** Proposed, waiting for a second person. */
  readonly draft: Terms | null
}

/** The zones of a company, as its places name them. */
export async function readZones(work: Work, company: string): Promise<readonly string[]> {
  const { rows } = await sql<{ zone: string }>`
    select zone from courier_places where company = ${company} group by zone order by min(days_to), zone`.execute(
    work.db,
  )
  return rows.map((row) => row.zone)
}

/** A company's fees: those in force, the coming ones, and those that wait for a second person. */
export async function readTerms(work: Work, company: string): Promise<CompanyTerms> {
  const rows = await work.db
    .selectFrom('courier_terms as terms')
    .leftJoin('staff_members as maker', 'maker.id', 'terms.made_by')
    .leftJoin('staff_members as publisher', 'publisher.id', 'terms.published_by')
    .select(['terms.id', 'valid_from', 'why', 'made_by', 'published_at', 'maker.name as by', 'publisher.name as also'])
    .where('company', '=', company)
    .where('dropped_at', 'is', null)
    .orderBy('valid_from', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('terms.id', 'desc')
    .limit(20)
    .execute()
  const zones = await readZones(work, company)
  const fees = await readFees(
    work,
    rows.map((row) => row.id),
  )
  const all = rows.map((row) => ({
    id: row.id,
    validFrom: row.valid_from,
    why: row.why,
    madeBy: row.by,
    madeById: row.made_by,
    publishedBy: row.also,
    publishedAt: row.published_at,
    zones: zones.flatMap((zone) => fees.find((fee) => fee.termsId === row.id && fee.zone === zone) ?? []),
  }))
  const published = all.filter((one) => one.publishedAt !== null)
  return {
    inForce: published.find((one) => one.validFrom <= work.now) ?? null,
    coming: published.filter((one) => one.validFrom > work.now).reverse(),
    draft: all.find((one) => one.publishedAt === null) ?? null,
  }
}

async function readFees(work: Work, terms: readonly string[]) {
  if (terms.length === 0) return []
  return work.db
    .selectFrom('courier_fees')
    .select(['terms_id as termsId', 'zone', 'base_minor as baseMinor', 'included_grams as includedGrams'])
    .select(['step_grams as stepGrams', 'step_minor as stepMinor'])
    .where('terms_id', 'in', [...terms])
    .execute()
}

/** The fee of one zone. `baseMinor` null: the price tables' fee for the state. */
export type ZoneTerms = {
  readonly zone: string
  readonly baseMinor: bigint | null
  readonly includedGrams: number
  readonly stepGrams: number
  readonly stepMinor: bigint
}
