import { countWaitingDrafts } from '#office/tariffs/drafts/count-waiting-drafts.ts'
import { permits } from '#people/access/permissions.ts'
import { keepWhileStill } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { countWaitingCoupons } from '#pricing/coupons/desk/count-waiting-coupons.ts'
import { countWaitingRates } from '#pricing/rates/count-waiting-rates.ts'
import { countWaitingPackages } from '#pricing/subscriptions/packages/count-waiting-packages.ts'

/** What of the site's prices waits for a second person; nothing for who may not work on it. */
export type PricesWaiting = { readonly tables: number; readonly packages: number; readonly coupons: number }

/** Drafts and doubted rates stand at one desk; changed packages and coupons at their own. */
export async function readPricesWaiting(work: Work): Promise<PricesWaiting> {
  const [mayPrice, mayCoupon] = [permits(work.who, 'pricing'), permits(work.who, 'coupons')]
  const { tables, packages, coupons } = mayPrice || mayCoupon ? await readAll(work) : nothing
  return {
    tables: mayPrice ? tables : 0,
    packages: mayPrice ? packages : 0,
    coupons: mayCoupon ? coupons : 0,
  }
}

const nothing: PricesWaiting = { tables: 0, packages: 0, coupons: 0 }

const readAll = keepWhileStill(
  async (work): Promise<PricesWaiting> => ({
    tables: (await countWaitingDrafts(work)) + (await countWaitingRates(work)),
    packages: await countWaitingPackages(work),
    coupons: await countWaitingCoupons(work),
  }),
)
