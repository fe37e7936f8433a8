import { data, type LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { linkInParams } from './link-in-params.ts'
import { readingStream } from './reading-stream.ts'

/** The reading of a link as it happens, for the add page; other people's pages may not start one. */
export function loader({ context, request }: LoaderFunctionArgs) {
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw data(null, { status: 403 })
  const pasted = linkInParams(new URL(request.url).searchParams)
  if (pasted === null) throw data(null, { status: 404 })
  return new Response(readingStream(visitOf(context), pasted), {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    },
  })
}
