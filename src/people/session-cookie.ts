import type { Locale } from '#platform/work.ts'
import type { Session } from './open-session.ts'
import { rememberDays } from './session-lifetime.ts'

const day = 86_400
const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** The cookie `token`: for as long as the browser is open, or 365 days where the customer asked for it. */
export function sessionCookie(session: Session, origin: string): string {
  const lasting = session.remember ? `; Max-Age=${rememberDays * day}` : ''
  return `token=${session.token}; Path=/; HttpOnly; SameSite=Lax${secure(origin)}${lasting}`
}

/** What signing out takes away: the token, and the guest cart with it (specification §4). */
export function endedCookies(origin: string): readonly string[] {
  const tail = `Path=/; SameSite=Lax${secure(origin)}; Max-Age=0`
  return [`token=; HttpOnly; ${tail}`, `cart=; ${tail}`]
}

/** The language that is shown at an address without one; 365 days. */
export function languageCookie(locale: Locale, origin: string): string {
  return `lang=${locale}; Path=/; SameSite=Lax${secure(origin)}; Max-Age=${365 * day}`
}

// Only this machine itself may be visited without TLS.
function secure(origin: string): string {
  return loopback.test(new URL(origin).hostname) ? '' : '; Secure'
}
