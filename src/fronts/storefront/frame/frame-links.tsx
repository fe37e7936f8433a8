import { useLocation } from 'react-router'
import { isPublicPage, twinsOf } from '#fronts/storefront/public-pages.ts'
import { brand } from '#platform/settings/brand.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { otherLocale } from './other-place.ts'

type FrameLinksProps = { readonly origin: string; readonly locale: Locale; readonly site: Site }

/**
 * Tells search engines where a public page stands in both languages, and whoever shares it what to show; everything else
 * is not to be kept. The page's own title is told by the page (`page-title.tsx`).
 */
export function FrameLinks({ origin, locale, site }: FrameLinksProps) {
  const { pathname } = useLocation()
  if (!isPublicPage(pathname)) return <meta name="robots" content="noindex" />
  const page = pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '')
  const here = `${origin}/${locale}${page}`
  const [own, other] = [localeTag(locale, site), localeTag(otherLocale(locale), site)]
  return (
    <>
      <link rel="canonical" href={here} />
      {twinsOf(origin, page).map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name[locale]} />
      <meta property="og:url" content={here} />
      <meta property="og:locale" content={own} />
      <meta property="og:locale:alternate" content={other} />
      <meta property="og:image" content={`${origin}/icon-512.png`} />
      <meta name="twitter:card" content="summary" />
    </>
  )
}

function localeTag(locale: Locale, site: Site): string {
  return `${locale}_${site.toUpperCase()}`
}
