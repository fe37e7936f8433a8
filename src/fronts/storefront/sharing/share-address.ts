import type { Locale } from '#platform/work/work.ts'

/** The pages that have a picture of their own when they are shared, by the file's name; all others show that of the home page. */
const sharedPages: Readonly<Record<string, string>> = {
  '/how-to-order': 'how-to-order',
  '/packages': 'packages',
  '/coupons': 'deals',
  '/stores': 'stores',
  '/faq': 'questions',
  '/about': 'about',
  '/contact': 'contact',
}

const product = /^\/search-product\/([1-9]\d{0,17})$/

/** Where the picture lies that a messenger shows for a page; `page` is below the language. */
export function shareAddress(origin: string, locale: Locale, page: string): string {
  const id = product.exec(page)?.[1]
  const name = id === undefined ? (sharedPages[page] ?? 'home') : `product-${id}`
  return `${origin}/share/${locale}/${name}.png`
}
