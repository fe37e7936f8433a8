import type { LoaderFunctionArgs } from 'react-router'
import { countListedParts } from '#catalog/products/finding/read-listed.ts'
import { visitOf } from '#platform/http/visit.ts'
import { sitemapIndex } from './public-pages.ts'

/** The map of the requested site for search engines, in parts. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { origin, query } = visitOf(context)
  return new Response(sitemapIndex(origin, await query(countListedParts)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
