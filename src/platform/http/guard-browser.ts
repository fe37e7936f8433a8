import type { FastifyReply, FastifyRequest } from 'fastify'
import { no } from '#platform/work/refusal.ts'
import type { Site } from '#sites/sites.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  // Pages and the service worker set their own policy; anything else that is opened as a page may do nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const

/** A service worker follows the policy of its own file, not that of the page: it may fetch only our own pages and files. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The security headers of every answer, also of errors and files. In production they require HTTPS for a year. */
export function tellBrowser(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): void {
  reply.headers(everywhere)
  if (isProduction && request.protocol === 'https') {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}

const hostForm = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** Refuses (400) a host that no link can be built with. */
export function refuseBadHost(request: FastifyRequest): void {
  if (!hostForm.test(request.host) || !URL.canParse(`http://${request.host}`)) throw no.BAD_HOST()
}

/** The host decides the site, links and cookies, so in production a host that is not ours is refused (421). */
export function refuseUnknownHost(request: FastifyRequest, origins: Readonly<Record<Site, string>>): void {
  const ours = Object.values(origins).filter((origin) => origin !== '')
  if (!ours.some((origin) => new URL(origin).host === request.host.toLowerCase())) throw no.UNKNOWN_HOST()
}

/**
 * CSRF: a changing request must come from our own pages, by Fetch Metadata, Origin or Referer. A request with our cookie
 * and a body that a form can send, but without any of these, is refused, too. Programs send a token or JSON.
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const { origin, referer } = request.headers
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') throw no.FOREIGN_ORIGIN()
  const from = origin ?? referer
  if (from !== undefined && hostOf(from) !== request.host) throw no.FOREIGN_ORIGIN()
  if (from === undefined && !fetchSite && carriesCookie(request) && couldBeForm(request)) throw no.FOREIGN_ORIGIN()
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

function carriesCookie(request: FastifyRequest): boolean {
  const { cookies } = request
  const carried = ['token', 'half', '__Host-token', '__Host-half'].some((name) => cookies[name] !== undefined)
  return carried && request.headers.authorization === undefined
}

function couldBeForm(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? 'text/plain'
  return /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i.test(type)
}
