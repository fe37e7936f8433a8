import type { Work } from '#platform/work/work.ts'
import type { RawPackage } from '#pricing/quote/tables/tables-form.ts'
import { daysLeft, freeMonth, type Period, periodOf } from './packages/package-period.ts'
import { termsOf } from './read-packages.ts'
import { type SubscriptionStatus, subscriptionStatuses } from './subscription-moves.ts'
import { daysToGiveBack, isRefundable } from './unused-package.ts'

/** A subscription as its customer or support sees it; its terms are those it was sold with. */
export type SubscriptionView = {
  readonly id: string
  readonly number: string
  readonly packageId: string
  readonly name: string
  readonly terms: RawPackage
  readonly status: SubscriptionStatus
  readonly price: bigint
  readonly isFree: boolean
  readonly isPaid: boolean
  readonly quota: bigint | null
  readonly consumption: bigint
  readonly period: Period
  readonly requestedAt: Date
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly endedAt: Date | null
  readonly daysLeft: number
  /** Until when it is refunded if nothing of it is used; null if it is not. */
  readonly givenBackUntil: Date | null
  /** The running subscription that it follows. */
  readonly followsId: string | null
  /** Whether the same package can be bought again. */
  readonly isOffered: boolean
  /** The order it is bought with. */
  readonly orderId: string | null
}

export type OwnSubscriptions = {
  readonly active: SubscriptionView | null
  readonly requested: SubscriptionView | null
  /** Ended ones, the latest first. */
  readonly past: readonly SubscriptionView[]
}

/** All subscriptions of a customer on this site. */
export async function readSubscriptions(work: Work, customerId: string): Promise<OwnSubscriptions> {
  const all = (await rowsOf(work, customerId)).map((row) => toView(work, row))
  const isRunning = (one: SubscriptionView) => one.status === 'Active' && one.endsAt !== null && one.endsAt > work.now
  return {
    active: all.find(isRunning) ?? null,
    requested: all.find((one) => one.status === 'Requested') ?? null,
    past: all.filter((one) => one.status !== 'Requested' && !isRunning(one)),
  }
}

function rowsOf(work: Work, customerId: string) {
  return work.db
    .selectFrom('subscriptions as one')
    .innerJoin('package_versions as terms', 'terms.id', 'one.version_id')
    .innerJoin('packages', (join) =>
      join.onRef('packages.site', '=', 'one.site').onRef('packages.id', '=', 'one.package_id'),
    )
    .selectAll('terms')
    .select(['one.id as own_id', 'one.number', 'one.status', 'one.price_minor as paid_minor', 'one.is_free'])
    .select(['one.quota_minor as own_quota', 'one.consumption_minor', 'one.requested_at', 'one.starts_at'])
    .select(['one.ends_at', 'one.ended_at', 'one.paid_at', 'one.follows_id', 'one.order_id', 'packages.is_offered'])
    .where('one.customer_id', '=', customerId)
    .where('one.site', '=', work.site)
    .orderBy('one.requested_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(100)
    .execute()
}

function toView(work: Work, row: Awaited<ReturnType<typeof rowsOf>>[number]): SubscriptionView {
  const { starts_at, consumption_minor, paid_minor: price_minor, paid_at } = row
  const mayGiveBack = isRefundable({ starts_at, consumption_minor, price_minor, paid_at }, work.now)
  const until = starts_at && new Date(starts_at.getTime() + daysToGiveBack * 86_400_000)
  return {
    id: row.own_id,
    number: row.number,
    packageId: row.package_id,
    name: work.locale === 'ar' ? row.name_ar : row.name_en,
    terms: termsOf(row.package_id, row, { quota: row.own_quota, consumption: consumption_minor }),
    status: subscriptionStatuses.find((one) => one === row.status) ?? 'Cancelled',
    price: price_minor,
    isFree: row.is_free,
    isPaid: paid_at !== null || price_minor === 0n,
    quota: row.own_quota,
    consumption: consumption_minor,
    period: row.is_free ? freeMonth : periodOf(row),
    requestedAt: row.requested_at,
    startsAt: starts_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    daysLeft: row.ends_at ? daysLeft(row.ends_at, work.now) : 0,
    givenBackUntil: mayGiveBack && row.status === 'Active' ? until : null,
    followsId: row.follows_id,
    isOffered: row.is_offered,
    orderId: row.order_id,
  }
}
