import { data, redirect } from 'react-router'
import type { Visit } from '#platform/http/visit.ts'
import type { Actor } from '#platform/work/work.ts'
import { type Permission, permits } from './permissions.ts'
import { signInPath } from './sign-in-path.ts'

/**
 * The staff member of a staff page, if their roles hold the permission (otherwise 403); others are sent to the staff
 * sign-in.
 */
export function requireStaff(
  visit: Visit,
  permission: Permission,
  request: Request,
): Actor & { readonly kind: 'staff' } {
  if (visit.who.kind !== 'staff') throw redirect(signInPath(`/${visit.locale}/ops/signin`, request))
  if (!permits(visit.who, permission)) {
    visit.noteDenial?.()
    throw data(null, { status: 403 })
  }
  return visit.who
}
