import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

/** The acting customer's own address on this site, held until the transaction ends; anything else is not found. */
export async function lockAddress(work: Work, id: string): Promise<{ customerId: string; isDefault: boolean }> {
  const customerId = signedInCustomer(work)
  if (!isId(id)) throw no.NOT_FOUND()
  // The customer is locked first: two addresses of one customer must not become the default at the same moment.
  await work.db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().executeTakeFirstOrThrow()
  const found = await work.db
    .selectFrom('addresses')
    .select('is_default')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw no.NOT_FOUND()
  return { customerId, isDefault: found.is_default }
}
