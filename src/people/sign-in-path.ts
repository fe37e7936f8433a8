import { safeBackUrl } from './safe-back-url.ts'

/** A door, with the page that was asked for as the way back. */
export function signInPath(door: string, request: Request): string {
  const { pathname, search } = new URL(request.url)
  const back = safeBackUrl(`${pathname}${search}`, '')
  return back ? `${door}?${new URLSearchParams({ backUrl: back })}` : door
}
