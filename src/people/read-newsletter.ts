import type { Work } from '#platform/work.ts'
import { signedInCustomer } from './signed-in-customer.ts'

/** Whether the acting customer has our newsletter. */
export async function readNewsletter(work: Work): Promise<boolean> {
  const row = await work.db
    .selectFrom('customers')
    .select('newsletter')
    .where('id', '=', signedInCustomer(work))
    .executeTakeFirst()
  return row?.newsletter ?? false
}
