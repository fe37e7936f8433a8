import { sql } from 'kysely'
import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import type { QueryWork } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { isOfferedHere } from './bought-here.ts'
import { cheapestFirst } from './cheapest-first.ts'

type PricePoint = { readonly seenAt: Date; readonly price: bigint; readonly currency: string }

export type OfferView = {
  readonly id: string
  readonly store: string
  readonly country: string
  readonly page: string
  readonly title: string
  readonly price: bigint
  readonly oldPrice: bigint | null
  readonly currency: string
  readonly availability: 'in_stock' | 'out_of_stock' | 'unknown'
  readonly image: string | null
  readonly variants: {
    readonly axes: readonly { readonly name: string; readonly values: readonly string[] }[]
    readonly offers: readonly {
      readonly choice: Readonly<Record<string, string>>
      readonly price: string | null
      readonly availability: 'in_stock' | 'out_of_stock' | 'unknown'
      readonly image: string | null
    }[]
  }
  readonly seenAt: Date
  /** The prices of the last 180 days, the oldest first, with the one that held when they began. */
  readonly prices: readonly PricePoint[]
}

export type ProductView = {
  /** The product it became where it was merged. */
  readonly id: string
  readonly title: string
  readonly brand: string | null
  readonly partNumber: string | null
  readonly gtin: string | null
  readonly category: string
  readonly shelves: readonly string[]
  readonly description: string
  readonly weightGrams: number | null
  readonly image: string | null
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly firstSeenAt: Date
  readonly changedAt: Date
  readonly isInStock: boolean
  /** The cheapest in stock first. Empty where no store from which the site buys sells it any more. */
  readonly offers: readonly OfferView[]
  /** The whole price by site as last kept. */
  readonly landed: Readonly<Partial<Record<Site, bigint>>>
}

const HISTORY_DAYS = 180
const MOST_OFFERS = 50
/** A product is merged into another one, which may be merged later: no longer chain than this. */
const MOST_MERGES = 10

/** A product with all offers of stores that are on, from countries that the site buys from; null where it is hidden or there is none. */
export async function readProduct(work: QueryWork, id: string): Promise<ProductView | null> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return null
  const product = await readMerged(work, BigInt(id))
  if (!product) return null
  const offers = await readOffers(work, product.id)
  const prices = await readPrices(
    work,
    offers.map((offer) => offer.id),
  )
  return {
    id: String(product.id),
    title: product.title,
    brand: product.brand,
    partNumber: product.part_number,
    gtin: product.gtin,
    category: product.category,
    shelves: product.shelves,
    description: product.description,
    weightGrams: product.weight_grams,
    image: product.image,
    colors: product.colors,
    sizes: product.sizes,
    firstSeenAt: product.first_seen_at,
    changedAt: product.changed_at,
    isInStock: offers.some(({ availability }) => availability !== 'out_of_stock'),
    offers: offers.map((offer) => ({ ...offer, id: String(offer.id), prices: prices.get(offer.id) ?? [] })),
    landed: Object.fromEntries(Object.entries(product.landed ?? {}).map(([site, minor]) => [site, BigInt(minor)])),
  }
}

async function readMerged({ db }: QueryWork, id: bigint) {
  const { rows } = await sql<ProductRow>`
    with recursive became (id, merged_into, steps) as (
      select id, merged_into, 0 from products where id = ${id}
      union all select p.id, p.merged_into, steps + 1 from became b join products p on p.id = b.merged_into where steps < ${MOST_MERGES})
    select p.id, title, p.brand, part_number, gtin, p.category, shelves, description, weight_grams, image, p.colors, p.sizes,
      p.first_seen_at, p.changed_at, d.landed
    from became join products p on p.id = became.id left join product_documents d on d.product_id = p.id
    where became.merged_into is null and hidden_at is null`.execute(db)
  return rows[0] ?? null
}

type ProductRow = {
  readonly id: bigint
  readonly title: string
  readonly brand: string | null
  readonly part_number: string | null
  readonly gtin: string | null
  readonly category: string
  readonly shelves: readonly string[]
  readonly description: string
  readonly weight_grams: number | null
  readonly image: string | null
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly first_seen_at: Date
  readonly changed_at: Date
  readonly landed: Readonly<Record<string, string>> | null
}

type OfferRow = Omit<OfferView, 'id' | 'prices'> & { readonly id: bigint }

async function readOffers(work: QueryWork, product: bigint): Promise<readonly OfferRow[]> {
  const off = [...(await readStoresOff(work))]
  const { rows } = await sql<OfferRow>`
    select id, store, country, page, title, price_minor as price, old_price_minor as "oldPrice", currency, availability, image,
      jsonb_build_object('axes', coalesce(variants -> 'axes', '[]'), 'offers', coalesce(variants -> 'offers', '[]')) as variants,
      seen_at as "seenAt"
    from product_offers left join (select product_id as document_of, cheapest from product_documents) d on document_of = product_id
    where product_id = ${product} and gone_at is null and store <> all(${off}) and ${isOfferedHere(work.site)}
    order by ${cheapestFirst(work.site)} limit ${MOST_OFFERS}`.execute(work.db)
  return rows
}

async function readPrices(work: QueryWork, offers: readonly bigint[]): Promise<ReadonlyMap<bigint, PricePoint[]>> {
  const since = new Date(work.now.getTime() - HISTORY_DAYS * 86_400_000)
  const { rows } = await sql<PricePoint & { readonly offer: bigint }>`
    select offer_id as offer, seen_at as "seenAt", price_minor as price, currency from offer_prices p
    where offer_id = any(${offers}) and seen_at >= coalesce(
      (select max(seen_at) from offer_prices b where b.offer_id = p.offer_id and b.seen_at <= ${since}), '-infinity')
    order by offer_id, seen_at`.execute(work.db)
  const byOffer = new Map<bigint, PricePoint[]>()
  for (const { offer, ...point } of rows) byOffer.set(offer, [...(byOffer.get(offer) ?? []), point])
  return byOffer
}
