import { sql } from 'kysely'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import type { Work } from '#platform/work/work.ts'
import { identityOf } from './identity.ts'

export type KnownOffer = {
  readonly id: bigint
  readonly productId: bigint
  readonly contentHash: string
  readonly price: bigint
  readonly currency: string
  readonly isGone: boolean
  /** Staff put it to its product. */
  readonly isSettled: boolean
}

export type KnownProduct = {
  readonly id: bigint
  readonly gtin: string | null
  readonly maker_key: string | null
  readonly part_key: string | null
  readonly title: string
  readonly brand: string | null
  readonly part_number: string | null
  readonly category: string
  readonly weight_grams: number | null
  readonly shelves: readonly string[]
  readonly description: string
  readonly image: string | null
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly corrected: Readonly<Record<string, unknown>>
  readonly isHidden: boolean
  readonly offers: number
  /** Its oldest live offer: the one whose words the product has. */
  readonly author: bigint | null
}

export const offerKey = ({ store, theirId }: { readonly store: string; readonly theirId: string }): string =>
  `${store} ${theirId}`

/** What is known of these offers, by store and the store's number. */
export async function readKnownOffers(
  work: Work,
  offers: readonly ProductOffer[],
): Promise<ReadonlyMap<string, KnownOffer>> {
  const { rows } = await sql<KnownOffer & { readonly store: string; readonly theirId: string }>`
    select known.store, known.their_id as "theirId", known.id, known.product_id as "productId",
      known.content_hash as "contentHash", known.price_minor as price, known.currency,
      known.gone_at is not null as "isGone", known.settled_at is not null as "isSettled"
    from unnest(${offers.map(({ store }) => store)}::text[], ${offers.map(({ theirId }) => theirId)}::text[]) as asked (store, their_id)
    join product_offers known on known.store = asked.store and known.their_id = asked.their_id`.execute(work.db)
  return new Map(rows.map((row) => [offerKey(row), row]))
}

/** The products that these offers belong to or are known as, locked in the order of their numbers. */
export async function lockKnownProducts(
  work: Work,
  offers: readonly ProductOffer[],
  productIds: readonly bigint[],
): Promise<readonly KnownProduct[]> {
  const identities = offers.map(identityOf)
  const gtins = identities.flatMap(({ gtin }) => gtin ?? [])
  const parts = identities.flatMap(({ part }) => part ?? [])
  const { rows: found } = await sql<{ id: bigint }>`
    select id from products where gtin = any(${gtins}::text[])
    union select product.id
      from unnest(${parts.map(({ maker }) => maker)}::text[], ${parts.map(({ part }) => part)}::text[]) as asked (maker, part)
      join products product on product.maker_key = asked.maker and product.part_key = asked.part and product.merged_into is null
    union select unnest(${[...productIds]}::bigint[])`.execute(work.db)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  await sql`select id from products where id = any(${ids}::bigint[]) order by id for update`.execute(work.db)
  const { rows } = await sql<KnownProduct>`
    select product.id, gtin, maker_key, part_key, title, brand, part_number, category, weight_grams, shelves, description, image,
      colors, sizes, corrected, hidden_at is not null as "isHidden", theirs.offers::int, theirs.author
    from products product
    cross join lateral (
      select count(*) as offers, min(id) filter (where gone_at is null) as author
      from product_offers where product_id = product.id
    ) as theirs
    where product.id = any(${ids}::bigint[]) and merged_into is null
    order by product.id`.execute(work.db)
  return rows
}
