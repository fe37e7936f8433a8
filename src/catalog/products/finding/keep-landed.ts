import { sql } from 'kysely'
import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'
import { type Site, siteCodes } from '#sites/sites.ts'
import { isOfferedHere } from './bought-here.ts'
import type { FoundProduct } from './product-query.ts'
import { roughPrice } from './rough-price.ts'

/** The lowest whole price of a product on a site, in minor units, and the offer that has it. */
type Lowest = { readonly minor: bigint; readonly offerId: string }
type Landed = { readonly productId: string; readonly lowest: Readonly<Partial<Record<Site, Lowest>>> }

/** An offer of a product with what its whole price is made of. */
export type UnpricedOffer = Pick<FoundProduct, 'title' | 'brand' | 'category' | 'weightGrams' | 'isInStock'> & {
  readonly productId: string
  readonly offer: Pick<FoundProduct['offer'], 'id' | 'store' | 'country' | 'page' | 'price' | 'currency'>
}

/** Of a product that very many sell, those that look cheapest are compared. */
const MOST_OFFERS = 20

/** Keeps the lowest whole price of one unit by site instead of all that was kept: the prices of all sites are worked out together. */
export async function keepLandedPrices({ db, now }: Work, rows: readonly Landed[]): Promise<void> {
  if (rows.length === 0) return
  const news = rows.map(({ productId, lowest }) => ({
    product_id: productId,
    landed: bySite(lowest, ({ minor }) => String(minor)),
    cheapest: bySite(lowest, ({ offerId }) => offerId),
  }))
  // Locked in sorted order: two that keep the prices of the same products come one after the other.
  await sql`with news as (select * from jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
      as n (product_id bigint, landed jsonb, cheapest jsonb)),
    locked as (select d.product_id from product_documents d join news n on n.product_id = d.product_id
      order by d.product_id for update of d)
    update product_documents d set landed = n.landed, cheapest = n.cheapest, priced_at = ${now}
    from news n join locked l on l.product_id = n.product_id where d.product_id = n.product_id`.execute(db)
}

const bySite = (lowest: Landed['lowest'], textOf: (one: Lowest) => string) =>
  Object.fromEntries(siteCodes.flatMap((site) => (lowest[site] ? [[site, textOf(lowest[site])]] : [])))

/**
 * Products whose whole price is missing, older than what is known of their offers, or worked out before a moment; in the order of
 * their ids, behind one of them. `offers` are those that each site buys. `nextAfter` is null when there are no more.
 */
export async function readUnpriced(
  work: QueryWork,
  {
    after,
    most,
    before = null,
  }: { readonly after: string | null; readonly most: number; readonly before?: Date | null },
): Promise<{
  readonly ids: readonly string[]
  readonly offers: ReadonlyMap<Site, readonly UnpricedOffer[]>
  readonly nextAfter: string | null
}> {
  const { rows } = await sql<{ readonly id: bigint }>`
    select product_id as id from product_documents
    where product_id > ${after ?? '0'}::bigint and (priced_at is null or priced_at < changed_at or priced_at < ${before}::timestamptz)
    order by product_id limit ${most}`.execute(work.db)
  const ids = rows.map(({ id }) => id)
  const off = [...(await readStoresOff(work))]
  const offers = new Map<Site, readonly UnpricedOffer[]>()
  for (const site of siteCodes) offers.set(site, await readOffers({ ...work, site }, ids, off))
  return { ids: ids.map(String), offers, nextAfter: rows.length < most ? null : String(ids.at(-1)) }
}

type OfferRow = Omit<UnpricedOffer, 'offer'> & UnpricedOffer['offer']

async function readOffers(
  { db, site }: QueryWork,
  ids: readonly bigint[],
  off: readonly string[],
): Promise<readonly UnpricedOffer[]> {
  const { rows } = await sql<OfferRow>`
    select p.id::text as "productId", p.title, p.brand, p.category, p.weight_grams as "weightGrams",
      o.availability <> 'out_of_stock' as "isInStock", o.id::text as id, o.store, o.country, o.page, o.price_minor as price, o.currency
    from products p
    cross join lateral (select * from product_offers
      where product_id = p.id and gone_at is null and store <> all(${[...off]}::text[]) and ${isOfferedHere(site)}
      order by availability = 'out_of_stock', ${roughPrice}, id limit ${MOST_OFFERS}) o
    where p.id = any(${[...ids]}::bigint[]) and p.hidden_at is null and p.merged_into is null
    order by p.id`.execute(db)
  return rows.map(({ id, store, country, page, price, currency, ...product }) => ({
    ...product,
    offer: { id, store, country, page, price, currency },
  }))
}
