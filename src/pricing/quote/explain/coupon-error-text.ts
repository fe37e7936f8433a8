import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import type { CouponRefusal, CouponTerms, Scope } from '#pricing/quote/tables/tables.ts'
import { mainSite, type Site, siteOfCurrency } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { categoryName } from './category-names.ts'
import { countryName } from './names.ts'

const reasons = {
  PAUSED: m.pricing_coupon_paused,
  PER_CUSTOMER: m.pricing_coupon_used_by_you,
  FIRST_ORDER: m.pricing_coupon_first_order,
} as const

const refusals = {
  COUPON_EXPIRED: m.pricing_coupon_expired,
  COUPON_NOT_STARTED: m.pricing_coupon_not_started,
  COUPON_USED_UP: m.pricing_coupon_used_up,
} as const

type Asked = Pick<Breakdown, 'couponError' | 'couponCode' | 'coupon' | 'costDetails' | 'currency'>

/** Why the named coupon gives nothing, and what is missing for it; null if it gives something. */
export function couponErrorText(asked: Asked, locale: Locale): string | null {
  const { couponError: error, couponCode, coupon: terms } = asked
  if (error === null) return null
  const coupon = isolate(couponCode ?? '')
  if (error === 'COUPON_UNKNOWN' || terms === null) return m.pricing_coupon_unknown({}, { locale })
  if (error === 'COUPON_MINIMUM') return minimumText(asked, terms, locale)
  if (error === 'COUPON_NOT_APPLICABLE') return scopeError(terms.scope, coupon, locale)
  if (error === 'COUPON_WITH_PACKAGE') return m.pricing_coupon_with_package({ coupon }, { locale })
  const site = siteOfCurrency(asked.currency) ?? mainSite
  const reason = terms.refusal === error ? terms.reason : null
  return refusedCouponText({ coupon, refusal: error, reason, startsAt: terms.startsAt }, { locale, site })
}

type RefusedCoupon = Pick<CouponTerms, 'reason' | 'startsAt'> & {
  readonly coupon: string
  readonly refusal: CouponRefusal
}

/** Why this person may not use the coupon with this code now. */
export function refusedCouponText(
  { coupon, refusal, reason, startsAt }: RefusedCoupon,
  { locale, site }: { readonly locale: Locale; readonly site: Site },
): string {
  if (reason !== null) return reasons[reason]({ coupon }, { locale })
  if (refusal === 'COUPON_NOT_STARTED' && startsAt !== null) {
    return m.pricing_coupon_starts({ coupon, day: isolate(sayDay(startsAt, locale, site)) }, { locale })
  }
  return refusals[refusal]({ coupon }, { locale })
}

function minimumText({ costDetails, currency, couponCode }: Asked, { minimum }: CouponTerms, locale: Locale): string {
  const said = (minor: bigint) => isolate(formatMoney({ minor, currency }, locale))
  const coupon = isolate(couponCode ?? '')
  const amounts = { minimum: said(minimum), missing: said(minimum - costDetails.onlinePrice) }
  return m.pricing_coupon_minimum_short({ coupon, ...amounts }, { locale })
}

function scopeError(scope: Scope, coupon: string, locale: Locale): string {
  const what = scopeText(scope, locale)
  if (what === '') return m.pricing_coupon_not_applicable({ coupon }, { locale })
  return m.pricing_coupon_only_for({ coupon, what }, { locale })
}

type Listed = { readonly [Part in keyof Scope]: Iterable<string> | null }

/** What an offer is for, in words: 'Shoes · from the USA · at nike.com'; empty if it is for everything. */
export function scopeText({ categories, countries, stores }: Listed, locale: Locale): string {
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  const joined = (codes: Iterable<string> | null, name: (code: string) => string) =>
    list.format([...(codes ?? [])].map(name))
  const parts = [
    joined(categories, (code) => categoryName(code, locale)),
    said(
      joined(countries, (code) => countryName(code, locale)),
      m.pricing_scope_from,
      locale,
    ),
    said(
      joined(stores, (code) => isolateLtr(code)),
      m.pricing_scope_at,
      locale,
    ),
  ]
  return parts.filter((part) => part !== '').join(m.pricing_scope_join({}, { locale }))
}

function said(names: string, word: typeof m.pricing_scope_from, locale: Locale): string {
  return names === '' ? '' : word({ names }, { locale })
}
