import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { pagePath } from '#platform/http/pages/page-path.ts'
import { visitOf } from '#platform/http/visit.ts'

/**
 * A session that ended while its page stood open: the token is taken away with the answer, and the page the visitor goes to
 * is loaded anew, for the frame around it still shows the account. Once: without a token there is nothing to be over. A form
 * that is posted is not turned away by it: its action sends to sign in and keeps what was typed (`people/access/kept-form.ts`).
 */
export const reloadOnce: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!visitOf(context).isPageOver || request.method !== 'GET') return next()
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  throw redirectDocument(`${pagePath(request)}${url.search}`)
}
