import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Visitor } from '#platform/work/foresight.ts'
import { couponFacts, selectCouponFacts } from '#pricing/coupons/desk/coupon-facts.ts'
import { selectTablesId } from '#pricing/quote/tables/read-tables.ts'
import { packageFacts, selectPackageFacts } from '#pricing/subscriptions/packages/package-facts.ts'

/**
 * All that can change a price for one person but the clock: which price tables hold, how packages and coupons stand, what
 * the customer has of them. Two equal facts, and no beginning or end between them, make equal prices.
 */
export const offerFacts = z.object({ tables: z.string().nullable(), packages: packageFacts, coupons: couponFacts })
export type OfferFacts = z.output<typeof offerFacts>

type Asker = Pick<Visitor, 'customer' | 'now' | 'site'> & {
  readonly code: RawBuilder<string | null>
  readonly orderId?: string | null
}

/** The facts as a JSON value for a statement that asks other things too. */
export function selectOfferFacts({ customer, now, site, code, orderId = null }: Asker): RawBuilder<unknown> {
  return sql`json_build_object(
    'tables', ${selectTablesId(site, now)},
    'packages', ${selectPackageFacts(site, customer, orderId)},
    'coupons', ${selectCouponFacts({ site, customer, code, orderId })})`
}
