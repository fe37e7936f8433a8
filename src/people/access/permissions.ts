import type { Actor, Role } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'

/** What staff may do, and which roles may do it. An admin may do all of it. */
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
  orders: ['reviewer', 'buyer', 'warehouse', 'hub', 'desk', 'finance', 'support'],
  support: ['support'],
  returns: ['support', 'desk', 'finance'],
  discrepancies: ['support', 'warehouse', 'hub'],
  'national-ids': ['support', 'reviewer'],
  comments: ['support', 'reviewer'],
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

/** Whether this actor's roles hold the permission; nobody but staff holds any. An unknown permission is held by none. */
export function permits(who: Actor, permission: string): boolean {
  if (who.kind !== 'staff' || !isPermission(permission)) return false
  if (who.roles.includes('admin')) return true
  const allowed: readonly Role[] = permissionRoles[permission]
  return who.roles.some((role) => allowed.includes(role))
}

/** A place-bound member acts only in their places; empty means all. */
export function mayActAt(who: Actor, place: string): boolean {
  return who.kind === 'staff' && (who.places.length === 0 || who.places.includes(place))
}

/**
 * Who somebody is on this site: whoever is bound to places is of a hub only where the site's own hub (called as the site is)
 * is one of them.
 */
export function atSite(who: Actor, site: Site): Actor {
  if (who.kind !== 'staff' || mayActAt(who, site)) return who
  return { ...who, roles: who.roles.filter((role) => role !== 'hub') }
}

function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissionRoles, name)
}
