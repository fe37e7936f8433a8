import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import type { Work } from '#platform/work/work.ts'
import { type FoundPage, readFoundPages } from './adding/draft-item.ts'
import type { KeptCart, KeptItem } from './cart-cookie.ts'
import type { Cart, CartItem } from './cart-item.ts'

/** The browser's cart, completed with what the server has stored of the pages that were read. */
export async function readGuestCart(work: Work, kept: KeptCart): Promise<Cart> {
  const pages = await pagesOf(work, kept)
  const complete = (item: KeptItem) => completed(item, pages.get(item.readingId ?? ''))
  const { couponCode } = kept
  return { items: kept.items.flatMap(complete), saved: kept.saved.flatMap(complete), couponCode, version: 0 }
}

/** The cart for the browser: titles that are on the page are left out. */
export async function toKeptCart(work: Work, cart: Cart): Promise<KeptCart> {
  const pages = await pagesOf(work, cart)
  const keep = (item: CartItem) => {
    const isRead = pages.get(item.readingId ?? '')?.product?.title === item.title
    return isRead ? { ...item, title: '' } : item
  }
  return { items: cart.items.map(keep), saved: cart.saved.map(keep), couponCode: cart.couponCode }
}

type Lists = { readonly items: readonly KeptItem[]; readonly saved: readonly KeptItem[] }

function pagesOf(work: Work, { items, saved }: Lists): Promise<ReadonlyMap<string, FoundPage>> {
  const ids = [...items, ...saved].flatMap(({ readingId }) => (readingId === null ? [] : [readingId]))
  return readFoundPages(work, ids)
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
