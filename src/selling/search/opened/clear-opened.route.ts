import { type ActionFunctionArgs, redirect } from 'react-router'
import { safeBackUrl } from '#people/access/safe-back-url.ts'
import { visitOf } from '#platform/http/visit.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { clearOpened } from './clear-opened.ts'
import { writeOpenedCookie } from './opened-cookie.ts'

/** Empties the shelf of what the visitor saw last: a customer's own, and that of the device. */
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const posted = await request.formData()
  if (visit.who.kind === 'customer') await visit.write(clearOpened)
  return redirect(safeBackUrl(String(posted.get('back') ?? ''), `/${visit.locale}`), {
    headers: withCookies([writeOpenedCookie([], visit.origin.startsWith('https:'))]),
  })
}
