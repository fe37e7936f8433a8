import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { robots } from './public-pages.ts'

/** What search engines may read on the requested site. */
export function loader({ context }: LoaderFunctionArgs) {
  return new Response(robots(visitOf(context).origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
