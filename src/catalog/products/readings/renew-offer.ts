import { sql } from 'kysely'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { lockProductsOf } from '#catalog/products/taking/lock-products-of.ts'
import type { Work } from '#platform/work/work.ts'

/** The same thing as its page was read: price, stock and choices of now; the words stay those of its feed. */
export async function renewOffer(work: Work, offerId: bigint, read: ProductOffer): Promise<void> {
  await lockProductsOf(work, [offerId])
  const { rows } = await sql<{ product_id: bigint }>`
    update product_offers set price_minor = ${read.price}, old_price_minor = ${read.oldPrice}, currency = ${read.currency},
      availability = ${read.availability}, seen_at = greatest(seen_at, ${work.now}), gone_at = null,
      variants = case when ${read.variants.axes.length + read.variants.offers.length} = 0 then variants
        else ${JSON.stringify(read.variants)}::jsonb end,
      content_hash = case when (price_minor, old_price_minor, currency, availability, gone_at)
        is not distinct from (${read.price}::bigint, ${read.oldPrice}::bigint, ${read.currency}::text, ${read.availability}::text, null::timestamptz)
        then content_hash else 'page' end
    where id = ${offerId} and seen_at <= ${work.now} returning product_id`.execute(work.db)
  const [row] = rows
  if (!row) return
  await sql`
    insert into offer_prices (offer_id, seen_at, price_minor, currency)
    select ${offerId}::bigint, ${work.now}::timestamptz, ${read.price}::bigint, ${read.currency}::text
    where not exists (
      select from (
        select price_minor, currency from offer_prices where offer_id = ${offerId} order by seen_at desc limit 1) as last
      where price_minor = ${read.price} and currency = ${read.currency})
    on conflict do nothing`.execute(work.db)
  await writeDocuments(work, [row.product_id])
}
