import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { pagePath } from '#platform/http/pages/page-path.ts'
import { visitOf } from '#platform/http/visit.ts'

/**
 * A session that ended while its page was open: the response removes the token, and the visitor's next page is loaded
 * as a whole document, because the frame still shows the account. Only once, because without a token nothing can be
 * over. A posted form is not redirected by this: its action sends to sign in and keeps the typed values
 * (`people/access/kept-form.ts`).
 */
export const reloadOnce: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!visitOf(context).isPageOver || request.method !== 'GET') return next()
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  throw redirectDocument(`${pagePath(request)}${url.search}`)
}
