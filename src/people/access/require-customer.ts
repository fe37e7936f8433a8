import { redirect } from 'react-router'
import type { Visit } from '#platform/http/visit.ts'
import type { Actor } from '#platform/work/work.ts'
import { keepForm } from './kept-form.ts'
import { signInPath } from './sign-in-path.ts'

/**
 * The signed-in customer of a page's loader or action; anybody else is sent to sign in and returns here afterwards. An
 * action passes its form, so that the typed values are kept until then (`readKeptForm`).
 */
export function requireCustomer(
  visit: Visit,
  request: Request,
  form?: FormData,
): Actor & { readonly kind: 'customer' } {
  if (visit.who.kind === 'customer') return visit.who
  const kept = form ? keepForm(visit, form) : null
  const why = visit.isTokenOver ? 'ended' : null
  const path = signInPath(`/${visit.locale}/auth/signin`, request, { kept: kept?.id, why })
  throw redirect(path, kept ? { headers: { 'set-cookie': kept.cookie } } : undefined)
}
