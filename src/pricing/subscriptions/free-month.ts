import type { QueryWork } from '#platform/work/work.ts'

/**
 * Whether the customer has not had a free month yet; each customer gets one, whatever the package (unique in the
 * database).
 */
export async function isFreeMonthOpen(work: QueryWork, customerId: string): Promise<boolean> {
  const had = await work.db
    .selectFrom('subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('is_free', '=', true)
    .where('status', '<>', 'Cancelled')
    .executeTakeFirst()
  return had === undefined
}
