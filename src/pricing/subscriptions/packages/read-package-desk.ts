import { sql } from 'kysely'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { termsOf } from '#pricing/subscriptions/read-packages.ts'
import { type Period, periodOf } from './package-period.ts'

export type PackageRow = {
  readonly id: string
  readonly name: string
  readonly price: bigint
  readonly quota: bigint | null
  readonly period: Period
  readonly isOffered: boolean
  /** How many customers run it now; and how many wait for it. */
  readonly active: number
  readonly waiting: number
  /** Bought in the last 30 days. */
  readonly sold: number
  readonly draftId: string | null
}

/** The packages of the site as staff see them: their prices and subscribers. */
export async function readPackageDesk(work: Work): Promise<readonly PackageRow[]> {
  const since = new Date(work.now.getTime() - 30 * 86_400_000)
  const rows = await work.db
    .selectFrom('packages')
    .selectAll()
    .select(({ selectFrom }) => [
      sql<number>`(select count(*)::int from subscriptions one where one.site = packages.site and one.package_id = packages.id
        and one.status = 'Active')`.as('active'),
      sql<number>`(select count(*)::int from subscriptions one where one.site = packages.site and one.package_id = packages.id
        and one.status = 'Requested')`.as('waiting'),
      sql<number>`(select count(*)::int from subscriptions one where one.site = packages.site and one.package_id = packages.id
        and one.starts_at > ${since})`.as('sold'),
      selectFrom('package_versions as draft')
        .select('draft.id')
        .whereRef('draft.site', '=', 'packages.site')
        .whereRef('draft.package_id', '=', 'packages.id')
        .where('draft.published_at', 'is', null)
        .where('draft.dropped_at', 'is', null)
        .as('draft_id'),
    ])
    .where('site', '=', work.site)
    .orderBy('rank')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: work.locale === 'ar' ? row.name_ar : row.name_en,
    price: row.price_minor,
    quota: row.quota_minor,
    period: periodOf(row),
    isOffered: row.is_offered,
    active: row.active,
    waiting: row.waiting,
    sold: row.sold,
    draftId: row.draft_id,
  }))
}

/** One package with all its versions, the newest first, and who wrote and published each. */
export async function readPackageVersions(work: Work, packageId: string) {
  const pack = await work.db
    .selectFrom('packages')
    .selectAll()
    .where('site', '=', work.site)
    .where('id', '=', packageId)
    .executeTakeFirst()
  if (!pack) throw no.NOT_FOUND()
  const versions = await work.db
    .selectFrom('package_versions as version')
    .leftJoin('staff_members as author', 'author.id', 'version.made_by')
    .leftJoin('staff_members as publisher', 'publisher.id', 'version.published_by')
    .selectAll('version')
    .select(['author.name as author', 'publisher.name as publisher'])
    .where('version.site', '=', work.site)
    .where('version.package_id', '=', packageId)
    .orderBy('version.made_at', 'desc')
    .orderBy('version.id', 'desc')
    .limit(50)
    .execute()
  const draft = versions.find((one) => one.published_at === null && one.dropped_at === null) ?? null
  const terms = termsOf(pack.id, pack, { quota: pack.quota_minor, consumption: null })
  return { pack, terms, versions, draft }
}

export type PackageVersionsFacts = Awaited<ReturnType<typeof readPackageVersions>>
