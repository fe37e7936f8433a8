import { categoryTwins } from '#content/blog/blog-address.ts'
import { brand } from '#platform/settings/brand.ts'
import { withoutIsolates } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { ShownArticle } from './read-article.ts'

type Where = { readonly origin: string; readonly locale: Locale; readonly blogName: string }

/** An article for search engines, with the way to it. Nothing in it can end the script that holds it. */
export function articleData(article: ShownArticle, { origin, locale, blogName }: Where): string {
  const home = `${origin}/${locale}`
  const url = `${home}${article.twins[locale]}`
  const publisher = { '@type': 'Organization', name: brand.name[locale], url: home, logo: `${origin}/icon-512.png` }
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: withoutIsolates(article.title),
        description: withoutIsolates(article.description),
        inLanguage: locale,
        datePublished: article.shownFrom.toISOString(),
        dateModified: article.changedAt.toISOString(),
        author: { '@type': 'Person', name: article.author.name },
        publisher,
        mainEntityOfPage: url,
        articleSection: article.category.name,
        ...(article.cover && { image: `${origin}/api/content/pictures/${article.cover.id}` }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: blogName, item: `${home}/blog` },
          { name: article.category.name, item: `${home}${categoryTwins(article.category.slugs)[locale]}` },
          { name: withoutIsolates(article.title), item: url },
        ].map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
      },
    ],
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
