import { type Selectable, sql } from 'kysely'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Packages, PackageVersions } from '#platform/work/database.gen.ts'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { Locale, QueryWork } from '#platform/work/work.ts'
import { packageForm, type RawPackage } from '#pricing/quote/tables/tables-form.ts'
import { type PackageFacts, packageFacts, selectPackageFacts } from './packages/package-facts.ts'
import { type Period, periodOf } from './packages/package-period.ts'

/**
 * A package in the form that pricing uses, with its texts for customers. Amounts are minor units of the site's
 * currency.
 */
export type Package = {
  readonly id: string
  readonly terms: RawPackage
  readonly name: string
  readonly description: string
  /** What it is for, in a sentence. */
  readonly fits: string
  readonly price: bigint
  readonly quota: bigint | null
  readonly period: Period
  readonly isFirstMonthFree: boolean
  /** Whether it can be bought; the customer's own package is shown even if it is no longer sold. */
  readonly isOffered: boolean
}

type OwnSubscription = {
  readonly id: string
  readonly packageId: string
  readonly status: 'Active' | 'Requested' | 'Expired' | 'QuotaReached'
  readonly quota: bigint | null
  readonly consumption: bigint
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** Whether a package that has not started is paid. */
  readonly isPaid: boolean
}

/** An ended package whose notice the customer has not dismissed: its name, and how it ended. */
export type EndedPackage = Pick<OwnSubscription, 'id' | 'packageId'> & {
  readonly name: string
  readonly how: 'Expired' | 'QuotaReached'
  readonly endedAt: Date
  /** Whether it can be bought again. */
  readonly mayRenew: boolean
}

export type PackageChoice = {
  readonly packages: readonly Package[]
  /** The customer's running package on this site, or null. */
  readonly active: OwnSubscription | null
  /** A package that waits for its payment, or is paid and waits for the end of the running one. */
  readonly pending: OwnSubscription | null
  /** A package that ended recently without a successor; null otherwise. */
  readonly ended: EndedPackage | null
}

export type PackageQuestion = {
  readonly customerId: string | null
  /** If an order is quoted again, its own use of the quota is not counted. */
  readonly orderId?: string | null
}

/** The packages of the site; the customer's own with its used quota, even if it is no longer sold. */
export async function readPackages(work: QueryWork, { customerId, orderId }: PackageQuestion): Promise<PackageChoice> {
  const customer = sql<string | null>`${customerId}::uuid`
  const facts = selectPackageFacts(work.site, customer, orderId ?? null)
  const row = await work.db.selectNoFrom(facts.as('facts')).executeTakeFirstOrThrow()
  return packagesOf(work, packageFacts.parse(row.facts))
}

/** The same with known facts: the packages themselves are read again only if they changed. */
export async function packagesOf(work: QueryWork, { revision, own }: PackageFacts): Promise<PackageChoice> {
  const active = own.find((one) => one.status === 'Active' && one.endsAt !== null && one.endsAt > work.now) ?? null
  const name = `${work.site} ${revision}`
  const known = kept.get(name) ?? (await readRevision(work, name))
  const version = active && (await readVersion(work, active.versionId))
  const packages = known
    .filter(({ row }) => row.is_offered || row.id === active?.packageId)
    .map(({ row, terms }) => {
      const isOwn = version !== null && row.id === active?.packageId
      return isOwn && active ? ownPackage(row, version, active, work.locale) : toPackage(row, row, terms, work.locale)
    })
  const pending = own.find((one) => one.status === 'Requested') ?? null
  return { packages, active, pending, ended: active || pending ? null : endedOf(work, own, known) }
}

type Terms = Omit<Selectable<PackageVersions>, keyof Drafted>
type Drafted = Pick<
  Selectable<PackageVersions>,
  | ('id' | 'package_id' | 'made_by' | 'made_at' | 'why')
  | ('published_by' | 'published_at' | 'dropped_by' | 'dropped_at')
>
type Row = Selectable<Packages>
type KnownPackage = { readonly row: Row; readonly terms: RawPackage }

const kept = lruCache<readonly KnownPackage[]>(20)
const daysToTell = 30

// The packages may have changed since the revision was read: they are cached under the revision read together with
// them.
async function readRevision({ db, site }: QueryWork, asked: string): Promise<readonly KnownPackage[]> {
  const rows = await db
    .selectFrom('packages')
    .innerJoin('package_revision', (join) => join.onTrue())
    .selectAll()
    .where('site', '=', site)
    .orderBy('rank')
    .execute()
  const known = rows.map((row) => ({ row, terms: termsOf(row.id, row, { quota: row.quota_minor, consumption: null }) }))
  return kept.set(rows[0] ? `${site} ${rows[0].revision}` : asked, known)
}

// Sold terms never change, so they can be cached for any time.
const sold = lruCache<Terms>(200)

async function readVersion({ db }: QueryWork, id: string): Promise<Terms> {
  const known = sold.get(id)
  if (known) return known
  const row = await db.selectFrom('package_versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return sold.set(id, row)
}

function ownPackage(row: Row, version: Terms, own: OwnSubscription, locale: Locale): Package {
  const { quota, consumption } = own
  return { ...toPackage(row, version, termsOf(row.id, version, { quota, consumption }), locale), quota }
}

function toPackage(row: Row, shown: Terms, terms: RawPackage, locale: Locale): Package {
  return {
    id: row.id,
    terms,
    name: locale === 'ar' ? shown.name_ar : shown.name_en,
    description: locale === 'ar' ? shown.description_ar : shown.description_en,
    fits: locale === 'ar' ? shown.fits_ar : shown.fits_en,
    price: row.price_minor,
    quota: shown.quota_minor,
    period: periodOf(shown),
    isFirstMonthFree: row.is_first_month_free,
    isOffered: row.is_offered,
  }
}

type Use = { readonly quota: bigint | null; readonly consumption: bigint | null }

/** Terms in the form that pricing uses; `consumption` is null if the package is not the customer's. */
export function termsOf(id: string, terms: Terms, { quota, consumption }: Use): RawPackage {
  return packageForm.parse({
    id,
    name: { ar: terms.name_ar, en: terms.name_en },
    description: { ar: terms.description_ar, en: terms.description_en },
    price: minorToDecimal(terms.price_minor),
    quota: quota === null ? null : minorToDecimal(quota),
    consumption: minorToDecimal(consumption ?? 0n),
    active: consumption !== null,
    countries: terms.countries,
    stores: terms.stores,
    categories: terms.categories,
    benefits: terms.benefits,
  })
}

// Includes one whose time is over but which the job has not ended yet.
function endedOf(work: QueryWork, own: PackageFacts['own'], known: readonly KnownPackage[]): EndedPackage | null {
  const since = new Date(work.now.getTime() - daysToTell * 86_400_000)
  const [last] = own
    .filter((one) => one.status !== 'Requested')
    .map((one) => ({ ...one, at: one.endedAt ?? one.endsAt ?? work.now }))
    .filter(({ at }) => at > since)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
  const row = known.find((one) => one.row.id === last?.packageId)?.row
  if (!last || !row) return null
  return {
    id: last.id,
    packageId: last.packageId,
    name: work.locale === 'ar' ? row.name_ar : row.name_en,
    how: last.status === 'QuotaReached' ? 'QuotaReached' : 'Expired',
    endedAt: last.at,
    mayRenew: row.is_offered,
  }
}
