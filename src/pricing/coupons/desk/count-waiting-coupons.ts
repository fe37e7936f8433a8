import type { Work } from '#platform/work/work.ts'

/** How many coupons of the site have terms that wait for a second person. */
export async function countWaitingCoupons({ db, site }: Work): Promise<number> {
  const { count } = await db
    .selectFrom('coupon_versions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('site', '=', site)
    .where('published_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
