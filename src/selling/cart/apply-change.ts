import { randomBytes } from 'node:crypto'
import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { readStoresOff, refuseStoreOff } from '#catalog/stores/read-stores-off.ts'
import { no as noStore } from '#catalog/stores/stores.refusals.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'
import { verifyCoupon } from '#pricing/coupons/verify-coupon.ts'
import { type PublishedTables, readTables } from '#pricing/quote/tables/read-tables.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { letPackageGo } from '#pricing/subscriptions/end-own.ts'
import { buysFromUsaAlone } from '#sites/sites.ts'
import { type FoundPage, readKnownPage } from './adding/draft-item.ts'
import { estimatePage, withGuesses } from './adding/estimate-page.ts'
import { itemSpecs } from './adding/item-specs.ts'
import { no } from './cart.refusals.ts'
import type { Cart, CartItem, ItemFields, NewItem } from './cart-item.ts'
import { cartLimits } from './cart-limits.ts'
import { fittingCoupon } from './fitting-coupon.ts'
import { readLowerPrices } from './saved/read-lower-prices.ts'

export type ItemEdit = {
  readonly itemId: string
  readonly changes: Partial<ItemFields>
  /** The version that was edited; an edit of an older one is refused. Without it the last edit wins. */
  readonly version?: number | undefined
}

export type CartChange =
  /** With a `key` it is added once, however often it is sent. */
  | { readonly kind: 'add'; readonly fields: ItemFields; readonly key?: string }
  | ({ readonly kind: 'edit' } & ItemEdit)
  | { readonly kind: 'remove'; readonly itemId: string }
  /** Keeps an item for later, or takes it back into the cart. An item that is there already stays there. */
  | { readonly kind: 'save' | 'unsave'; readonly itemId: string }
  | { readonly kind: 'applyCoupon'; readonly code: string }
  /** The code comes with goods that are not in the cart yet, so only the coupon itself is checked. */
  | { readonly kind: 'bringCoupon'; readonly code: string }
  | { readonly kind: 'removeCoupon' }
  /** The customer dismisses the notice about their ended package. */
  | { readonly kind: 'letPackageGo' }

/** The differences between a customer's cart in the database and a guest's in the browser. */
type CartRules = {
  readonly limit: number
  readonly full: () => Error
  /**
   * Two tabs may change a shared cart at once: an outdated edit, and removing a missing item, are refused. A browser
   * has only one cart.
   */
  readonly isShared: boolean
  readonly newId: () => string
}

export function customerRules(at: Pick<Work, 'site' | 'now'>): CartRules {
  const limit = cartLimits(at).customer
  return { limit, full: () => no.CART_FULL({ limit }), isShared: true, newId }
}
export function guestRules(at: Pick<Work, 'site' | 'now'>): CartRules {
  const limit = cartLimits(at).guest
  return {
    limit,
    full: () => no.GUEST_CART_FULL({ limit }),
    isShared: false,
    newId: () => randomBytes(6).toString('base64url'),
  }
}

/** The cart after a change, for customers and guests. The same object means that nothing changed. */
export async function applyChange(work: Work, cart: Cart, change: CartChange, rules: CartRules): Promise<Cart> {
  if (change.kind === 'add') return withItem(cart, await completeItem(work, change.fields), rules)
  if (change.kind === 'edit') {
    const before = findItem(cart, change.itemId)
    if (rules.isShared && change.version !== undefined && change.version !== before.version)
      throw platformNo.STALE({ version: before.version })
    return withChanged(cart, before, await completeItem(work, withChanges(before, change.changes)))
  }
  if (change.kind === 'remove') return withoutItem(cart, change.itemId, rules)
  if (change.kind === 'save') return withSaved(cart, change.itemId)
  if (change.kind === 'unsave') return withUnsaved(work, cart, change.itemId)
  if (change.kind === 'applyCoupon') return { ...cart, couponCode: (await fittingCoupon(work, cart, change.code)).code }
  if (change.kind === 'bringCoupon') return { ...cart, couponCode: (await verifyCoupon(work, change.code)).code }
  if (change.kind === 'removeCoupon') return cart.couponCode === null ? cart : { ...cart, couponCode: null }
  if (work.who.kind === 'customer') await letPackageGo(work)
  return cart
}

/** The fields after an edit: what the edit says of a guess is no guess any more, unless the edit itself says so. */
export function withChanges(before: ItemFields, changes: Partial<ItemFields>): ItemFields {
  const said = { category: changes.category, weight: changes.weightGrams }
  const estimated = changes.estimated ?? before.estimated.filter((fact) => said[fact] === undefined)
  return { ...before, ...changes, estimated }
}

/**
 * Checks what was said of a product against what we buy, and completes it by its link and by its page where it was read.
 * The price tables that hold now are read where the caller has not done so.
 */
