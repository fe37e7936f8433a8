import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'
import { isOfferedHere } from './bought-here.ts'
import { cheapestFirst } from './cheapest-first.ts'
import type { FoundProduct } from './product-query.ts'

type Row = Omit<FoundProduct, 'offer'> & {
  readonly offerId: string
  readonly store: string
  readonly country: string
  readonly page: string
  readonly price: bigint
  readonly oldPrice: bigint | null
  readonly currency: string
  readonly seenAt: Date
}

/**
 * These products as a list shows them, in this order, as they are now. Hidden and merged ones are left out, and so are those
 * whose stores were all switched off or are in countries that the site does not buy from, even where an older search found them.
 */
export async function readFound(
  { db, site }: QueryWork,
  ids: readonly bigint[],
  storesOff: readonly string[],
): Promise<readonly FoundProduct[]> {
  if (ids.length === 0) return []
  const live = sql`gone_at is null and store <> all(${[...storesOff]}::text[]) and ${isOfferedHere(site)}`
  const { rows } = await sql<Row>`
    select p.id::text as id, p.title, p.brand, p.category, p.weight_grams as "weightGrams", coalesce(p.image, o.image) as image,
      o.availability <> 'out_of_stock' as "isInStock", (select count(distinct store)::int from product_offers where product_id = p.id and ${live}) as stores,
      (d.landed ->> ${site}::text)::bigint as landed,
      o.id::text as "offerId", o.store, o.country, o.page, o.price_minor as price, o.old_price_minor as "oldPrice", o.currency,
      o.seen_at as "seenAt"
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    join product_documents d on d.product_id = wanted.id
    join products p on p.id = wanted.id and p.hidden_at is null and p.merged_into is null
    cross join lateral (
      select *
      from product_offers where product_id = p.id and ${live}
      order by ${cheapestFirst(site)} limit 1) o
    order by wanted.place`.execute(db)
  return rows.map(({ offerId, store, country, page, price, oldPrice, currency, seenAt, ...product }) => ({
    ...product,
    offer: { id: offerId, store, country, page, price, oldPrice, currency, seenAt },
  }))
}
