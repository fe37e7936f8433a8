import type { Locale } from '#platform/work/work.ts'

/** The pages search machines may keep: the same for everybody, in both languages. Everything else is somebody's own. */
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
  '/bookmarklet',
  '/track',
] as const

const locales: readonly Locale[] = ['ar', 'en']

export function isPublicPage(pathname: string): boolean {
  const rest = pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '')
  return publicPages.some((page) => page === rest)
}

/** Where a page stands in each language, and which one is for those who speak neither. */
export function twinsOf(origin: string, page: string): readonly { readonly lang: string; readonly href: string }[] {
  const twins = locales.map((lang) => ({ lang, href: `${origin}/${lang}${page}` }))
  return [...twins, { lang: 'x-default', href: `${origin}/ar${page}` }]
}

/** All public pages of a site for search machines, each with its twins. */
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

/** What search machines are asked to leave alone, and where the list of the rest is. */
export function robots(origin: string): string {
  const closed = locales.flatMap((lang) => [`Disallow: /${lang}/ops`, `Disallow: /${lang}/account`])
  return ['User-agent: *', 'Disallow: /api/', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
