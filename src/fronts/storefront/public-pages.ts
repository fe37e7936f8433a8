import type { Locale } from '#platform/work/work.ts'

/** The pages for search engines: the same for everybody, in both languages. All others are private. */
export const publicPages = [
  '',
  '/how-to-order',
  '/packages',
  '/coupons',
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
] as const

const locales: readonly Locale[] = ['ar', 'en']

export function isPublicPage(pathname: string): boolean {
  const rest = pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '')
  return publicPages.some((page) => page === rest)
}

/** A page's address in each language, and the one for readers of neither. */
export function twinsOf(origin: string, page: string): readonly { readonly lang: string; readonly href: string }[] {
  const twins = locales.map((lang) => ({ lang, href: `${origin}/${lang}${page}` }))
  return [...twins, { lang: 'x-default', href: `${origin}/ar${page}` }]
}

/** All public pages of a site for search engines, each with its translations. */
export function sitemap(origin: string): string {
  const entries = publicPages.flatMap((page) => {
    const twins = twinsOf(origin, page)
      .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join('')
    return locales.map((lang) => `<url><loc>${origin}/${lang}${page}</loc>${twins}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** What search engines must leave out, and where the list of the rest is. */
export function robots(origin: string): string {
  const closed = locales.flatMap((lang) => [`Disallow: /${lang}/ops`, `Disallow: /${lang}/account`])
  return ['User-agent: *', 'Disallow: /api/', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
