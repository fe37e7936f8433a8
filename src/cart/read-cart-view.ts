import { type Currency, type Money, money } from '#money/money.ts'
import type { Work } from '#platform/work.ts'
import { type BreakdownView, breakdownView } from '#pricing/breakdown-view.ts'
import { storeOfHost } from '#stores/stores.ts'
import type { Cart, CartItem } from './cart-item.ts'
import { type CartCost, costCart } from './cost-cart.ts'
import type { FoundPage } from './found-page.ts'
import { type ItemIssue, isBlocking, itemIssues } from './item-issues.ts'
import { type ItemOptions, itemOptions, noOptions } from './item-options.ts'
import { readFoundPages } from './read-found-pages.ts'

export type ItemView = CartItem & {
  readonly storeName: string
  readonly options: ItemOptions
  readonly issues: readonly ItemIssue[]
  readonly unitPrice: Money
  /** What the line costs at the store, in the site's currency; null where it has no price any more. */
  readonly onlinePrice: Money | null
  readonly original: { readonly price: string | null; readonly currency: string | null } | null
}

export type OfferedPackage = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly saving: Money
  readonly total: Money
}

export type CartView = {
  readonly items: readonly ItemView[]
  readonly version: number
  readonly currency: Currency
  readonly breakdown: BreakdownView
  readonly coupon: { readonly code: string; readonly applyMessage: string | null; readonly error: string | null } | null
  readonly recommended: readonly OfferedPackage[]
  readonly package: { readonly name: string; readonly message: string | null } | null
  readonly tablesId: string
  /** The first item that checkout waits for; null where it waits for none. */
  readonly incomplete: string | null
  readonly mayCheckOut: boolean
}

/** The cart as page and calls show it: items with their issues, the price with its reasons, and what would be cheaper. */
export async function readCartView(work: Work, cart: Cart): Promise<CartView> {
  const cost = await costCart(work, cart)
  const ids = cart.items.flatMap((item) => (item.readingId === null ? [] : [item.readingId]))
  const pages = await readFoundPages(work, ids)
  const needsNationalId = work.site === 'eg' && !(await hasNationalId(work))
  const items = cart.items.map((item) => toView(work, item, cost, pages.get(item.readingId ?? ''), needsNationalId))
  const view = breakdownView(cost.breakdown, work.locale)
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
    recommended: recommendedPackages(cost, view.currency),
    package: active ? { name: active.name, message: view.packageMessage } : null,
    tablesId: offer.tables.id,
    incomplete,
    mayCheckOut: items.length > 0 && incomplete === null,
  }
}

function toView(
  work: Work,
  item: CartItem,
  cost: CartCost,
  page: FoundPage | undefined,
  needsNationalId: boolean,
): ItemView {
  const product = page?.product ?? null
  const line = cost.breakdown.items[cost.priced.indexOf(item)]
  const store = storeOfHost(item.store)
  return {
    ...item,
    storeName: store?.name[work.locale] ?? item.store,
    options: product ? itemOptions(product.variants) : noOptions,
    issues: itemIssues(item, { product, needsNationalId, hasNoPrice: cost.unpriced.has(item) }),
    unitPrice: money(item.price, item.currency),
    onlinePrice: line ? money(line.onlinePrice, cost.breakdown.currency) : null,
    original: product && { price: product.price, currency: product.currency },
  }
}

function recommendedPackages({ breakdown, offer }: CartCost, currency: Currency): OfferedPackage[] {
  if (breakdown.allPackagesCosts === null) return []
  return breakdown.allPackagesCosts
    .filter((cost) => cost.recommended && cost.package !== offer.defaultPackage)
    .sort((one, other) => (other.saving > one.saving ? 1 : -1))
    .flatMap((cost) => {
      const found = offer.choice.packages.find((one) => one.id === cost.package)
      if (!found) return []
      const { id, name, description } = found
      return [{ id, name, description, saving: money(cost.saving, currency), total: money(cost.totalCost, currency) }]
    })
}

async function hasNationalId(work: Work): Promise<boolean> {
  if (work.who.kind !== 'customer') return false
  const row = await work.db
    .selectFrom('customers')
    .select('national_id')
    .where('id', '=', work.who.id)
    .executeTakeFirst()
  return Boolean(row?.national_id)
}
