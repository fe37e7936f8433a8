import { readSettledSince } from '#catalog/estimates/settled/read-settled.ts'
import { knownKinds } from '#catalog/estimates/tree/known-kinds.ts'
import { readPlace } from '#catalog/products/finding/memory/keep-index.ts'
import type { Place } from '#catalog/products/finding/memory/read-place.ts'
import type { FoundProduct } from '#catalog/products/finding/product-query.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { type ReadOffer, readOffer } from '#selling/cart/adding/read-offer.ts'
import { hasCartCookie } from '#selling/cart/cart-cookie.ts'
import { noCart } from '#selling/cart/cart-item.ts'
import { landedOf } from '#selling/search/pricing/landed-of.ts'
import { sites } from '#sites/sites.ts'
import { type Arrivals, arrivalsFrom, shownProduct } from './show-products.ts'
import type { ShownProduct } from './shown-product.ts'

/** All that the lists of guests rest on besides their products: the same for every guest of a site and language. */
export type ListMoment = {
  readonly place: Place
  readonly offer: ReadOffer
  readonly arrivals: Arrivals
  /** Since when nothing of products was settled (`readSettledSince`). */
  readonly settled: string
}

const SHARED_MILLISECONDS = 100
type Kept = {
  readonly askedAt: number
  readonly moment: Promise<ListMoment>
  /** As the last moment said that was read to its end: nobody waits for one that is not. */
  settled: string | null
}
const shops = new WeakMap<Ports, Map<string, Kept>>()

/**
 * The moment of a guest who has nothing in the cart, a tenth of a second old at most: all who ask meanwhile share one reading.
 * Null for others, whose prices are their own.
 */
export async function readListMoment(visit: Visit): Promise<ListMoment | null> {
  const { who, cookies, ports, site, locale } = visit
  if (who.kind !== 'guest' || hasCartCookie(cookies)) return null
  const kept = shops.get(ports) ?? new Map<string, Kept>()
  shops.set(ports, kept)
  const name = `${site} ${locale}`
  const last = kept.get(name)
  if (last && performance.now() - last.askedAt < SHARED_MILLISECONDS) return last.moment
  const since = last?.settled ?? null
  const moment = visit.read((work) => askMoment(work, ports, since))
  const mine: Kept = { askedAt: performance.now(), moment, settled: since }
  kept.set(name, mine)
  moment.then(
    ({ settled }) => {
      mine.settled = settled
    },
    () => kept.get(name) === mine && kept.delete(name),
  )
  return moment
}

async function askMoment(work: Work, ports: Ports, since: string | null): Promise<ListMoment> {
  // Asked together: one piece goes out to PostgreSQL.
  const [{ before, ...place }, offer, arrivals, settled] = await Promise.all([
    readPlace(work),
    readOffer(work),
    arrivalsFrom(work, sites[work.site].origins, ports),
    readSettledSince(work, since),
  ])
  return { place, offer, arrivals, settled }
}

type Shown = { readonly basis: readonly unknown[]; readonly shown: readonly ShownProduct[] }
const lists = new WeakMap<readonly FoundProduct[], Map<string, Shown>>()

/** Found products as guests see them; worked out once for the same list, while all that it rests on is the same. */
export async function showInMoment(
  work: Work,
  found: readonly FoundProduct[],
  { offer, arrivals, settled }: ListMoment,
): Promise<readonly ShownProduct[]> {
  const basis = [knownKinds(), offer.prices, settled, ...offer.packages, ...arrivals.values()]
  const known = lists.get(found) ?? new Map<string, Shown>()
  lists.set(found, known)
  const name = `${work.site} ${work.locale}`
  const last = known.get(name)
  if (last?.basis.length === basis.length && basis.every((part, at) => part === last.basis[at])) return last.shown
  const landed = await landedOf(work, found, noCart, offer)
  const shown = found.map((one) => shownProduct(one, { landed, arrivals }, work.locale))
  known.set(name, { basis, shown })
  return shown
}
