import { sql } from 'kysely'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** The acting customer's latest orders of this site, each with its first item, to choose what a message is about. */
export async function readOwnOrders(
  work: Work,
): Promise<readonly { readonly number: string; readonly title: string }[]> {
  const { rows } = await sql<{ readonly number: string; readonly title: string }>`
    select number, coalesce((select title from order_items where order_id = orders.id order by place limit 1), '') as title
    from orders where customer_id = ${signedInCustomer(work)} and site = ${work.site}
    order by placed_at desc, id limit 30`.execute(work.db)
  return rows
}
