import { no as refused } from '#people/access/people.refusals.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type AddressRequest, addressColumns } from './address-shapes.ts'
import { isAreaOf } from './geo.ts'

/** Changes one's own address. Orders keep their copy. */
export async function editAddress(work: Work, id: string, request: AddressRequest): Promise<{ readonly id: string }> {
  await lockAddress(work, id)
  if (!isAreaOf(work.site, request.state, request.area)) throw refused.UNKNOWN_AREA({ path: 'area' })
  await work.db
    .updateTable('addresses')
    .set(addressColumns(work, id, request))
    .where('id', '=', id)
    .execute()
  if (request.isDefault) await setDefaultAddress(work, id)
  return { id }
}

/** Makes one's own address the default; there is one on each site. */
export async function setDefaultAddress(work: Work, id: string): Promise<void> {
  const { customerId } = await lockAddress(work, id)
  await work.db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('is_default', '=', true)
    .execute()
  await work.db.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute()
}

/** Removes an address from the address book; orders keep their copy. The newest remaining one becomes the default. */
export async function deleteAddress(work: Work, id: string): Promise<void> {
  const { customerId, isDefault } = await lockAddress(work, id)
  await work.db.updateTable('addresses').set({ deleted_at: work.now, is_default: false }).where('id', '=', id).execute()
  if (!isDefault) return
  const next = await work.db
    .selectFrom('addresses')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (next) await work.db.updateTable('addresses').set({ is_default: true }).where('id', '=', next.id).execute()
}

/** The acting customer's own address on this site, locked until the transaction ends; any other is not found. */
async function lockAddress(work: Work, id: string): Promise<{ customerId: string; isDefault: boolean }> {
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
