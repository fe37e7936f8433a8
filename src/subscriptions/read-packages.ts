import { type Selectable, sql } from 'kysely'
import { minorToDecimal } from '#money/format-money.ts'
import type { Packages } from '#platform/database.gen.ts'
import { keepMost } from '#platform/kept.ts'
import type { Glance, Locale } from '#platform/work.ts'
import { packageForm, type RawPackage } from '#pricing/tables-form.ts'
import { type PackageFacts, packageFacts, selectPackageFacts } from './package-facts.ts'

export const periodUnits = ['week', 'month', 'year'] as const
export type Period = { readonly unit: (typeof periodUnits)[number]; readonly count: number }

/** A package as pricing takes it, with what customers read of it. Amounts are minor units of the site's currency. */
export type Package = {
  readonly id: string
  readonly terms: RawPackage
  readonly name: string
  readonly description: string
  readonly price: bigint
  readonly quota: bigint | null
  readonly period: Period
  readonly isFirstMonthFree: boolean
}

export type OwnSubscription = {
  readonly id: string
  readonly packageId: string
  readonly status: 'Active' | 'Requested'
  readonly quota: bigint | null
  readonly consumption: bigint
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

export type PackageChoice = {
  readonly packages: readonly Package[]
  /** The customer's running package on this site, or null. */
  readonly active: OwnSubscription | null
  /** One that was asked for and waits for its payment. */
  readonly pending: OwnSubscription | null
}

export type PackageQuestion = {
  readonly customerId: string | null
  /** An order being quoted again: its own use of the quota is not counted against it. */
  readonly orderId?: string | null
}

/** The packages of the site; the customer's own with what is used of its quota, even if it is no longer sold. */
export async function readPackages(work: Glance, { customerId, orderId }: PackageQuestion): Promise<PackageChoice> {
  const customer = sql<string | null>`${customerId}::uuid`
  const facts = selectPackageFacts(work.site, customer, orderId ?? null)
  const row = await work.db.selectNoFrom(facts.as('facts')).executeTakeFirstOrThrow()
  return packagesOf(work, packageFacts.parse(row.facts))
}

/** The same, where the facts are known already: the packages themselves are read again only when they were changed. */
export async function packagesOf(work: Glance, { revision, own }: PackageFacts): Promise<PackageChoice> {
  const active = own.find((one) => one.status === 'Active' && one.endsAt !== null && one.endsAt > work.now) ?? null
  const name = `${work.site} ${revision}`
  const known = kept.get(name) ?? (await readRevision(work, name))
  return {
    packages: known
      .filter(({ row }) => row.is_offered || row.id === active?.packageId)
      .map((one) => toPackage(one, active, work.locale)),
    active,
    pending: own.find((one) => one.status === 'Requested') ?? null,
  }
}

type KnownPackage = { readonly row: Selectable<Packages>; readonly terms: RawPackage }

const kept = keepMost<readonly KnownPackage[]>(20)

// The packages may have been changed since the revision was asked for: they are kept under the one read beside them.
async function readRevision({ db, site }: Glance, asked: string): Promise<readonly KnownPackage[]> {
  const rows = await db
    .selectFrom('packages')
    .innerJoin('package_revision', (join) => join.onTrue())
    .selectAll()
    .where('site', '=', site)
    .orderBy('rank')
    .execute()
  const known = rows.map((row) => ({ row, terms: termsOf(row, row.quota_minor, null) }))
  return kept.set(rows[0] ? `${site} ${rows[0].revision}` : asked, known)
}

function toPackage({ row, terms }: KnownPackage, active: OwnSubscription | null, locale: Locale): Package {
  const own = active?.packageId === row.id ? active : null
  return {
    id: row.id,
    terms: own ? termsOf(row, own.quota, own.consumption) : terms,
    name: locale === 'ar' ? row.name_ar : row.name_en,
    description: locale === 'ar' ? row.description_ar : row.description_en,
    price: row.price_minor,
    quota: own ? own.quota : row.quota_minor,
    period: { unit: periodUnits.find((unit) => unit === row.period_unit) ?? 'month', count: row.period_count },
    isFirstMonthFree: row.is_first_month_free,
  }
}

// `consumption` is null where the package is not the customer's.
function termsOf(row: Selectable<Packages>, quota: bigint | null, consumption: bigint | null): RawPackage {
  return packageForm.parse({
    id: row.id,
    name: { ar: row.name_ar, en: row.name_en },
    description: { ar: row.description_ar, en: row.description_en },
    price: minorToDecimal(row.price_minor),
    quota: quota === null ? null : minorToDecimal(quota),
    consumption: minorToDecimal(consumption ?? 0n),
    active: consumption !== null,
    countries: row.countries,
    stores: row.stores,
    categories: row.categories,
    benefits: row.benefits,
  })
}
