import type { Visit } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'
import { clearCartCookies, hasCartCookie, readCartCookies } from './cart-cookie.ts'
import type { Cart } from './cart-item.ts'
import { cartSigner } from './cart-signer.ts'
import { readCart } from './read-cart.ts'
import { readGuestCart } from './read-guest-cart.ts'
import { syncCart } from './sync-cart.ts'

/** The visitor's cart, wherever it is kept. */
export async function readVisitCart(work: Work, visit: Visit): Promise<Cart> {
  if (work.who.kind === 'customer') return readCart(work)
  return readGuestCart(work, readCartCookies(visit.ports.get(cartSigner), visit.cookies))
}

/**
 * After signing in: what the browser kept goes into the customer's cart, and the browser is told to forget it. Answers
 * the cookies to set; none when there was nothing. A refusal leaves the browser's cart as it was.
 */
export async function syncVisitCart(visit: Visit): Promise<readonly string[]> {
  if (visit.who.kind !== 'customer' || !hasCartCookie(visit.cookies)) return []
  const kept = readCartCookies(visit.ports.get(cartSigner), visit.cookies)
  await visit.write(async (work) => syncCart(work, await readGuestCart(work, kept)))
  return clearCartCookies(visit.origin.startsWith('https:'))
}
