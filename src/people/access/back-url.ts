import { safeBackUrl } from './safe-back-url.ts'

/** Where the page that asked to sign in wants the customer back; null where nobody asked. */
export function backUrlOf(request: Request): string | null {
  return safeBackUrl(new URL(request.url).searchParams.get('backUrl'), '') || null
}

/** A path of this room that hands the way back on. */
export function withBackUrl(path: string, backUrl: string | null, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...more, ...(backUrl ? { backUrl } : {}) }).toString()
  return query ? `${path}?${query}` : path
}

/** The way back to a page that waits for something, with what was found for it. */
export function backWith(backUrl: string, found: Readonly<Record<string, string>>): string {
  const { pathname, searchParams, hash } = new URL(backUrl, 'http://nowhere.invalid')
  for (const [name, value] of Object.entries(found)) searchParams.set(name, value)
  return `${pathname}?${searchParams}${hash}`
}
