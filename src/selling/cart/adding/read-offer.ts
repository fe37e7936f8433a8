import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Visitor } from '#platform/work/prefetch.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { couponFacts, selectCouponFacts } from '#pricing/coupons/desk/coupon-facts.ts'
import { couponsOf, findCoupon } from '#pricing/coupons/read-coupons.ts'
import type { Offer } from '#pricing/quote/calculate-cost.ts'
import { type PublishedTables, readTablesVersion, selectTablesId } from '#pricing/quote/tables/read-tables.ts'
import { packageFacts, selectPackageFacts } from '#pricing/subscriptions/packages/package-facts.ts'
import { type PackageChoice, packagesOf } from '#pricing/subscriptions/read-packages.ts'

/**
 * All that can change a price for one person but the clock: which price tables hold, how packages and coupons stand, what
 * the customer has of them. Two equal facts, and no beginning or end between them, make equal prices.
 */
const offerFacts = z.object({ tables: z.string().nullable(), packages: packageFacts, coupons: couponFacts })

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
export async function readOffer(work: QueryWork, question: OfferQuestion = {}): Promise<ReadOffer> {
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
async function offerOf(work: QueryWork, facts: OfferFacts, { code, order }: OfferQuestion = {}): Promise<ReadOffer> {
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

type OfferFacts = z.output<typeof offerFacts>

type Asker = Pick<Visitor, 'customer' | 'now' | 'site'> & {
  readonly code: RawBuilder<string | null>
  readonly orderId?: string | null
}

/** The facts as a JSON value for a statement that asks other things too. */
function selectOfferFacts({ customer, now, site, code, orderId = null }: Asker): RawBuilder<unknown> {
  return sql`json_build_object(
    'tables', ${selectTablesId(site, now)},
    'packages', ${selectPackageFacts(site, customer, orderId)},
    'coupons', ${selectCouponFacts({ site, customer, code, orderId })})`
}
