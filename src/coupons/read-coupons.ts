import type { Selectable } from 'kysely'
import { minorToDecimal } from '#money/format-money.ts'
import type { Coupons } from '#platform/database.gen.ts'
import type { Locale, Work } from '#platform/work.ts'
import { couponForm, type RawCoupon } from '#pricing/tables-form.ts'
import { couponRefusal } from './coupon-refusal.ts'
import { type CouponAsker, readCouponHistory } from './read-coupon-history.ts'

/** A coupon as pricing takes it, `refusal` checked for this person and moment, with what customers read of it. */
export type Coupon = {
  readonly id: string
  readonly code: string
  readonly terms: RawCoupon
  readonly display: { readonly applyMessage: string }
  readonly isPublic: boolean
  readonly endsAt: Date | null
}

export type CouponQuestion = CouponAsker & {
  /** A code somebody typed, in whatever case; also one that is not public. */
  readonly code?: string | null
  /** When the order was placed that is being quoted again: a coupon that was good then stays good for it. */
  readonly placedAt?: Date | null
}

/** The site's public coupons that run now, and the one that was asked for, whatever speaks against it. */
export async function readCoupons(work: Work, question: CouponQuestion): Promise<readonly Coupon[]> {
  const at = question.placedAt ?? work.now
  const rows = await work.db
    .selectFrom('coupons')
    .selectAll()
    .where('site', '=', work.site)
    .where(({ eb, and, or }) =>
      or([
        and([
          eb('is_public', '=', true),
          eb('starts_at', '<=', at),
          or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]),
        ]),
        eb('code', '=', question.code ?? ''),
      ]),
    )
    .orderBy('code')
    .execute()
  const ids = rows.map((row) => row.id)
  const history = await readCouponHistory(work, ids, question)
  return rows.flatMap((row) => {
    const past = history.get(row.id)
    return past ? [toCoupon(row, couponRefusal(conditionsOf(row), past, at), work.locale)] : []
  })
}

/** The coupon of a typed code among those read; codes do not mind capitals. */
export function findCoupon(coupons: readonly Coupon[], code: string): Coupon | undefined {
  const wanted = code.trim().toLowerCase()
  return coupons.find((coupon) => coupon.code.toLowerCase() === wanted)
}

export function conditionsOf(row: Selectable<Coupons>) {
  return {
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usesLimit: row.uses_limit,
    perCustomerLimit: row.per_customer_limit,
    isFirstOrderOnly: row.first_order_only,
  }
}

function toCoupon(row: Selectable<Coupons>, refusal: RawCoupon['refusal'], locale: Locale): Coupon {
  return {
    id: row.id,
    code: row.code,
    terms: couponForm.parse({
      code: row.code,
      line: row.line,
      kind: row.kind,
      value: row.kind === 'percent' ? row.rate : decimalOrNull(row.value_minor),
      max: decimalOrNull(row.max_minor),
      minimum: decimalOrNull(row.minimum_minor),
      stackable: row.stackable,
      countries: row.countries,
      stores: row.stores,
      categories: row.categories,
      refusal,
    }),
    display: { applyMessage: locale === 'ar' ? row.apply_message_ar : row.apply_message_en },
    isPublic: row.is_public,
    endsAt: row.ends_at,
  }
}

function decimalOrNull(minor: bigint | null): string | null {
  return minor === null ? null : minorToDecimal(minor)
}
