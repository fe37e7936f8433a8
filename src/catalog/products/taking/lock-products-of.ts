import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** Locks the products of these offers, in the order of their numbers: products come before offers, for all who write both. */
export async function lockProductsOf({ db }: Pick<Work, 'db'>, offerIds: readonly bigint[]): Promise<void> {
  if (offerIds.length === 0) return
  await sql`
    select from products
    where id in (select product_id from product_offers where id = any(${[...offerIds]}::bigint[]))
    order by id for update`.execute(db)
}
