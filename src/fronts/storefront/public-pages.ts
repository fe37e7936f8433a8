import type { Locale } from '#platform/work/work.ts'

/** The pages for search engines: the same for everybody, in both languages. All others are private. */
export const publicPages = [
  '',
  '/how-to-order',
  '/packages',
  '/coupons',
  '/search-product',
  '/search-product/most-selling',
  '/calculator',
  '/calculator-link',
  '/stores',
  '/faq',
  '/prohibited-items',
  '/return-policy',
  '/about',
  '/terms',
  '/privacy',
  '/privacy/retention',
  '/bookmarklet',
  '/track',
  '/contact',
  '/newsletter',
] as const

const locales: readonly Locale[] = ['ar', 'en']
const productPage = /^\/search-product\/[1-9]\d*$/

export function isPublicPage(pathname: string): boolean {
  const rest = pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '')
  return publicPages.some((page) => page === rest) || productPage.test(rest)
}

/** Pages of the blog tell search engines of themselves. */
export function isOfBlog(pathname: string): boolean {
  return /^\/[^/]+\/blog(?:\/|$)/.test(pathname)
}

/** A page's address in each language, and the one for readers of neither. */
export function twinsOf(
  origin: string,
  page: string | Readonly<Record<Locale, string>>,
): readonly { readonly lang: string; readonly href: string }[] {
  const at = (lang: Locale) => `${origin}/${lang}${typeof page === 'string' ? page : page[lang]}`
  const twins = locales.map((lang) => ({ lang, href: at(lang) }))
  return [...twins, { lang: 'x-default', href: at('ar') }]
}

/** A page that search engines may keep, with the day it changed where that is known. */
type ListedPage = {
  readonly page: string | Readonly<Record<Locale, string>>
  readonly changedAt?: Date | null
}

/** The map of a site for search engines: the maps it is parted into. */
export function sitemapIndex(origin: string, productParts: number): string {
  const files = ['pages', 'blog', ...Array.from({ length: productParts }, (_, at) => `products-${at + 1}`)]
  const entries = files.map((file) => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>`)
  return inXml('sitemapindex', '', entries)
}

/** Pages of a site for search engines, each with its translations. */
export function sitemap(origin: string, pages: readonly ListedPage[] = publicPages.map((page) => ({ page }))): string {
  const entries = pages.flatMap(({ page, changedAt }) => {
    const all = twinsOf(origin, page)
    const twins = all
      .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join('')
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    return all
      .filter(({ lang }) => lang !== 'x-default')
      .map(({ href }) => `<url><loc>${href}</loc>${changed}${twins}</url>`)
  })
  return inXml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries)
}

function inXml(name: string, more: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>
${entries.join('\n')}
</${name}>
`
}

/** What search engines must leave out, and where the list of the rest is. */
export function robots(origin: string): string {
  const closed = locales.flatMap((lang) => [
    `Disallow: /${lang}/ops`,
    `Disallow: /${lang}/account`,
    // Filters, orders and offers have no end of combinations; what they show stands on the pages of products.
    `Disallow: /${lang}/search-product?`,
    `Disallow: /${lang}/search-product/*?`,
  ])
  return ['User-agent: *', 'Disallow: /api/', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
