import { markLegacy } from '#people/accounts/mark-legacy.ts'
import type { Handler } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'

/** Assigns orders from before this shop with this customer's email to the customer. Returns how many. */
export async function adoptLegacy(work: Work, customerId: string): Promise<number> {
  const adopted = await work.db
    .updateTable('legacy_orders')
    .set({ customer_id: customerId })
    .where('customer_id', 'is', null)
    .where('email', '=', ({ selectFrom }) =>
      selectFrom('customers').select('email').where('id', '=', customerId).where('activated_at', 'is not', null),
    )
    .returning('id')
    .execute()
  if (adopted.length > 0) await markLegacy(work, [customerId])
  return adopted.length
}

export const adoptAtActivation: Handler = {
  name: 'orders.adopt-legacy',
  on: 'customer.activated',
  lane: 'orders',
  handle: ({ write }, news) =>
    write(async (work) => {
      await adoptLegacy(work, news.customerId)
    }),
}
