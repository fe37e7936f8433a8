import { no } from './refusal.ts'
import type { Actor } from './work.ts'

/**
 * Who may use a route. `public`: everybody, guests too; `customer`: signed-in customers; `staff:…`: staff whose roles
 * hold the permission; `provider`: a machine outside that signs what it sends; `monitoring`: the machine's own operator.
 */
export type Access = 'public' | 'customer' | `staff:${string}` | 'provider' | 'monitoring'

export type Permits = (who: Actor, permission: string) => boolean

/** Refuses who may not use the route: 401 without a session, 403 to staff without the permission. */
export function refuseUnlessAllowed(who: Actor, access: Access, permits: Permits): void {
  if (access === 'public' || access === 'provider' || access === 'monitoring') return
  if (access === 'customer') {
    if (who.kind !== 'customer') throw no.INVALID_TOKEN()
    return
  }
  if (who.kind !== 'staff') throw no.INVALID_TOKEN()
  if (!permits(who, access.slice('staff:'.length))) throw no.FORBIDDEN()
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}
