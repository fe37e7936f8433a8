import { redirect } from 'react-router'
import type { Visit } from '#platform/visit.ts'
import type { Actor } from '#platform/work.ts'
import { signInPath } from './sign-in-path.ts'

/** The signed-in customer of a page's loader or action; anybody else is sent to sign in and comes back here. */
export function requireCustomer(visit: Visit, request: Request): Actor & { readonly kind: 'customer' } {
  if (visit.who.kind === 'customer') return visit.who
  throw redirect(signInPath(`/${visit.locale}/auth/signin`, request))
}
