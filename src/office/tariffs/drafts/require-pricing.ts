import { permits } from '#people/access/permissions.ts'
import { no } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'

/** The member of staff who may work on price tables; nobody else does. */
export function requirePricing({ who }: Work): Actor & { readonly kind: 'staff' } {
  if (who.kind !== 'staff' || !permits(who, 'pricing')) throw no.FORBIDDEN()
  return who
}
