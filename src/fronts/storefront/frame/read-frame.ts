import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** What the frame of every customer page shows of the visitor. */
export type Frame = {
  readonly name: string | null
  readonly cartCount: number
}

/** Gathered for each page; guests bring the number of items in their own cart. */
export async function readFrame(work: Work, guestItems: number): Promise<Frame> {
  const { who } = work
  if (who.kind !== 'customer') return { name: null, cartCount: guestItems }
  const { rows } = await sql<Frame>`
    select (select first_name from customers where id = ${who.id}) as name,
      (select count(*)::int from cart_items item join carts on carts.id = item.cart_id
        where carts.customer_id = ${who.id} and carts.site = ${work.site}) as "cartCount"`.execute(work.db)
  return rows[0] ?? { name: null, cartCount: 0 }
}
