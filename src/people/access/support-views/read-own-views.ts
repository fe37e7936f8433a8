import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** When our support looked at the acting customer's pages within a year, and why; the latest first. */
export async function readOwnViews(work: Work): Promise<readonly { readonly at: Date; readonly why: string }[]> {
  return work.db
    .selectFrom('support_views')
    .select(['started_at as at', 'why'])
    .where('customer_id', '=', signedInCustomer(work))
    .orderBy('started_at', 'desc')
    .limit(50)
    .execute()
}
