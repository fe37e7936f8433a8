import type { Visit } from '#platform/http/visit.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { forText, givesText, minimumText } from '#pricing/coupons/coupon-words.ts'
import { type Coupon, readCoupons } from '#pricing/coupons/read-coupons.ts'
import { couponErrorText } from '#pricing/quote/explain/coupon-error-text.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { costCart } from '#selling/cart/cost-cart.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'

export type Deal = {
  readonly code: string
  readonly gives: string
  readonly goods: string
  readonly minimum: string | null
  readonly endsAt: Date | null
  readonly message: string
  readonly isForFirstOrder: boolean
  readonly besidePackage: boolean
  /** What it takes off the visitor's present cart; null without a cart, or if it gives nothing. */
  readonly saving: Money | null
  /** Why it gives nothing for this cart. */
  readonly error: string | null
}

export type Deals = { readonly deals: readonly Deal[]; readonly applied: string | null; readonly hasCart: boolean }

/** The public coupons that are valid for this visitor now, and what each takes off their cart, the best first. */
export async function readDeals(work: Work, visit: Visit): Promise<Deals> {
  const customerId = work.who.kind === 'customer' ? work.who.id : null
  const coupons = (await readCoupons(work, { customerId })).filter(({ terms }) => !terms.refusal)
  const cart = await readVisitCart(work, visit)
  const hasCart = cart.items.length > 0
  const quoted = hasCart && coupons.length > 0 ? await quoteAll(work, cart, coupons) : null
  const deals = coupons.map((coupon) => ({ ...offered(work, coupon), ...(quoted?.get(coupon.code) ?? unquoted) }))
  deals.sort((one, other) => Number((other.saving?.minor ?? 0n) - (one.saving?.minor ?? 0n)))
  return { deals, applied: cart.couponCode, hasCart }
}

type Quoted = Pick<Deal, 'saving' | 'error'>
const unquoted: Quoted = { saving: null, error: null }

async function quoteAll(
  work: Work,
  cart: Parameters<typeof costCart>[1],
  coupons: readonly Coupon[],
): Promise<ReadonlyMap<string, Quoted>> {
  const { breakdown, offer } = await costCart(work, cart)
  const { currency, costDetails } = breakdown
  const terms = withOffers(offer.prices, [], offer.coupons).coupons
  const known = new Set(coupons.map(({ code }) => code))
  const costs = (breakdown.allCouponsCosts ?? []).filter(({ code }) => known.has(code))
  return new Map(
    costs.map(({ code, saving, couponError }) => {
      const asked = { couponError, couponCode: code, coupon: terms.get(code) ?? null, costDetails, currency }
      return [
        code,
        { saving: saving > 0n ? money(saving, currency) : null, error: couponErrorText(asked, work.locale) },
      ]
    }),
  )
}

function offered({ site, locale }: Work, { code, terms, endsAt, display, isForFirstOrder }: Coupon) {
  return {
    code,
    endsAt,
    isForFirstOrder,
    message: display.applyMessage,
    gives: givesText(terms, { site, locale }),
    goods: forText(terms, locale),
    minimum: minimumText(terms, { site, locale }),
    besidePackage: terms.stackable ?? true,
  }
}
