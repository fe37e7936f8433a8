import { type Selectable, sql } from 'kysely'
import type { Coupons } from '#platform/work/database.gen.ts'
import type { Locale, QueryWork } from '#platform/work/work.ts'
import { couponRefusal, type Objection } from './coupon-refusal.ts'
import { type CouponFacts, couponFacts, selectCouponFacts } from './desk/coupon-facts.ts'
import type { CouponAsker } from './desk/read-coupon-history.ts'
import { type KnownCoupon, knownCoupons, type ListedTerms } from './known-coupons.ts'

/** A coupon in the form that pricing uses, with `refusal` for this person and time, and its texts for customers. */
export type Coupon = {
  readonly id: string
  readonly code: string
  readonly terms: ListedTerms
  readonly display: { readonly applyMessage: string }
  readonly isPublic: boolean
  readonly isForFirstOrder: boolean
  readonly startsAt: Date
  readonly endsAt: Date | null
}

export type CouponQuestion = CouponAsker & {
  /** A typed code, in any case; it need not be public. */
  readonly code?: string | null
  /** When the order was placed that is quoted again: a coupon that was valid then stays valid for it. */
  readonly placedAt?: Date | null
}

/** The site's public coupons that are valid now, and the requested one, even if it is refused. */
export async function readCoupons(work: QueryWork, question: CouponQuestion): Promise<readonly Coupon[]> {
  const { customerId, orderId = null, code } = question
  const asker = { site: work.site, orderId, customer: sql<string | null>`${customerId}::uuid` }
  const facts = selectCouponFacts({ ...asker, code: sql<string | null>`${code ?? null}::text` })
  const row = await work.db.selectNoFrom(facts.as('facts')).executeTakeFirstOrThrow()
  return couponsOf(work, couponFacts.parse(row.facts), question)
}

/** The same with known facts: the coupons themselves are read again only if they changed. */
export async function couponsOf(
  work: QueryWork,
  facts: CouponFacts,
  { code, placedAt }: Pick<CouponQuestion, 'code' | 'placedAt'>,
): Promise<readonly Coupon[]> {
  const at = placedAt ?? work.now
  const known = await knownCoupons(work, facts.revision, code ?? null)
  const wanted = code?.toLowerCase()
  return known
    .filter(
      ({ row }) => (row.is_public && row.paused_at === null && runs(row, at)) || row.code.toLowerCase() === wanted,
    )
    .map((one) => {
      const [uses, usesByCustomer] = facts.uses[one.row.id] ?? [0, 0]
      const past = { uses, usesByCustomer, hasOrderedBefore: facts.hasOrderedBefore }
      return toCoupon(one, couponRefusal(one.row, past, at), work.locale)
    })
}

function runs({ starts_at: start, ends_at: end }: Selectable<Coupons>, at: Date): boolean {
  return start <= at && (end === null || end > at)
}

/** The coupon of a typed code among those read; codes ignore capitals. */
export function findCoupon(coupons: readonly Coupon[], code: string): Coupon | undefined {
  const wanted = code.trim().toLowerCase()
  return coupons.find((coupon) => coupon.code.toLowerCase() === wanted)
}

function toCoupon({ row, terms }: KnownCoupon, objection: Objection | null, locale: Locale): Coupon {
  return {
    id: row.id,
    code: row.code,
    terms: terms(objection),
    display: { applyMessage: locale === 'ar' ? row.apply_message_ar : row.apply_message_en },
    isPublic: row.is_public,
    isForFirstOrder: row.first_order_only,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }
}
