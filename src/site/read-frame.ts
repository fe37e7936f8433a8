import type { Work } from '#platform/work.ts'

/** What the frame of every customer page shows of the visitor. */
export type Frame = {
  readonly name: string | null
  readonly cartCount: number
}

/** Gathered for each page; guests bring the number of items in their own cart. */
export async function readFrame(work: Work, guestItems: number): Promise<Frame> {
  const { who } = work
  if (who.kind !== 'customer') return { name: null, cartCount: guestItems }
  const customer = await work.db
    .selectFrom('customers')
    .select('first_name')
    .where('id', '=', who.id)
    .executeTakeFirst()
  return {
    name: customer?.first_name ?? null,
    cartCount: await countCart(work, who.id),
  }
}

async function countCart({ db, site }: Work, customer: string): Promise<number> {
  const { items } = await db
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .select(({ fn }) => fn.countAll<bigint>().as('items'))
    .where('carts.customer_id', '=', customer)
    .where('carts.site', '=', site)
    .executeTakeFirstOrThrow()
  return Number(items)
}
