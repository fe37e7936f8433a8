import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isOutage } from '#platform/work/outage.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ErrorBody } from './error-body.ts'
import { fieldErrors } from './forms/parse-form.ts'

const refusedPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const style =
  'body{font:1.125rem/1.7 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark;background:Canvas;color:CanvasText}a:focus-visible{outline:3px solid;outline-offset:3px}'

export const errorBody = z
  .object({ code: z.string(), message: z.string(), errors: z.record(z.string(), z.string()), reference: z.string() })
  .meta({
    id: 'Error',
    description: 'What was refused, in the language of Accept-Language; `reference` is the request id of our logs',
  })

/**
 * Every error has the same body: a stable code, a sentence in the reader's language, and the wrong fields. A browser that
 * asked for a page gets the sentence as a page.
 */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = toAnswer(error, request)
  if (status >= 500) request.server.reportFault(request, error)
  if (status === 429 && isRefusal(error)) reply.header('retry-after', String(error.facts.seconds ?? 60))
  if (status === 503) reply.header('retry-after', '5')
  reply.status(status)
  if (!wantsPage(request)) return void reply.send(isRefusal(error) ? withFixedMessage(body) : body)
  reply.type('text/html').header('content-security-policy', refusedPagePolicy)
  reply.send(refusedPage(body, localeOf(request)))
}

// Programs recognise this sentence by its exact text, in either language.
function withFixedMessage(body: ErrorBody): ErrorBody {
  return body.code === 'INVALID_TOKEN' ? { ...body, message: 'Invalid token' } : body
}

function localeOf(request: FastifyRequest): Locale {
  return request.visit?.locale ?? 'ar'
}

function toAnswer(error: FastifyError | Error, request: FastifyRequest): { status: number; body: ErrorBody } {
  const locale = localeOf(request)
  const reference = request.id
  if (isRefusal(error)) {
    const message = refusalSentence(error.code, error.facts, locale)
    const field = typeof error.facts.path === 'string' ? error.facts.path : 'general'
    return {
      status: error.status,
      body: { code: error.code, message, errors: { general: message, [field]: message }, reference },
    }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = fieldErrors(error.validation.map(toIssue), locale)
    const message = refusalSentence('INVALID_INPUT', {}, locale)
    return { status: 422, body: { code: 'INVALID_INPUT', message, errors: { general: message, ...errors }, reference } }
  }
  const status = outsideStatus(error)
  const code = codes[status] ?? (status < 500 ? 'INVALID_INPUT' : 'FAULT')
  const message = refusalSentence(code, {}, locale)
  return { status, body: { code, message, errors: { general: message }, reference } }
}

const codes: Readonly<Record<number, string>> = { 413: 'TOO_LARGE', 503: 'UNAVAILABLE' }

// A database that is down is not a bug: 503, try again. Fastify's own errors (body too large, …) keep their status.
function outsideStatus(error: FastifyError | Error): number {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (isOutage(error)) return 503
  const status = 'statusCode' in error ? error.statusCode : undefined
  return code.startsWith('FST_') && status && status < 500 ? status : 500
}

// The zod issue again, from what the validator made of it, which has path and code in other places.
type Found = {
  readonly keyword: string
  readonly instancePath: string
  readonly message?: string
  readonly params: object
}

function toIssue(found: Found): z.core.$ZodIssue {
  const path = found.instancePath.split('/').filter(Boolean)
  return { ...found.params, code: found.keyword, path, message: found.message ?? '' } as z.core.$ZodIssue
}

/** Whether a person sees the answer: a browser that opened a URL or sent a form. */
function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && /\btext\/html\b/.test(request.headers.accept ?? '')
}

/** A plain page, which needs nothing else, for a request that was refused before any page could be rendered. */
function refusedPage(body: ErrorBody, locale: Locale): string {
  const [title, text, home] = [
    m.platform_refused_title({}, { locale }),
    body.message,
    m.platform_refused_home({}, { locale }),
  ].map(escapeHtml)
  const dir = locale === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/${locale}">${home}</a></p><p><small><bdi>${escapeHtml(body.reference)}</bdi></small></p></main></body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
