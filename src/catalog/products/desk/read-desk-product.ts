import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { seenMark } from './product-state.ts'

export type DeskOffer = {
  readonly id: string
  readonly store: string
  readonly theirId: string
  readonly page: string
  readonly title: string
  readonly price: bigint
  readonly currency: string
  readonly availability: string
  /** Null where customers' links were read. */
  readonly feed: string | null
  readonly seenAt: Date
  readonly isGone: boolean
  readonly isSettled: boolean
  /** How often its price changed. */
  readonly prices: number
}
export type DeskProductView = {
  readonly id: string
  readonly title: string
  readonly brand: string | null
  readonly partNumber: string | null
  readonly gtin: string | null
  readonly category: string
  readonly shelves: readonly string[]
  readonly weightGrams: number | null
  readonly image: string | null
  /** The store's own address of the picture; `image` becomes one of ours before it is shown. */
  readonly imageUrl: string | null
  readonly isHidden: boolean
  readonly mergedInto: string | null
  readonly corrected: readonly string[]
  readonly firstSeenAt: Date
  readonly offers: readonly DeskOffer[]
  /** For the form of corrections: another one means that the product was changed meanwhile. */
  readonly seen: string
}

/** A product with all that staff may know of it, hidden and merged ones too; null where there is none. */
export async function readDeskProduct({ db }: Work, id: string): Promise<DeskProductView | null> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return null
  const { rows } = await sql<Omit<DeskProductView, 'offers' | 'seen'>>`
    select id::text as id, title, brand, part_number as "partNumber", gtin, category, shelves, weight_grams as "weightGrams", image,
      image as "imageUrl", hidden_at is not null as "isHidden", merged_into::text as "mergedInto",
      array(select jsonb_object_keys(corrected)) as corrected, first_seen_at as "firstSeenAt"
    from products where id = ${id}::bigint`.execute(db)
  const [product] = rows
  if (!product) return null
  const { rows: offers } = await sql<DeskOffer>`
    select offer.id::text as id, offer.store, offer.their_id as "theirId", offer.page, offer.title, offer.price_minor as price,
      offer.currency, offer.availability, feed.name as feed, offer.seen_at as "seenAt", offer.gone_at is not null as "isGone",
      offer.settled_at is not null as "isSettled",
      (select count(*)::int from offer_prices where offer_id = offer.id) as prices
    from product_offers offer left join product_feeds feed on feed.id = offer.feed_id
    where offer.product_id = ${id}::bigint
    order by offer.gone_at is not null, offer.price_minor, offer.id limit 100`.execute(db)
  const { partNumber, weightGrams, imageUrl } = product
  const seen = seenMark({ ...product, part_number: partNumber, weight_grams: weightGrams, image: imageUrl })
  return { ...product, offers, seen }
}
