import { sayMoment } from '#platform/values/say-date.ts'
import { forText, givesText, minimumText, type Reader } from '#pricing/coupons/coupon-words.ts'
import { m } from '#words/messages.js'
import type { DeskCoupon } from './read-coupon-desk.ts'

type Said = Pick<DeskCoupon, 'content' | 'terms'> & { readonly endsAt?: Date | null }

/** A coupon's content as names and values. Times are in the site's time zone. */
export function contentFacts({ content, terms, endsAt = content.endsAt }: Said, reader: Reader) {
  const { locale, site } = reader
  const often = [
    content.usesLimit === null ? m.coupons_any_number() : m.coupons_in_all({ count: content.usesLimit }),
    content.perCustomerLimit !== null && m.coupons_each_customer({ count: content.perCustomerLimit }),
    content.firstOrderOnly && m.coupons_first_order(),
  ]
  return [
    { term: m.coupons_gives(), value: givesText(terms, reader) },
    { term: m.coupons_for(), value: forText(terms, locale) || m.coupons_for_all() },
    { term: m.coupons_minimum(), value: minimumText(terms, reader) ?? m.coupons_none() },
    { term: m.coupons_starts(), value: <bdi>{sayMoment(content.startsAt, locale, site)}</bdi> },
    { term: m.coupons_ends(), value: endsAt ? <bdi>{sayMoment(endsAt, locale, site)}</bdi> : m.coupons_no_end() },
    { term: m.coupons_how_often(), value: often.filter((one) => one !== false).join(' · ') },
    {
      term: m.coupons_beside_package(),
      value: content.stackable ? m.coupons_stackable() : m.coupons_not_stackable(),
    },
    { term: m.coupons_seen_by(), value: content.isPublic ? m.coupons_public() : m.coupons_secret() },
    { term: m.coupons_message_ar(), value: <bdi lang="ar">{content.messageAr}</bdi> },
    { term: m.coupons_message_en(), value: <bdi lang="en">{content.messageEn}</bdi> },
  ]
}
