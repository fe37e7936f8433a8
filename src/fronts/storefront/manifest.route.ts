import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { appManifest } from './app-manifest.ts'

/** The manifest for installing the shop in a browser. */
export function loader({ context }: LoaderFunctionArgs) {
  const { locale, site } = visitOf(context)
  return new Response(JSON.stringify(appManifest(locale, site)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
