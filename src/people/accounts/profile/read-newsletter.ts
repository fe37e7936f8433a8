import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** Whether the acting customer gets our newsletter. */
export async function readNewsletter(work: Work): Promise<boolean> {
  const row = await work.db
    .selectFrom('customers')
    .select('newsletter')
    .where('id', '=', signedInCustomer(work))
    .executeTakeFirst()
  return row?.newsletter ?? false
}
