import { feedPath } from '#content/blog/blog-address.ts'
import { withoutIsolates } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { ListedArticle } from './read-list.ts'

type Channel = {
  readonly origin: string
  readonly locale: Locale
  readonly title: string
  readonly description: string
}

/** The newest articles as RSS 2.0, every address whole. */
export function feed(articles: readonly ListedArticle[], { origin, locale, title, description }: Channel): string {
  const home = `${origin}/${locale}`
  const items = articles.map(
    (one) => `<item>
<title>${text(one.title)}</title>
<link>${text(home + one.path)}</link>
<guid isPermaLink="false">${one.id}</guid>
<pubDate>${one.at.toUTCString()}</pubDate>
<dc:creator>${text(one.author)}</dc:creator>
<category>${text(one.category)}</category>
<description>${text(one.lead)}</description>
</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(title)}</title>
<link>${text(`${home}/blog`)}</link>
<description>${text(description)}</description>
<language>${locale}</language>
${articles[0] ? `<lastBuildDate>${articles[0].at.toUTCString()}</lastBuildDate>\n` : ''}<atom:link href="${text(origin + feedPath(locale))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// Signs that XML does not know at all are left out.
function text(said: string): string {
  return withoutIsolates(said)
    .replace(/(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? '')
}
