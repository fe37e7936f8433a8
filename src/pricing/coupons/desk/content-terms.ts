import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { givesText } from '#pricing/coupons/coupon-words.ts'
import { couponForm, type RawCoupon } from '#pricing/quote/tables/tables-form.ts'
import type { Site } from '#sites/sites.ts'
import type { CouponContent } from './coupon-content.ts'

/** A version's content in the form that pricing uses. */
export function contentTerms(code: string, content: CouponContent): RawCoupon {
  const amount = (value: bigint | null) => (value === null ? null : minorToDecimal(value))
  return couponForm.parse({
    code,
    line: content.line,
    kind: content.kind,
    stackable: content.stackable,
    value: content.kind === 'percent' ? content.rate : amount(content.valueMinor),
    max: amount(content.maxMinor),
    minimum: amount(content.minimumMinor),
    countries: content.countries,
    stores: content.stores,
    categories: content.categories,
  })
}

/** The same content with default messages: they say what the coupon gives. */
export function withMessages(code: string, content: CouponContent, site: Site): CouponContent {
  const terms = contentTerms(code, content)
  return {
    ...content,
    messageAr: content.messageAr || givesText(terms, { site, locale: 'ar' }),
    messageEn: content.messageEn || givesText(terms, { site, locale: 'en' }),
  }
}
