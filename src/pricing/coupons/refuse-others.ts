import { permits } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './coupons.refusals.ts'

/** Coupons are made by staff who may. */
export function refuseOthers({ who }: Work): void {
  if (!permits(who, 'coupons')) throw no.COUPONS_BY_STAFF()
}
