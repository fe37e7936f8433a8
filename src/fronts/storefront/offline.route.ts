import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { offlinePage } from './offline-page.ts'

/** Cached by the service worker for when there is no connection; the same for everybody. */
export function loader({ context }: LoaderFunctionArgs) {
  return new Response(offlinePage(visitOf(context).locale), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}
