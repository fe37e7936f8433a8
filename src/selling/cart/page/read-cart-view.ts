import { hasGoodId } from '#people/identity/has-good-id.ts'
import { type Currency, type Money, money } from '#platform/values/amounts/money.ts'
import type { QueryWork } from '#platform/work/work.ts'
import type { BankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { type BreakdownView, breakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import type { TablesFacts } from '#pricing/quote/explain/check-price.tsx'
import { readRateCalendar } from '#pricing/quote/explain/rate-calendar.ts'
import { tablesFacts } from '#pricing/quote/tables/tables-facts.ts'
import { isFreeMonthOpen } from '#pricing/subscriptions/free-month.ts'
import type { EndedPackage } from '#pricing/subscriptions/read-packages.ts'
import { readFoundPages } from '#selling/cart/adding/draft-item.ts'
import type { ReadOffer } from '#selling/cart/adding/read-offer.ts'
import type { Cart } from '#selling/cart/cart-item.ts'
import { type CartCost, costCart } from '#selling/cart/cost-cart.ts'
import { isBlocking } from '#selling/cart/item-issues.ts'
import { type OfferedCoupon, offeredCoupons } from '#selling/cart/offers/offered-coupons.ts'
import { type ItemView, itemView, readingIds } from './item-view.ts'
import { landedShares } from './landed-shares.ts'

/** An item of the cart with its part of the total: everything until it is handed over. */
export type CartItemView = ItemView & { readonly landed: Money | null }

type OfferedPackage = {
  readonly id: string
  readonly name: string
  /** Compared with the present cost of the cart, with the customer's package. */
  readonly saving: Money
  readonly price: Money
  readonly total: Money
  /** Its first month is free for this customer. */
  readonly isFreeNow: boolean
}

export type CartView = {
  readonly items: readonly CartItemView[]
  readonly version: number
  readonly currency: Currency
  readonly breakdown: BreakdownView
  readonly coupon: { readonly code: string; readonly applyMessage: string | null; readonly error: string | null } | null
  readonly recommended: readonly OfferedPackage[]
  readonly package: { readonly name: string; readonly message: string | null } | null
  /** Public coupons that are valid for this cart, the best first. */
  readonly otherCoupons: readonly OfferedCoupon[]
  /** An ended package whose notice the customer has not dismissed. */
  readonly endedPackage: EndedPackage | null
  readonly tablesId: string
  readonly tables: TablesFacts
  /** The first item that stops checkout; null if none does. */
  readonly incomplete: string | null
  readonly mayCheckOut: boolean
}

/** The cart for pages: items with their issues, the price with its reasons, and cheaper alternatives. */
export async function readCartView(work: QueryWork, cart: Cart, closures: BankClosures): Promise<CartView> {
  const cost = await costCart(work, cart)
  const pages = await readFoundPages(work, readingIds(cart.items))
  const needsNationalId = !(await hasGoodId(work))
  const seen = { locale: work.locale, pages, needsNationalId }
  const landed = landedShares(cost)
  const items = cart.items.map((item) => ({ ...itemView(item, cost, seen), landed: landed.get(item) ?? null }))
  const calendar = await readRateCalendar(work, cost.breakdown.rates, closures)
  const view = breakdownView(cost.breakdown, work.locale, calendar)
  const { offer } = cost
  const waiting = items.find((item) => item.onlinePrice === null || item.issues.some(isBlocking))
  const incomplete = waiting?.id ?? null
  const active = offer.choice.packages.find((one) => one.id === offer.defaultPackage)
  return {
    items,
    version: cart.version,
    currency: view.currency,
    breakdown: view,
    coupon:
      offer.couponCode === null
        ? null
        : { code: offer.couponCode, applyMessage: offer.applyMessage, error: view.couponError },
    recommended: await recommendedPackages(work, cost, view.currency),
    package: active ? { name: active.name, message: view.packageMessage } : null,
    otherCoupons: offeredCoupons(cost),
    endedPackage: active ? null : offer.choice.ended,
    tablesId: offer.tables.id,
    tables: tablesFacts(work, offer.tables),
    incomplete,
    mayCheckOut: items.length > 0 && incomplete === null,
  }
}

// A saving of more than a tenth of the currency is worth showing (specification §9).
const leastSaving = 10n

// A customer with a package is offered another one only if the cart costs less with it than now.
async function recommendedPackages(
  work: QueryWork,
  { breakdown, offer }: CartCost,
  currency: Currency,
): Promise<OfferedPackage[]> {
  const now = breakdown.costDetails.totalCost
  const isFreeOpen = await mayHaveFreeMonth(work, offer)
  return (breakdown.allPackagesCosts ?? [])
    .filter((cost) => cost.message === null && cost.package !== offer.defaultPackage)
    .flatMap(({ package: id, totalCost }) => {
      const found = offer.choice.packages.find((one) => one.id === id)
      if (!found) return []
      const { name, price } = found
      const isFreeNow = isFreeOpen && found.isFirstMonthFree
      const priceMinor = isFreeNow ? 0n : price
      return [{ id, name, isFreeNow, priceMinor, totalMinor: isFreeNow ? totalCost - price : totalCost }]
    })
    .filter(({ totalMinor }) => now - totalMinor > leastSaving)
    .sort((one, other) => (one.totalMinor < other.totalMinor ? -1 : 1))
    .map(({ totalMinor, priceMinor, ...one }) => ({
      ...one,
      price: money(priceMinor, currency),
      saving: money(now - totalMinor, currency),
      total: money(totalMinor, currency),
    }))
}

// As on the page of packages: a guest may have one, and a customer without a package who never had one.
async function mayHaveFreeMonth(work: QueryWork, { choice, defaultPackage }: ReadOffer): Promise<boolean> {
  if (defaultPackage !== null || !choice.packages.some((one) => one.isFirstMonthFree)) return false
  return work.who.kind !== 'customer' || isFreeMonthOpen(work, work.who.id)
}
