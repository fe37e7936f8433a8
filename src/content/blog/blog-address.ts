import type { Locale } from '#platform/work/work.ts'

/** A name in an address, in each language. */
export type TwinSlugs = { readonly ar: string; readonly en: string }
/** A page below the language, in each. */
export type Twins = { readonly ar: string; readonly en: string }

export const blogPath = '/blog'

/** A page of the articles of a category, below the language. */
export function categoryPath(slug: string, page = 1): string {
  return `/blog/${encodeURIComponent(slug)}/${page}`
}

/** An article, below the language. */
export function articlePath(category: string, article: string): string {
  return `/blog/${encodeURIComponent(category)}/article/${encodeURIComponent(article)}`
}

export function categoryTwins(slugs: TwinSlugs, page = 1): Twins {
  return { ar: categoryPath(slugs.ar, page), en: categoryPath(slugs.en, page) }
}

export function articleTwins(category: TwinSlugs, article: TwinSlugs): Twins {
  return { ar: articlePath(category.ar, article.ar), en: articlePath(category.en, article.en) }
}

/** The feed of the newest articles in one language. */
export function feedPath(locale: Locale): string {
  return `/${locale}/blog/feed.xml`
}

/** Where the picture lies that a messenger shows for an article, or for the blog itself. */
export function blogPicture(origin: string, locale: Locale, articleId: string | null): string {
  return `${origin}/share/${locale}/${articleId === null ? 'blog' : `article-${articleId}`}.png`
}

/** So many articles stand on a page. */
export const onAPage = 9
