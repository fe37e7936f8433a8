import { permits } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './coupons.refusals.ts'

/** Refuses everybody but staff who may make coupons. */
export function refuseOthers({ who }: Work): void {
  if (!permits(who, 'coupons')) throw no.COUPONS_BY_STAFF()
}
