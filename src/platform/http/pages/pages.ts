import type { ServerResponse } from 'node:http'
import { writeReadableStreamToWritable } from '@react-router/node'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { largestForm, readForm } from '#platform/files/sent-file.ts'
import { compressPage } from '#platform/http/compress-page.ts'
import { type Visit, visitContext } from '#platform/http/visit.ts'
import { languageCookie } from '#platform/values/cookies.ts'
import { isOutage } from '#platform/work/outage.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Locale } from '#platform/work/work.ts'
import { handleByArea } from './handle-by-area.ts'
import { finishedText, type PageText } from './page-body.ts'
import { keepRouteAnswers } from './route-answers.ts'

/** Every URL that is no call and no file is a page, rendered by React Router. */
export async function servePages(app: FastifyInstance, build: ServerBuild, mode: string): Promise<void> {
  const handle = handleByArea(build, mode)
  app.build.version = build.assets.version
  const routesOnce = keepRouteAnswers(build)
  await app.register(async (scope) => {
    takePostedForms(scope)
    scope.all('/*', { config: { access: 'public' } }, async (request, reply) => {
      keepLanguage(request, reply)
      const context = new RouterContextProvider()
      const isPageOver = request.visit.isTokenOver && /\.data(\?|$)/.test(request.url)
      const watched = watchOutage({ ...request.visit, isPageOver: isPageOver ?? false })
      context.set(visitContext, watched.visit)
      const response = await routesOnce(request.url, () => handle(toRequest(request, reply), context))
      await sendResponse(response, request, reply, watched.isOut())
    })
  })
}

// Visitors choose a language by switching to it from one of our pages, or by the first page they open: URLs without a
// language use that choice from then on.
function keepLanguage(request: FastifyRequest, reply: FastifyReply): void {
  const now = languageOf(request.url)
  if (request.method !== 'GET' || !now) return
  const isFirst = request.cookies.lang === undefined && isDocument(request)
  if (isFirst || comesFromOther(request, now)) reply.header('set-cookie', languageCookie(now, request.visit.origin))
}

// Answers that are cached for everybody (the offline page, the manifest) set no cookie.
function isDocument(request: FastifyRequest): boolean {
  return /\btext\/html\b/.test(request.headers.accept ?? '') && !/^\/(ar|en)\/offline\b/.test(request.url)
}

function comesFromOther(request: FastifyRequest, now: Locale): boolean {
  const { referer } = request.headers
  if (!referer || !URL.canParse(referer)) return false
  const from = new URL(referer)
  const before = languageOf(from.pathname)
  return from.host === request.host && before !== null && before !== now
}

function languageOf(path: string): Locale | null {
  const found = path.match(/^\/(ar|en)(?=[/?#]|$)/)?.[1]
  return found === 'ar' || found === 'en' ? found : null
}

// A page reads its body itself. A body that is no form, broken or too large is refused before.
function takePostedForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const form = { parseAs: 'buffer', bodyLimit: 1_048_576 } as const
  scope.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    form,
    async (_: FastifyRequest, body: Buffer) => body,
  )
  const files = { parseAs: 'buffer', bodyLimit: largestForm } as const
  scope.addContentTypeParser<Buffer>('multipart/form-data', files, async (request: FastifyRequest, body: Buffer) => {
    await readForm(body, request.headers['content-type'] ?? '')
    return body
  })
}

function toRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  const url = new URL(request.url.replace(/^\/+/, '/'), `${request.protocol}://${request.host}`)
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null
  const hasBody = body !== null && request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(url, { method: request.method, headers, signal: gone.signal, body: hasBody ? body : null })
}

// A page that failed because the database is down, or has no first data yet, says so: 503, try again soon.
function watchOutage(visit: Visit): { readonly visit: Visit; readonly isOut: () => boolean } {
  let out = false
  const note = (error: unknown): never => {
    out ||= isOutage(error) || (isRefusal(error) && error.status === 503)
    throw error
  }
  return {
    visit: {
      ...visit,
      read: (act) => visit.read(act).catch(note),
      readOnce: (act) => visit.readOnce(act).catch(note),
      write: (act) => visit.write(act).catch(note),
    },
    isOut: () => out,
  }
}

async function sendResponse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
  isOut: boolean,
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') raw.setHeader(name, value)
  })
  for (const cookie of response.headers.getSetCookie()) raw.appendHeader('set-cookie', cookie)
  const isAway = isOut && response.status === 500
  raw.statusCode = isAway ? 503 : response.status
  if (isAway) raw.setHeader('retry-after', '5')
  const text = finishedText(response)
  if (text !== undefined) await sendText(text, request, raw)
  else if (response.body) await writeReadableStreamToWritable(response.body, raw)
  else raw.end()
}

async function sendText(text: PageText, request: FastifyRequest, raw: ServerResponse): Promise<void> {
  const { body, encoding } = await compressPage(text, request.headers['accept-encoding'])
  raw.appendHeader('vary', 'accept-encoding')
  if (encoding) raw.setHeader('content-encoding', encoding)
  raw.end(body)
}
