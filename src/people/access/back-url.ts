import { safeBackUrl } from './safe-back-url.ts'

/** The page to return the customer to after signing in; null if none was given. */
export function backUrlOf(request: Request): string | null {
  return safeBackUrl(new URL(request.url).searchParams.get('backUrl'), '') || null
}

/** A path of this room that keeps the return address. */
export function withBackUrl(path: string, backUrl: string | null, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...more, ...(backUrl ? { backUrl } : {}) }).toString()
  return query ? `${path}?${query}` : path
}

/** The return address of a waiting page, with the found values added. */
export function backWith(backUrl: string, found: Readonly<Record<string, string>>): string {
  const { pathname, searchParams, hash } = new URL(backUrl, 'http://nowhere.invalid')
  for (const [name, value] of Object.entries(found)) searchParams.set(name, value)
  return `${pathname}?${searchParams}${hash}`
}
