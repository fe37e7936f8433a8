import { safeBackUrl } from './safe-back-url.ts'

/** A door, with the page that was asked for as the way back. */
export function signInPath(door: string, request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  // The router fetches a page's data at an address of its own; the way back is the page.
  const page = pathname.replace(/(\/_)?\.data$/, '')
  searchParams.delete('_routes')
  const query = searchParams.toString()
  const back = safeBackUrl(query ? `${page}?${query}` : page, '')
  return back ? `${door}?${new URLSearchParams({ backUrl: back })}` : door
}
