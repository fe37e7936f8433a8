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
 * Everything that can change a person's price except the time: the valid price tables, the state of packages and
 * coupons, and the customer's own. Equal facts, with no start or end in between, give equal prices.
 */
const offerFacts = z.object({ tables: z.string().nullable(), packages: packageFacts, coupons: couponFacts })

export type OfferQuestion = {
  /** A typed code. */
  readonly code?: string | null
  /**
   * An order that is quoted again: its own use of coupon and quota does not count, its tables may be of another day.
   */
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
  /** The typed code in the coupon's spelling; unchanged if it is unknown. */
  readonly couponCode: string | null
  readonly applyMessage: string | null
}

/** Everything that a price is made of, for this site, person and time: price tables, packages and coupons. */
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

/** The same with known facts: what they name is read only if it was changed. */
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

/** The facts as a JSON value, to be selected within another statement. */
function selectOfferFacts({ customer, now, site, code, orderId = null }: Asker): RawBuilder<unknown> {
  return sql`json_build_object(
    'tables', ${selectTablesId(site, now)},
    'packages', ${selectPackageFacts(site, customer, orderId)},
    'coupons', ${selectCouponFacts({ site, customer, code, orderId })})`
}
