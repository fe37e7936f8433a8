import { blogPicture, feedPath, type Twins } from '#content/blog/blog-address.ts'
import { brand } from '#platform/settings/brand.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type BlogHeadProps = {
  readonly origin: string
  readonly locale: Locale
  readonly site: string
  readonly twins: Twins
  readonly description: string
  /** Found words, drafts and what has no end of pages are not for search engines. */
  readonly isListed: boolean
  /** The article that it is; without one a list. */
  readonly articleId?: string
}

const other = { ar: 'en', en: 'ar' } as const

/** Where a page of the blog stands in both languages: its addresses differ in more than the language. */
export function BlogHead({ origin, locale, site, twins, description, isListed, articleId }: BlogHeadProps) {
  const at = (lang: Locale) => `${origin}/${lang}${twins[lang]}`
  const tag = (lang: Locale) => `${lang}_${site.toUpperCase()}`
  return (
    <>
      <meta name="description" content={description} />
      <link
        rel="alternate"
        type="application/rss+xml"
        href={`${origin}${feedPath(locale)}`}
        title={`${m.blog_title()} · ${brand.name[locale]}`}
      />
      {isListed ? (
        <>
          <link rel="canonical" href={at(locale)} />
          {(['ar', 'en'] as const).map((lang) => (
            <link key={lang} rel="alternate" hrefLang={lang} href={at(lang)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={at('ar')} />
          <meta property="og:type" content={articleId === undefined ? 'website' : 'article'} />
          <meta property="og:site_name" content={brand.name[locale]} />
          <meta property="og:url" content={at(locale)} />
          <meta property="og:description" content={description} />
          <meta property="og:locale" content={tag(locale)} />
          <meta property="og:locale:alternate" content={tag(other[locale])} />
          <meta property="og:image" content={blogPicture(origin, locale, articleId ?? null)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
