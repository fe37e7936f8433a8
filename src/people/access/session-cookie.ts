import { halfTokenCookie, openCookieHeader, tokenCookie, tokenCookieHeader } from '#platform/values/cookies.ts'
import type { Session } from './open-session.ts'
import { rememberDays } from './session-lifetime.ts'

/** The session's cookie: until the browser closes, or for 365 days if the customer asked for it. */
export function sessionCookie(session: Session, origin: string): string {
  const lasting = session.remember && !session.isHalf ? rememberDays * 86_400 : undefined
  const name = session.isHalf ? halfTokenCookie(origin) : tokenCookie(origin)
  return tokenCookieHeader(name, session.token, origin, lasting)
}

/**
 * Sent to a browser that signs out: it deletes its cache and storage of our pages, so that the next person at the same
 * machine cannot go back to them. Cookies are ended by name, because the language stays.
 */
export const clearSiteData = { 'clear-site-data': '"cache", "storage"' } as const

/** The cookies that signing out removes: the token, and the guest cart with it (specification §4). */
export function endedCookies(origin: string): readonly string[] {
  return [
    tokenCookieHeader(tokenCookie(origin), '', origin, 0),
    tokenCookieHeader(halfTokenCookie(origin), '', origin, 0),
    openCookieHeader('cart', '', origin, 0),
  ]
}
