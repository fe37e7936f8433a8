import type { Work } from '#platform/work/work.ts'
import { type Refund, refundOf } from './refund.ts'

/** A customer's refunds on this site for staff, the newest first. */
export async function readRefundsOfCustomer(
  { db, site }: Work,
  customerId: string,
  most: number,
): Promise<readonly Refund[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('site', '=', site)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map(refundOf)
}
