import { sql } from 'kysely'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import type { Work } from '#platform/work/work.ts'
import { lockProductsOf } from './lock-products-of.ts'

/**
 * A page that was read before its store listed it in a feed is one offer: it gets the store's own number, and keeps its product and the
 * prices it had.
 */
export async function adoptReadings(work: Work, offers: readonly ProductOffer[]): Promise<void> {
  const listed = offers.filter(({ theirId, page }) => theirId !== page)
  if (listed.length === 0) return
  const of = (name: 'store' | 'page' | 'theirId') => listed.map((offer) => offer[name])
  const { rows: read } = await sql<{ id: bigint }>`
    select known.id from unnest(${of('store')}::text[], ${of('page')}::text[]) as listed (store, page)
    join product_offers known on known.store = listed.store and known.their_id = listed.page and known.feed_id is null`.execute(
    work.db,
  )
  if (read.length === 0) return
  await lockProductsOf(
    work,
    read.map(({ id }) => id),
  )
  await sql`
    update product_offers known set their_id = listed.their_id
    from (
      select distinct on (store, page) * from unnest(${of('store')}::text[], ${of('page')}::text[], ${of('theirId')}::text[])
        as one (store, page, their_id)
      order by store, page, their_id) as listed
    where known.store = listed.store and known.their_id = listed.page and known.feed_id is null
      and not exists (
        select from product_offers other where other.store = listed.store and other.their_id = listed.their_id)`.execute(
    work.db,
  )
}
