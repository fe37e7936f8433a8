import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Site } from '#sites/sites.ts'

/**
 * The facts about coupons that can change between two prices: their revision, their uses, whether the asker has
 * ordered.
 */
export const couponFacts = z.object({
  revision: z.string(),
  /** By the coupon's id: all uses and the asker's own; only for coupons with a limit. */
  uses: z
    .record(z.string(), z.tuple([z.int(), z.int()]))
    .nullable()
    .transform((uses) => uses ?? {}),
  hasOrderedBefore: z.boolean(),
})
export type CouponFacts = z.output<typeof couponFacts>

type Asker = {
  readonly site: Site
  /** Null for a guest. */
  readonly customer: RawBuilder<string | null>
  /** A typed code, which need not be public. */
  readonly code: RawBuilder<string | null>
  /** If an order is quoted again, its own use does not count. */
  readonly orderId: string | null
}

/** The facts as a JSON value, to be selected within another statement. Never counts beyond a coupon's limit. */
export function selectCouponFacts({ site, customer, code, orderId }: Asker): RawBuilder<unknown> {
  const isOther = orderId ? sql`and order_id <> ${orderId}` : sql``
  const standing = sql`select count(*) from coupon_uses where coupon_id = coupons.id and released_at is null ${isOther}`
  return sql`json_build_object('revision', (select revision from coupon_revision),
    'uses', (
      select json_object_agg(id, json_build_array(
        case when uses_limit is null then 0 else (${standing}) end,
        (${standing} and customer_id = ${customer})) order by id)
      from coupons where site = ${site} and (uses_limit is not null or per_customer_limit is not null)
        and (is_public or code = (${code})::citext)),
    'hasOrderedBefore', exists (
      select from coupon_orders
      where customer_id = ${customer} and site = ${site} and cancelled_at is null ${isOther}))`
}
