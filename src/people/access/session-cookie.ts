import { halfTokenCookie, openCookieHeader, tokenCookie, tokenCookieHeader } from '#platform/values/cookies.ts'
import type { Session } from './open-session.ts'
import { rememberDays } from './session-lifetime.ts'

/** The session's cookie: for as long as the browser is open, or 365 days where the customer asked for it. */
export function sessionCookie(session: Session, origin: string): string {
  const lasting = session.remember ? rememberDays * 86_400 : undefined
  const name = session.isHalf ? halfTokenCookie(origin) : tokenCookie(origin)
  return tokenCookieHeader(name, session.token, origin, lasting)
}

/**
 * Told to a browser that signs out: what it kept of our pages and in their stores goes, so that nobody after it on the same
 * machine goes back to it. Cookies are ended by name: the language stays.
 */
export const clearSiteData = { 'clear-site-data': '"cache", "storage"' } as const

/** What signing out takes away: the token, and the guest cart with it (specification §4). */
export function endedCookies(origin: string): readonly string[] {
  return [
    tokenCookieHeader(tokenCookie(origin), '', origin, 0),
    tokenCookieHeader(halfTokenCookie(origin), '', origin, 0),
    openCookieHeader('cart', '', origin, 0),
  ]
}
