import { sql } from 'kysely'
import { readPinned } from '#catalog/products/desk/read-pinned.ts'
import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { isBoughtHere, isInStockHere } from './bought-here.ts'
import type { FoundProduct } from './product-query.ts'
import { readFound } from './read-found.ts'

const MOST = 100
/** Some that are found are switched off or have lost their last offer. */
const SPARE = 2

/**
 * What is bought most, in stock and with a picture; of one store or category where these are named, else with what staff put first.
 */
export async function mostBought(
  work: QueryWork,
  { store, category, most }: { readonly store?: string; readonly category?: string; readonly most: number },
): Promise<readonly FoundProduct[]> {
  const off = [...(await readStoresOff(work))]
  const wanted = Math.min(most, MOST)
  const { rows } = await sql<{ readonly id: bigint }>`
    select d.product_id as id from product_documents d join products p on p.id = d.product_id
    where ${isBoughtHere(work.site)} and ${isInStockHere(work.site)} and p.image is not null and not d.stores <@ ${off}::text[]
      ${store === undefined ? sql`` : sql`and ${store} = any(d.stores)`}
      ${category === undefined ? sql`` : sql`and d.category = ${category}`}
    order by d.popularity desc, d.product_id desc limit ${wanted * SPARE}`.execute(work.db)
  const isShelf = store === undefined && category === undefined
  const first = isShelf ? (await readPinned(work, 'shelf')).map(BigInt) : []
  const found = await readFound(work, [...new Set([...first, ...rows.map(({ id }) => id)])], off)
  return found.filter(({ isInStock }) => isInStock).slice(0, wanted)
}
