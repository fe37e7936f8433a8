import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import type { Work } from '#platform/work/work.ts'
import { type FoundPage, readFoundPages } from './adding/draft-item.ts'
import type { KeptCart, KeptItem } from './cart-cookie.ts'
import type { Cart, CartItem } from './cart-item.ts'

/** The browser's cart, completed with what the server has stored of the pages that were read. */
export async function readGuestCart(work: Work, kept: KeptCart): Promise<Cart> {
  const ids = kept.items.flatMap((item) => (item.readingId === null ? [] : [item.readingId]))
  const pages = await readFoundPages(work, ids)
  const items = kept.items.flatMap((item) => completed(item, pages.get(item.readingId ?? '')))
  return { items, couponCode: kept.couponCode, version: 0 }
}

/** The cart for the browser: titles that are on the page are left out. */
export async function toKeptCart(work: Work, cart: Cart): Promise<KeptCart> {
  const ids = cart.items.flatMap((item) => (item.readingId === null ? [] : [item.readingId]))
  const pages = await readFoundPages(work, ids)
  const items = cart.items.map((item) => {
    const isRead = pages.get(item.readingId ?? '')?.product?.title === item.title
    return isRead ? { ...item, title: '' } : item
  })
  return { items, couponCode: cart.couponCode }
}

function completed(item: KeptItem, page: FoundPage | undefined): CartItem[] {
  if (page) {
    const { url, canonicalUrl, store, product } = page
    return [
      { ...item, url, canonicalUrl, store, title: item.title || (product?.title ?? ''), image: product?.image ?? null },
    ]
  }
  const answer = canonicalLink(item.url)
  if (!answer.ok) return []
  const { url, canonical, domain } = answer.link
  return [{ ...item, readingId: null, url, canonicalUrl: canonical ?? url, store: domain, image: null }]
}
