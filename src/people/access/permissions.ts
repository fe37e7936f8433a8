import type { Actor, Role } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'

/** What staff may do, and which roles may do it. An admin may do everything. */
const permissionRoles = {
  overview: ['reviewer', 'buyer', 'warehouse', 'hub', 'desk', 'finance', 'support', 'content'],
  review: ['reviewer'],
  purchase: ['buyer'],
  'supplier-cards': ['buyer', 'finance'],
  receive: ['warehouse'],
  ship: ['warehouse'],
  customs: ['warehouse', 'hub', 'finance'],
  hub: ['hub'],
  requests: ['hub', 'desk', 'support'],
  couriers: ['hub', 'desk', 'support', 'finance'],
  'pickup-desk': ['desk'],
  finance: ['finance'],
  till: ['desk', 'finance'],
  customers: ['support', 'finance', 'desk', 'reviewer'],
  'customer-view': ['support'],
  orders: ['reviewer', 'buyer', 'warehouse', 'hub', 'desk', 'finance', 'support'],
  'order-prices': ['reviewer', 'buyer', 'desk', 'finance', 'support'],
  'order-payments': ['reviewer', 'desk', 'finance', 'support'],
  support: ['support'],
  returns: ['support', 'desk', 'finance'],
  discrepancies: ['support', 'warehouse', 'hub'],
  'national-ids': ['support', 'reviewer'],
  tickets: ['support', 'reviewer'],
  'legacy-orders': ['support'],
  pricing: ['finance'],
  coupons: ['content', 'finance'],
  catalogue: ['content', 'reviewer'],
  content: ['content'],
  reports: ['finance'],
  settings: [],
  'staff-admin': [],
  audit: [],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Permission = keyof typeof permissionRoles
export const permissions = Object.keys(permissionRoles) as readonly Permission[]

/** Whether this actor's roles hold the permission; only staff hold any. No role holds an unknown permission. */
export function permits(who: Actor, permission: string): boolean {
  if (who.kind !== 'staff' || !isPermission(permission)) return false
  if (who.roles.includes('admin')) return true
  const allowed: readonly Role[] = permissionRoles[permission]
  return who.roles.some((role) => allowed.includes(role))
}

/** The roles that hold a permission, with that of an admin. */
export function rolesWith(permission: Permission): readonly Role[] {
  return ['admin', ...permissionRoles[permission]]
}

/** A member bound to places acts only there; no places means everywhere. */
export function mayActAt(who: Actor, place: string): boolean {
  return who.kind === 'staff' && (who.places.length === 0 || who.places.includes(place))
}

/**
 * An actor's roles on this site: a member bound to places has the hub role only on sites whose hub (its code is the
 * site's) is one of the places.
 */
export function atSite(who: Actor, site: Site): Actor {
  if (who.kind !== 'staff' || mayActAt(who, site)) return who
  return { ...who, roles: who.roles.filter((role) => role !== 'hub') }
}

function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissionRoles, name)
}