export async function completeItem(work: QueryWork, fields: ItemFields, tables?: PublishedTables): Promise<NewItem> {
  const page = await readKnownPage(work, fields.readingId)
  const link = page ?? linkOf(fields.url)
  const { prices } = tables ?? (await readTables(work))
  const said = {
    ...fields,
    ...(fields.category === '' && page?.product && withGuesses(fields, estimatePage(page, prices))),
    country: fields.country || (link.country ?? onlyRoute(prices)),
  }
  refuseUnserved(prices, said, link.country)
  refuseStoreOff(link.url, work.locale, await readStoresOff(work))
  return {
    ...said,
    title: fields.title || page?.product?.title || link.store,
    readingId: page?.id ?? null,
    url: link.url,
    canonicalUrl: link.canonicalUrl,
    store: link.store,
    image: page?.product?.image ?? null,
  }
}

type Link = Pick<FoundPage, 'url' | 'canonicalUrl' | 'store' | 'country'>

function linkOf(url: string): Link {
  const answer = canonicalLink(url)
  if (!answer.ok)
    throw (answer.reason === 'INVALID_LINK' ? noStore.INVALID_LINK : noStore.NOT_A_PRODUCT_LINK)({ path: 'url' })
  const { link } = answer
  const country = originCode(link.country)
  return { url: link.url, canonicalUrl: link.canonical ?? link.url, store: link.domain, country }
}

// Where we buy from one country alone, there is nothing to ask.
function onlyRoute({ routes }: PriceTables): string {
  const [first = ''] = routes.keys()
  return routes.size === 1 ? first : ''
}

function refuseUnserved(prices: PriceTables, fields: ItemFields, linkCountry: string | null): void {
  const isElsewhere = linkCountry !== null && !prices.routes.has(linkCountry)
  if (buysFromUsaAlone(prices.site) && (isElsewhere || !prices.routes.has(fields.country))) {
    throw no.ONLY_USA_STORES({ path: 'country' })
  }
  if (!prices.routes.has(fields.country)) throw no.COUNTRY_NOT_SERVED({ path: 'country' })
  if (!prices.categories.has(fields.category)) throw no.CATEGORY_UNKNOWN({ path: 'category' })
  if (!prices.rates.has(fields.currency)) throw no.CURRENCY_NOT_TAKEN({ path: 'currency', currency: fields.currency })
}

/**
 * The cart with one more item; the same goods are never two lines (`SIMILAR_ITEM`). The same goods kept for later come
 * back into the cart as they are added now.
 */
export function withItem(cart: Cart, item: NewItem, rules: CartRules): Cart {
  refuseSimilar(cart.items, item)
  const specs = itemSpecs(item)
  const kept = cart.saved.find((one) => itemSpecs(one) === specs)
  if (kept) {
    const back = { ...item, id: kept.id, version: kept.version + 1 }
    return { ...cart, items: [...cart.items, back], saved: cart.saved.filter((one) => one !== kept) }
  }
  if (cart.items.length + cart.saved.length >= rules.limit) throw rules.full()
  return { ...cart, items: [...cart.items, { ...item, id: rules.newId(), version: 1 }] }
}

/** The cart with one item changed, in the cart or kept for later. */
export function withChanged(cart: Cart, before: CartItem, changed: NewItem): Cart {
  refuseSimilar(
    [...cart.items, ...cart.saved].filter((item) => item !== before),
    changed,
  )
  const after = { ...changed, id: before.id, version: before.version + 1 }
  const inPlace = (item: CartItem) => (item === before ? after : item)
  return { ...cart, items: cart.items.map(inPlace), saved: cart.saved.map(inPlace) }
}

/** The cart without an item. */
export function withoutItem(cart: Cart, itemId: string, rules: CartRules): Cart {
  if (rules.isShared) findItem(cart, itemId)
  const others = (item: CartItem) => item.id !== itemId
  return { ...cart, items: cart.items.filter(others), saved: cart.saved.filter(others) }
}

// Two tabs may move the same item: who comes second finds it done.
function withSaved(cart: Cart, itemId: string): Cart {
  const item = findItem(cart, itemId)
  if (cart.saved.includes(item)) return cart
  const saved = [raised(item), ...cart.saved]
  return { ...cart, items: cart.items.filter((one) => one !== item), saved }
}

// It comes back with the lower price that its page showed meanwhile.
async function withUnsaved(work: Work, cart: Cart, itemId: string): Promise<Cart> {
  const item = findItem(cart, itemId)
  if (cart.items.includes(item)) return cart
  const lower = (await readLowerPrices(work, [item])).get(itemId)
  const back = raised(lower ? { ...item, price: lower.price, readingId: lower.readingId } : item)
  return { ...cart, items: [...cart.items, back], saved: cart.saved.filter((one) => one !== item) }
}

function raised(item: CartItem): CartItem {
  return { ...item, version: item.version + 1 }
}

/** The item of this id, in the cart or kept for later. */
export function findItem(cart: Cart, itemId: string): CartItem {
  const item = [...cart.items, ...cart.saved].find((one) => one.id === itemId)
  if (!item) throw platformNo.NOT_FOUND()
  return item
}

function refuseSimilar(items: readonly CartItem[], wanted: NewItem): void {
  const specs = itemSpecs(wanted)
  const own = items.find((item) => itemSpecs(item) === specs)
  if (own) throw no.SIMILAR_ITEM({ itemId: own.id, quantity: own.quantity })
}
