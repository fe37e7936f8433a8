import { pagePath } from '#platform/http/pages/page-path.ts'
import { safeBackUrl } from './safe-back-url.ts'

/** Why the sign-in page is shown: `ended` if the session was over; and the id of the kept form. */
type Given = { readonly why?: 'ended' | null; readonly kept?: string | undefined }

/** A sign-in page with the requested page as its return address. */
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
