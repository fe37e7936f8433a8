import { countWaitingCoupons } from '#coupons/count-waiting-coupons.ts'
import { permits } from '#people/permissions.ts'
import type { Work } from '#platform/work.ts'
import { countWaitingRates } from '#pricing/rates/count-waiting-rates.ts'
import { countWaitingPackages } from '#subscriptions/count-waiting-packages.ts'
import { countWaitingDrafts } from '#tariffs/drafts/count-waiting-drafts.ts'

/** What of the site's prices waits for a second person; nothing for who may not work on it. */
export type PricesWaiting = { readonly tables: number; readonly packages: number; readonly coupons: number }

/** Drafts and doubted rates stand at one desk; changed packages and coupons at their own. */
export async function readPricesWaiting(work: Work): Promise<PricesWaiting> {
  const mayPrice = permits(work.who, 'pricing')
  return {
    tables: mayPrice ? (await countWaitingDrafts(work)) + (await countWaitingRates(work)) : 0,
    packages: mayPrice ? await countWaitingPackages(work) : 0,
    coupons: permits(work.who, 'coupons') ? await countWaitingCoupons(work) : 0,
  }
}
