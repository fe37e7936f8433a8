import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { contentHash } from './content-hash.ts'
import type { KnownOffer } from './known-products.ts'
import type { Placed } from './place-offers.ts'

/** From where offers come: a run of a feed, or customers' links (nulls). */
export type OfferSource = { readonly feedId: string | null; readonly runId: string | null }

/** Offers that say what they said before: only the day is written. */
export async function touchOffers(work: Work, source: OfferSource, offers: readonly KnownOffer[]): Promise<void> {
  if (offers.length === 0) return
  await sql`
    update product_offers set seen_at = greatest(seen_at, ${work.now}), last_run_id = coalesce(${source.runId}::uuid, last_run_id),
      feed_id = coalesce(${source.feedId}::uuid, feed_id)
    where id = any(${offers.map(({ id }) => id)}::bigint[])`.execute(work.db)
}

/** New and changed offers, and a line of history for each price that was not known. Returns the ids in order. */
export async function writeOffers(
  work: Work,
  source: OfferSource,
  placed: readonly (Placed & { readonly productId: bigint })[],
): Promise<readonly bigint[]> {
  const rows = placed.map(({ offer, productId }) => ({
    product_id: String(productId),
    feed_id: source.feedId,
    store: offer.store,
    their_id: offer.theirId,
    country: offer.country,
    page: offer.page,
    title: offer.title,
    price_minor: String(offer.price),
    old_price_minor: offer.oldPrice === null ? null : String(offer.oldPrice),
    currency: offer.currency,
    availability: offer.availability,
    image: offer.image,
    variants: offer.variants.axes.length + offer.variants.offers.length === 0 ? {} : offer.variants,
    content_hash: contentHash(offer),
    last_run_id: source.runId,
  }))
  const { rows: written } = await sql<{ id: bigint; store: string; their_id: string }>`
    insert into product_offers as known (product_id, feed_id, store, their_id, country, page, title, price_minor, old_price_minor, currency,
      availability, image, variants, content_hash, last_run_id, first_seen_at, seen_at)
    select product_id, feed_id, store, their_id, country, page, title, price_minor, old_price_minor, currency, availability, image,
      variants, content_hash, last_run_id, ${work.now}, ${work.now}
    from jsonb_populate_recordset(null::product_offers, ${JSON.stringify(rows)}::jsonb)
    on conflict (store, their_id) do update set product_id = excluded.product_id,
      feed_id = coalesce(excluded.feed_id, known.feed_id), country = excluded.country, page = excluded.page, title = excluded.title,
      price_minor = excluded.price_minor, old_price_minor = excluded.old_price_minor, currency = excluded.currency,
      availability = excluded.availability, image = excluded.image, variants = excluded.variants,
      content_hash = excluded.content_hash, seen_at = excluded.seen_at,
      last_run_id = coalesce(excluded.last_run_id, known.last_run_id), gone_at = null
    returning id, store, their_id`.execute(work.db)
  const idOf = new Map(written.map((row) => [`${row.store} ${row.their_id}`, row.id]))
  const ids = placed.map(({ offer }) => idOf.get(`${offer.store} ${offer.theirId}`)!)
  await keepPrices(work, placed, ids)
  return ids
}

async function keepPrices(work: Work, placed: readonly Placed[], ids: readonly bigint[]): Promise<void> {
  const lines = placed.flatMap(({ offer, known }, place) =>
    known !== null && known.price === offer.price && known.currency === offer.currency
      ? []
      : [{ id: ids[place]!, price: offer.price, currency: offer.currency }],
  )
  if (lines.length === 0) return
  await sql`
    insert into offer_prices (offer_id, seen_at, price_minor, currency)
    select line.id, ${work.now}, line.price, line.currency
    from unnest(${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ price }) => price)}::bigint[],
      ${lines.map(({ currency }) => currency)}::text[]) as line (id, price, currency)
    on conflict do nothing`.execute(work.db)
}
