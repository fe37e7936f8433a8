import type { Locale } from '#platform/work/work.ts'

const yearSeconds = 365 * 86_400
const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/**
 * The session's cookie. A browser accepts a `__Host-` cookie only from exactly this host over TLS, so that no other
 * subdomain can set one. On this machine without TLS the prefix is not possible (docs/decisions/0025).
 */
export function tokenCookie(origin: string): string {
  return isAtHome(origin) ? 'token' : '__Host-token'
}

/** For staff between their password and their code: it gives access to the page of the code only. */
export function halfTokenCookie(origin: string): string {
  return isAtHome(origin) ? 'half' : '__Host-half'
}

/** A session token's cookie: until the browser is closed, or for this many seconds. */
export function tokenCookieHeader(name: string, token: string, origin: string, maxAge?: number): string {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax${secure(origin)}${life}`
}

/** A cookie that scripts and other pages of ours may read. */
export function openCookieHeader(name: string, value: string, origin: string, maxAge: number): string {
  return `${name}=${value}; Path=/; SameSite=Lax${secure(origin)}; Max-Age=${maxAge}`
}

/** The language of URLs that name none; kept for 365 days (specification §9). */
export function languageCookie(locale: Locale, origin: string): string {
  return openCookieHeader('lang', locale, origin, yearSeconds)
}

function secure(origin: string): string {
  return isAtHome(origin) ? '' : '; Secure'
}

// Only this machine may be visited without TLS.
function isAtHome(origin: string): boolean {
  return isLoopback(new URL(origin).hostname)
}

/** Whether a host name of a URL is this machine itself. */
export function isLoopback(hostname: string): boolean {
  return loopback.test(hostname)
}
