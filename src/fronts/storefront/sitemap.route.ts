import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { sitemap } from './public-pages.ts'

/** The public pages of the requested site, for search engines. */
export function loader({ context }: LoaderFunctionArgs) {
  return new Response(sitemap(visitOf(context).origin), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
