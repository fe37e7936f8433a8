import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { brand } from '#platform/settings/brand.ts'
import { m } from '#words/messages.js'
import { feed } from './feed.ts'
import { readList } from './read-list.ts'

/** The newest articles in one language, for readers of feeds. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { origin, locale, read } = visitOf(context)
  const { articles } = await read((work) => readList(work, { page: 1, most: 20 }))
  const title = `${m.blog_title({}, { locale })} · ${brand.name[locale]}`
  return new Response(feed(articles, { origin, locale, title, description: m.blog_lead({}, { locale }) }), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}
