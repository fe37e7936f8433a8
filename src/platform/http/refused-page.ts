import type { FastifyRequest } from 'fastify'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ErrorBody } from './error-body.ts'

export const refusedPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const style =
  'body{font:1.125rem/1.7 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark;background:Canvas;color:CanvasText}a:focus-visible{outline:3px solid;outline-offset:3px}'

/** Whether a person looks at the answer: a browser that opened an address or sent a form. */
export function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && /\btext\/html\b/.test(request.headers.accept ?? '')
}

/** What was refused before any page could be drawn, as a plain page that needs nothing else. */
export function refusedPage(body: ErrorBody, locale: Locale): string {
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
