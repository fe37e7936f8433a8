import { findCoupon, readCoupons } from '#coupons/read-coupons.ts'
import type { Work } from '#platform/work.ts'
import type { Offer } from '#pricing/calculate-cost.ts'
import { type PublishedTables, readTables, readTablesVersion } from '#pricing/read-tables.ts'
import { type PackageChoice, readPackages } from '#subscriptions/read-packages.ts'

export type OfferQuestion = {
  /** A code somebody typed. */
  readonly code?: string | null
  /** An order being quoted again: its own use of coupon and quota does not count, its tables may be of another day. */
  readonly order?: {
    readonly id: string
    readonly customerId: string
    readonly placedAt: Date
    readonly tablesId: string | null
  }
}

export type ReadOffer = Offer & {
  readonly tables: PublishedTables
  readonly choice: PackageChoice
  /** The typed code as the coupon writes it; unchanged where nobody knows it. */
  readonly couponCode: string | null
  readonly applyMessage: string | null
}

/** Everything a price is made with, for this site, person and moment: price tables, packages and coupons. */
export async function readOffer(work: Work, { code, order }: OfferQuestion = {}): Promise<ReadOffer> {
  const customerId = order?.customerId ?? (work.who.kind === 'customer' ? work.who.id : null)
  const orderId = order?.id ?? null
  const tables = order?.tablesId ? await readTablesVersion(work, order.tablesId) : await readTables(work)
  const choice = await readPackages(work, { customerId, orderId })
  const typed = code?.trim() || null
  const coupons = await readCoupons(work, { customerId, orderId, code: typed, placedAt: order?.placedAt ?? null })
  const named = typed === null ? undefined : findCoupon(coupons, typed)
  return {
    tables,
    choice,
    prices: tables.prices,
    packages: choice.packages.map((one) => one.terms),
    coupons: coupons.map((coupon) => ({ ...coupon.terms, listed: coupon.isPublic })),
    defaultPackage: choice.active?.packageId ?? null,
    locale: work.locale,
    couponCode: named?.code ?? typed,
    applyMessage: named?.display.applyMessage ?? null,
  }
}
