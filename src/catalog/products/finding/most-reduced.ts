import { sql } from 'kysely'
import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { isBoughtHere, isInStockHere, isOfferedHere } from './bought-here.ts'
import type { FoundProduct } from './product-query.ts'
import { readFound } from './read-found.ts'

/** Several offers may be of one product, and some products are shown with a cheaper offer that has no earlier price. */
const SPARE = 6

/** What its store sells below its own earlier price, in stock and with a picture, the largest share off first. */
export async function mostReduced(work: QueryWork, most: number): Promise<readonly FoundProduct[]> {
  const off = [...(await readStoresOff(work))]
  const { rows } = await sql<{ readonly id: bigint }>`
    select o.product_id as id from product_offers o
    where o.gone_at is null and o.old_price_minor > o.price_minor and o.availability <> 'out_of_stock'
      and o.store <> all(${off}::text[]) and ${isOfferedHere(work.site)}
      and exists (select from product_documents d join products p on p.id = d.product_id
        where d.product_id = o.product_id and ${isBoughtHere(work.site)} and ${isInStockHere(work.site)} and p.image is not null)
    order by o.price_minor::numeric / o.old_price_minor, o.id limit ${most * SPARE}`.execute(work.db)
  const found = await readFound(work, [...new Set(rows.map(({ id }) => id))], off)
  return found.filter(({ isInStock, offer }) => isInStock && (offer.oldPrice ?? 0n) > offer.price).slice(0, most)
}
