import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { overwriteGetLocale } from '#words/runtime.js'
import { keepDrawn } from './platform/http/pages/keep-drawn.ts'
import { finishedPage } from './platform/http/pages/page-body.ts'
import { dataScript, dataText, isPromised } from './platform/http/pages/page-data.ts'
import { manifestOfPage, rememberMatches } from './platform/http/pages/page-routes.ts'
import { sayIn, spokenLocale } from './platform/http/pages/say-in.ts'
import { type Visit, visitOf } from './platform/http/visit.ts'

overwriteGetLocale(() => spokenLocale() ?? 'ar')

const patience = 20_000

/** How long a page's promised data may take: reading a foreign shop's page has eight seconds, a provider six. */
export const streamTimeout = 22_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = visitOf(context)
  const { locale, nonce, who } = visit
  // Staff see a draft in a frame of the desk, in the width of a phone.
  const isPreview = who.kind === 'staff' && new URL(request.url).searchParams.has('draft')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'private, no-store')
  headers.set('content-security-policy', policy(nonce, isPreview))
  if (isPreview) headers.set('x-frame-options', 'SAMEORIGIN')
  const { loaderData, actionData } = router.staticHandlerContext
  const write = isPromised(loaderData) || isPromised(actionData) ? writeOn : writeAtOnce
  const page = { ...router, manifest: manifestOfPage(router), staticHandlerContext: rememberMatches(router) }
  return sayIn(locale, () => write(request, status, headers, page, visit))
}

/** Faults of pages go to the log; a refused or missing page and a reader who left are no faults. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) visitOf(context).report(error)
}

type Write = (
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  visit: Visit,
) => Promise<Response>

const end = '</body></html>'

// Nothing is promised: the page is one text, which costs half of what a stream of it does. What guests see is drawn once for all
// who see the same.
const writeAtOnce: Write = async (request, status, headers, router, { nonce, requestId, who }) => {
  const { serverHandoffStream, renderMeta } = router
  const data = serverHandoffStream ? await dataText(serverHandoffStream) : ''
  const draw = () => {
    const known = { ...router, serverHandoffStream: undefined }
    const page = renderToString(<ServerRouter context={known} url={request.url} nonce={nonce} />)
    const script = data !== '' && renderMeta?.didRenderScripts ? dataScript(data, nonce) : ''
    const text = page.endsWith(end) ? page.slice(0, -end.length) + script + end : page + script
    return `<!DOCTYPE html>${text}`
  }
  const isShared = who.kind === 'guest' && status === 200 && data !== '' && import.meta.env.PROD
  const page = isShared ? keepDrawn(request.url, data, [nonce, requestId], draw) : draw()
  return finishedPage(page, { headers, status })
}

const writeOn: Write = (request, status, headers, router, { nonce }) => {
  return new Promise<Response>((resolve, reject) => {
    let sent = status
    const whenReady = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
      nonce,
      [whenReady]() {
        const body = new PassThrough({
          final(done) {
            clearTimeout(timer)
            done()
          },
        })
        pipe(body)
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: sent }))
      },
      onShellError: reject,
      onError() {
        sent = 500
      },
    })
    const timer = setTimeout(abort, patience)
  })
}

/**
 * Scripts only with this answer's nonce, styles only from our files. Attributes may name a style (a bar's length, a mail shown in a
 * frame): they select nothing, and nothing foreign can be fetched by them. Pictures of foreign stores come through `reader/pictures`.
 */
function policy(nonce: string, isPreview: boolean): string {
  const development = import.meta.env.DEV
  return [
    "default-src 'self'",
    development
      ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'"
      : `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    "form-action 'self'",
  ].join('; ')
}
