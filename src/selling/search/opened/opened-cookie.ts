const name = 'opened'
const days = 30
export const mostOpened = 12

/** The products that a guest opened on this device, the newest first. The cookie names products alone: nobody stands in it. */
export function readOpenedCookie(cookies: Readonly<Record<string, string | undefined>>): readonly string[] {
  const ids = (cookies[name] ?? '').split('.').filter((id) => /^[1-9]\d{0,17}$/.test(id))
  return [...new Set(ids)].slice(0, mostOpened)
}

/** The Set-Cookie value that keeps these products on the device; with none it is removed. */
export function writeOpenedCookie(ids: readonly string[], isSecure: boolean): string {
  const age = ids.length === 0 ? 0 : days * 24 * 60 * 60
  return `${name}=${ids.join('.')}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
