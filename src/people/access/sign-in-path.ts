import { pagePath } from '#platform/http/pages/page-path.ts'
import { safeBackUrl } from './safe-back-url.ts'

/** What the door says why one stands before it: `ended` for a session that was over; the id of the form that is kept. */
type Given = { readonly why?: 'ended' | null; readonly kept?: string | undefined }

/** A door, with the page that was asked for as the way back. */
export function signInPath(door: string, request: Request, { why, kept }: Given = {}): string {
  const { searchParams } = new URL(request.url)
  const page = pagePath(request)
  searchParams.delete('_routes')
  if (kept) searchParams.set('kept', kept)
  const query = searchParams.toString()
  const back = safeBackUrl(query ? `${page}?${query}` : page, '')
  const asked = new URLSearchParams({ ...(back && { backUrl: back }), ...(why && { why }) }).toString()
  return asked ? `${door}?${asked}` : door
}
