import { sql } from 'kysely'
import type { Glance } from '#platform/work/work.ts'
import { couponsOf, findCoupon } from '#pricing/coupons/read-coupons.ts'
import type { Offer } from '#pricing/quote/calculate-cost.ts'
import { type PublishedTables, readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { type PackageChoice, packagesOf } from '#pricing/subscriptions/read-packages.ts'
import { type OfferFacts, offerFacts, selectOfferFacts } from './offer-facts.ts'

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
export async function readOffer(work: Glance, question: OfferQuestion = {}): Promise<ReadOffer> {
  const { code, order } = question
  const id = order?.customerId ?? (work.who.kind === 'customer' ? work.who.id : null)
  const facts = selectOfferFacts({
    customer: sql`${id}::uuid`,
    now: work.now,
    site: work.site,
    code: sql`${code?.trim() || null}::text`,
    orderId: order?.id ?? null,
  })
  const row = await work.db.selectNoFrom(facts.as('facts')).executeTakeFirstOrThrow()
  return offerOf(work, offerFacts.parse(row.facts), question)
}

/** The same, where the facts are known already: what they name is read only when it was changed. */
export async function offerOf(
  work: Glance,
  facts: OfferFacts,
  { code, order }: OfferQuestion = {},
): Promise<ReadOffer> {
  const typed = code?.trim() || null
  const tables = await readTablesVersion(work, order?.tablesId ?? facts.tables)
  const choice = await packagesOf(work, facts.packages)
  const coupons = await couponsOf(work, facts.coupons, { code: typed, placedAt: order?.placedAt ?? null })
  const named = typed === null ? undefined : findCoupon(coupons, typed)
  return {
    tables,
    choice,
    prices: tables.prices,
    packages: choice.packages.map((one) => one.terms),
    coupons: coupons.map((coupon) => coupon.terms),
    defaultPackage: choice.active?.packageId ?? null,
    locale: work.locale,
    couponCode: named?.code ?? typed,
    applyMessage: named?.display.applyMessage ?? null,
  }
}
