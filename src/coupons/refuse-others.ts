import { permits } from '#people/permissions.ts'
import type { Work } from '#platform/work.ts'
import { no } from './coupons.refusals.ts'

/** Coupons are made by staff who may. */
export function refuseOthers({ who }: Work): void {
  if (!permits(who, 'coupons')) throw no.COUPONS_BY_STAFF()
}
