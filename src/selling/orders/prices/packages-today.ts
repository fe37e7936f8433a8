import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Work } from '#platform/work/work.ts'
import type { RawPackage } from '#pricing/quote/tables/tables-form.ts'
import { readPackages } from '#pricing/subscriptions/read-packages.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'

export type PackagesToday = {
  /** The package that the order may use, if any. */
  readonly packages: RawPackage[]
  /** The package that the order was placed with is still running. */
  readonly isOwnRunning: boolean
}

/**
 * The package of an unpaid order today: the one it was placed with, with its terms and the quota that other orders
 * left, as long as it runs; otherwise the customer's present one. A package bought with the order is its own.
 */
export async function packagesToday(work: Work, order: Order, stored: RawPackage[]): Promise<PackagesToday> {
  if (order.subscribes) return { packages: stored, isOwnRunning: true }
  const own = await readOwn(work, order.id)
  const terms = stored.find((one) => one.id === order.package_id)
  if (own && terms) return { packages: [{ ...terms, ...own }], isOwnRunning: true }
  const { packages, active } = await readPackages(work, { customerId: order.customer_id, orderId: order.id })
  const running = packages.find((one) => one.id === active?.packageId)?.terms
  return { packages: running ? [running] : [], isOwnRunning: false }
}

// A package whose quota this order has filled still runs for this order.
async function readOwn(work: Work, orderId: string): Promise<Pick<RawPackage, 'quota' | 'consumption'> | null> {
  const row = await work.db
    .selectFrom('quota_uses as use')
    .innerJoin('subscriptions as own', 'own.id', 'use.subscription_id')
    .select(['own.quota_minor', 'own.consumption_minor', 'use.minor'])
    .where('use.order_id', '=', orderId)
    .where('own.status', 'in', ['Active', 'QuotaReached'])
    .where('own.ends_at', '>', work.now)
    .executeTakeFirst()
  if (!row) return null
  return {
    quota: row.quota_minor === null ? null : minorToDecimal(row.quota_minor),
    consumption: minorToDecimal(row.consumption_minor - row.minor),
  }
}
