import { no } from '#people/access/people.refusals.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { addressLimit } from './address-limit.ts'
import { type AddressRequest, addressColumns } from './address-shapes.ts'
import { setDefaultAddress } from './change-address.ts'
import { isAreaOf } from './geo.ts'

/** A new address in the country of this site. The first one becomes the default; the same key adds one address only. */
export async function addAddress(
  work: Work,
  request: AddressRequest & { readonly key: string },
): Promise<{ readonly id: string }> {
  const customerId = signedInCustomer(work)
  if (!isAreaOf(work.site, request.state, request.area)) throw no.UNKNOWN_AREA({ path: 'area' })
  return once(work, request.key, request, async () => {
    await work.db
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customerId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const existing = await work.db
      .selectFrom('addresses')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('site', '=', work.site)
      .where('deleted_at', 'is', null)
      .execute()
    const { most } = settingOf(addressLimit, work)
    if (existing.length >= most) throw no.TOO_MANY_ADDRESSES({ most })
    const isDefault = request.isDefault || existing.length === 0
    const id = newId()
    await work.db
      .insertInto('addresses')
      .values({
        id,
        customer_id: customerId,
        site: work.site,
        created_at: work.now,
        ...addressColumns(work, id, request),
      })
      .execute()
    if (isDefault) await setDefaultAddress(work, id)
    return { id }
  })
}
