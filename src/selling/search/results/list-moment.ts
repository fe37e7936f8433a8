import { readSettledSince } from '#catalog/estimates/settled/read-settled.ts'
import { knownKinds } from '#catalog/estimates/tree/known-kinds.ts'
import type { Place } from '#catalog/products/finding/memory/read-place.ts'
import { PLACE_MILLISECONDS, readPlaceToShare } from '#catalog/products/finding/memory/recent-place.ts'
import type { FoundProduct } from '#catalog/products/finding/product-query.ts'
import { seesAllOf } from '#platform/database/written-since.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Ports } from '#platform/work/ports.ts'
import { shareReadings } from '#platform/work/share-readings.ts'
import { guest, type Work } from '#platform/work/work.ts'
import { type ReadOffer, readOffer } from '#selling/cart/adding/read-offer.ts'
import { hasCartCookie } from '#selling/cart/cart-cookie.ts'
import { type Cart, noCart } from '#selling/cart/cart-item.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { isForAll, landedOf } from '#selling/search/pricing/landed-of.ts'
import { sites } from '#sites/sites.ts'
import { type Arrivals, arrivalsFrom, shownProduct } from './show-products.ts'
import type { ShownProduct } from './shown-product.ts'

const sharePlace = shareReadings<Place>(PLACE_MILLISECONDS)
const shareMoment = shareReadings<ListMoment>(PLACE_MILLISECONDS)

/** Where lists read, a tenth of a second old at most: all who ask meanwhile share one reading. */
export const readListPlace = ({ ports, read }: Visit): Promise<Place> =>
  sharePlace(ports, '', () => read(readPlaceToShare))

/** What lists rest on besides their products and what is a visitor's own: the same for all of a site and language. */
export type ListMoment = {
  /** Of who has neither coupon nor package. */
  readonly offer: ReadOffer
  readonly arrivals: Arrivals
  /** Since when nothing of products was settled (`readSettledSince`). */
  readonly settled: string
}

/** The moment of a visit's site and language, a tenth of a second old at most: all who ask meanwhile share it, whoever they are. */
export const readListMoment = ({ ports, site, locale, read }: Visit): Promise<ListMoment> =>
  shareMoment(ports, `${site} ${locale}`, (last) => read((work) => askMoment(work, ports, last?.settled ?? null)))

async function askMoment(work: Work, ports: Ports, since: string | null): Promise<ListMoment> {
  // Asked together: one piece goes out to PostgreSQL.
  const [offer, arrivals, settled] = await Promise.all([
    readOffer({ ...work, who: guest }),
    arrivalsFrom(work, sites[work.site].origins, ports),
    readSettledSince(work, since),
  ])
  return { offer, arrivals, settled }
}

/** What a visitor's prices rest on; a guest without a cart has nothing of their own. */
export type Own = { readonly cart: Cart; readonly offer: ReadOffer }

export async function readOwn(work: Work, visit: Visit, { offer }: ListMoment): Promise<Own> {
  if (work.who.kind === 'guest' && !hasCartCookie(visit.cookies)) return { cart: noCart, offer }
  const cart = await readVisitCart(work, visit)
  return { cart, offer: await readOffer(work, { code: cart.couponCode }) }
}

type Shown = { readonly basis: readonly unknown[]; readonly shown: readonly ShownProduct[] }
const lists = new WeakMap<readonly FoundProduct[], Map<string, Shown>>()

/**
 * Found products as this visitor sees them. Where prices are the same for everybody, they are worked out once for the same list,
 * while all that it rests on is the same.
 */
export async function showInMoment(
  work: Work,
  found: readonly FoundProduct[],
  { arrivals, settled }: ListMoment,
  { cart, offer }: Own,
): Promise<readonly ShownProduct[]> {
  const show = async () => {
    const landed = await landedOf(work, found, cart, offer)
    return found.map((one) => shownProduct(one, { landed, arrivals }, work.locale))
  }
  if (!isForAll(offer, cart)) return show()
  const basis = [knownKinds(), offer.prices, settled, ...offer.packages, ...arrivals.values()]
  const known = lists.get(found) ?? new Map<string, Shown>()
  lists.set(found, known)
  const name = `${work.site} ${work.locale}`
  const last = known.get(name)
  if (last?.basis.length === basis.length && basis.every((part, at) => part === last.basis[at])) return last.shown
  const [shown, isAsNew] = await Promise.all([show(), seesAllOf(work, settled)])
  if (isAsNew) known.set(name, { basis, shown })
  return shown
}
