import type { Selectable } from 'kysely'
import { minorToDecimal } from '#money/format-money.ts'
import type { Packages } from '#platform/database.gen.ts'
import type { Locale, Work } from '#platform/work.ts'
import { packageForm, type RawPackage } from '#pricing/tables-form.ts'

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
export async function readPackages(work: Work, question: PackageQuestion): Promise<PackageChoice> {
  const own = question.customerId === null ? [] : await readOwn(work, question.customerId)
  const running = own.find((one) => one.status === 'Active' && one.endsAt !== null && one.endsAt > work.now) ?? null
  const active = running && {
    ...running,
    consumption: running.consumption - (await usedBy(work, running.id, question)),
  }
  const rows = await work.db
    .selectFrom('packages')
    .selectAll()
    .where('site', '=', work.site)
    .where(({ eb, or }) => or([eb('is_offered', '=', true), eb('id', '=', active?.packageId ?? '')]))
    .orderBy('rank')
    .execute()
  return {
    packages: rows.map((row) => toPackage(row, active, work.locale)),
    active,
    pending: own.find((one) => one.status === 'Requested') ?? null,
  }
}

async function readOwn(work: Work, customerId: string): Promise<OwnSubscription[]> {
  const rows = await work.db
    .selectFrom('subscriptions')
    .select(['id', 'package_id', 'status', 'quota_minor', 'consumption_minor', 'starts_at', 'ends_at'])
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('status', 'in', ['Active', 'Requested'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    packageId: row.package_id,
    status: row.status === 'Active' ? 'Active' : 'Requested',
    quota: row.quota_minor,
    consumption: row.consumption_minor,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }))
}

async function usedBy(work: Work, subscriptionId: string, { orderId }: PackageQuestion): Promise<bigint> {
  if (!orderId) return 0n
  const use = await work.db
    .selectFrom('quota_uses')
    .select('minor')
    .where('order_id', '=', orderId)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst()
  return use?.minor ?? 0n
}

function toPackage(row: Selectable<Packages>, active: OwnSubscription | null, locale: Locale): Package {
  const own = active?.packageId === row.id ? active : null
  const quota = own ? own.quota : row.quota_minor
  return {
    id: row.id,
    terms: packageForm.parse({
      id: row.id,
      name: { ar: row.name_ar, en: row.name_en },
      description: { ar: row.description_ar, en: row.description_en },
      price: minorToDecimal(row.price_minor),
      quota: quota === null ? null : minorToDecimal(quota),
      consumption: minorToDecimal(own?.consumption ?? 0n),
      active: own !== null,
      countries: row.countries,
      stores: row.stores,
      categories: row.categories,
      benefits: row.benefits,
    }),
    name: locale === 'ar' ? row.name_ar : row.name_en,
    description: locale === 'ar' ? row.description_ar : row.description_en,
    price: row.price_minor,
    quota,
    period: { unit: periodUnits.find((unit) => unit === row.period_unit) ?? 'month', count: row.period_count },
    isFirstMonthFree: row.is_first_month_free,
  }
}
