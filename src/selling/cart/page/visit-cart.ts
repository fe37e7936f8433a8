import type { Visit } from '#platform/http/visit.ts'
import type { Refusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { clearCartCookies, hasCartCookie, readCartCookies, writeCartCookies } from '#selling/cart/cart-cookie.ts'
import type { Cart } from '#selling/cart/cart-item.ts'
import { cartSigner } from '#selling/cart/cart-signer.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { readGuestCart, toKeptCart } from '#selling/cart/read-guest-cart.ts'
import { syncCart } from '#selling/cart/sync-cart.ts'

/** The visitor's cart, wherever it is stored. */
export async function readVisitCart(work: Work, visit: Visit): Promise<Cart> {
  if (work.who.kind === 'customer') return readCart(work)
  return readGuestCart(work, readCartCookies(visit.ports.get(cartSigner), visit.cookies))
}

/** Items that stayed in the browser, and why. */
export type LeftInBrowser = { readonly title: string; readonly refusal: Refusal }
type Synced = { readonly cookies: readonly string[]; readonly left: readonly LeftInBrowser[] }

/**
 * After signing in: the browser's cart is moved into the customer's, and removed from the browser, except for items
 * that were refused, which stay there with their reason. Returns the cookies to set; none if nothing changed.
 */
export async function syncVisitCart(visit: Visit): Promise<Synced> {
  if (visit.who.kind !== 'customer' || !hasCartCookie(visit.cookies)) return { cookies: [], left: [] }
  const signer = visit.ports.get(cartSigner)
  const kept = readCartCookies(signer, visit.cookies)
  const { guest, notTaken, stays } = await visit.write(async (work) => {
    const guest = await readGuestCart(work, kept)
    const { notTaken } = await syncCart(work, guest)
    const isRefused = (place: number) => notTaken.some((one) => one.place === place)
    const items = guest.items.filter((_, place) => isRefused(place))
    const saved = guest.saved.filter((_, place) => isRefused(guest.items.length + place))
    return { guest, notTaken, stays: await toKeptCart(work, { items, saved, couponCode: null, version: 0 }) }
  })
  const all = [...guest.items, ...guest.saved]
  const left = notTaken.map(({ place, refusal }) => ({ title: all[place]?.title ?? '', refusal }))
  const isSecure = visit.origin.startsWith('https:')
  if (left.length === 0) return { cookies: clearCartCookies(isSecure), left }
  const hasChanged = left.length < kept.items.length + kept.saved.length || kept.couponCode !== null
  return { cookies: hasChanged ? writeCartCookies(signer, stays, isSecure) : [], left }
}
