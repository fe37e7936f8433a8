import type { Work } from '#platform/work/work.ts'
import { type Payment, paymentOf } from './payment.ts'

/** A customer's payments on this site, the newest first, each with the number of the order or request it is for. */
export async function readPaymentsOfCustomer(
  { db, site }: Work,
  customerId: string,
  most: number,
): Promise<readonly (Payment & { readonly of: string | null })[]> {
  const rows = await db
    .selectFrom('payments as pay')
    .leftJoin('orders', (join) => join.onRef('orders.id', '=', 'pay.subject_id').on('pay.subject_kind', '=', 'order'))
    .leftJoin('requests', (join) =>
      join.onRef('requests.id', '=', 'pay.subject_id').on('pay.subject_kind', '=', 'request'),
    )
    .selectAll('pay')
    .select(({ fn }) => fn.coalesce('orders.number', 'requests.number').as('of'))
    .where('pay.customer_id', '=', customerId)
    .where('pay.site', '=', site)
    .orderBy('pay.created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ of, ...row }) => ({ ...paymentOf(row), of }))
}
