import { type RawBuilder, sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'
import { isBoughtHere, isInStockHere, storesHere } from './bought-here.ts'
import { planAnew } from './plan-anew.ts'
import type { Facets, ProductQuery, Sort } from './product-query.ts'

/** So many are counted exactly. */
export const MOST_COUNTED = 5000
/** So many of them, those that look best at first sight, are ranked by their words; the others follow in that order. */
const MOST_RANKED = 500
/** So many values of a facet are told, those with the most products. */
export const MOST_VALUES = 30

export type Candidates = {
  readonly count: number
  readonly isMore: boolean
  /** So many are ordered when all of them are asked for. */
  readonly listed: number
  /** The first of them in order. */
  readonly ids: readonly bigint[]
  readonly facets: Facets
}

/** What selects documents `d`: words and filters for the index, and conditions on columns. */
export type Selection = {
  readonly match: string | null
  readonly query: Pick<ProductQuery, 'inStock' | 'priceFrom' | 'priceTo'>
  readonly storesOff: readonly string[]
  /** So many that they are read in order until there are enough; else all are read and sorted. */
  readonly isMany: boolean
  /** Read no more than these. */
  readonly most: number
}
type Order = {
  readonly sort: Sort
  /** Score by words; null where no words are searched. */
  readonly score: {
    readonly ranks: RawBuilder<unknown>
    readonly sum: RawBuilder<number>
    /** The words as a title has them. */
    readonly inTitle: string
  } | null
  readonly own: RawBuilder<number>
  readonly most: number
}

const price = ({ site }: QueryWork) => sql`(d.landed ->> ${site}::text)::bigint`

function conditions(work: QueryWork, { match, query, storesOff }: Selection): RawBuilder<unknown> {
  const all = [
    isBoughtHere(work.site),
    ...(match === null ? [] : [sql`d.words @@ ${match}::tsquery`]),
    ...(query.inStock ? [isInStockHere(work.site)] : []),
    ...(query.priceFrom === null ? [] : [sql`${price(work)} >= ${query.priceFrom}`]),
    ...(query.priceTo === null ? [] : [sql`${price(work)} <= ${query.priceTo}`]),
    ...(storesOff.length === 0 ? [] : [sql`not d.stores <@ ${[...storesOff]}::text[]`]),
  ]
  return sql.join(all, sql` and `)
}

const foundOrder = (sort: Sort) =>
  sort === 'newArrivals' ? sql`d.first_seen_at desc, d.product_id desc` : sql`d.popularity desc, d.product_id desc`

// What costs little to know: whether the title has the words, popularity, and how well the product is known.
const firstSight = (inTitle: string) =>
  sql`case when d.words @@ ${inTitle}::tsquery then 1 else 0 end + d.popularity + d.identity / 2`

// Each facet is one pass over what was found.
const facetQueries = ({ site }: QueryWork, storesOff: readonly string[]) => sql`
  select 'brands' as facet, brand as value, count(*) as n from found where brand is not null group by 2
  union all select 'categories', category, count(*) from found group by 2
  union all select 'stores', store, count(*) from found cross join lateral ${storesHere(site, sql`found`)} s
    where store <> all(${[...storesOff]}::text[]) group by 2
  union all select 'colors', color, count(*) from (select unnest(colors) as color from found) c group by 2
  union all select 'sizes', size, count(*) from (select unnest(sizes) as size from found) z group by 2`

type Row = {
  readonly count: number
  readonly in_stock: number
  readonly price_from: bigint | null
  readonly price_to: bigint | null
  readonly ids: readonly string[] | null
  readonly facets: readonly (readonly [facet: keyof Facets, value: string, count: number])[] | null
}

/** Selects, counts and orders in one statement, over the most popular documents, or the newest where these are asked for. */
export async function findCandidates(work: QueryWork, selection: Selection, order: Order | null): Promise<Candidates> {
  const asked = sql<Row>`
    with found as materialized (
      select d.product_id, d.brand, d.category, d.stores, d.store_countries, d.colors, d.sizes,
        ${isInStockHere(work.site)} as is_in_stock, d.popularity, d.first_seen_at,
        ${price(work)} as price, ${order?.score ? firstSight(order.score.inTitle) : sql`d.popularity`} as first_sight
      from (select * from product_documents d where ${conditions(work, selection)} ${selection.isMany ? sql`` : sql`offset 0`}) d
      order by ${foundOrder(order?.sort ?? 'recommended')} limit ${selection.most}),
    facets as (${facetQueries(work, selection.storesOff)})
    select count(*)::int as count, (count(*) filter (where is_in_stock))::int as in_stock, min(price) as price_from,
      max(price) as price_to, ${order ? orderedIds(order) : sql`null`} as ids,
      (select jsonb_agg(jsonb_build_array(facet, value, n)) from (
        select *, row_number() over (partition by facet order by n desc, value) as place from facets) f
        where place <= ${MOST_VALUES}) as facets
    from found`
  const { rows } = await planAnew(work, () => asked.execute(work.db))
  const { count, in_stock, price_from, price_to, ids, facets } = rows[0]!
  const valuesOf = (name: keyof Facets) =>
    (facets ?? [])
      .filter(([facet]) => facet === name)
      .map(([, value, n]) => ({ value, count: n }))
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  return {
    count: Math.min(count, MOST_COUNTED),
    isMore: count >= selection.most,
    listed: Math.min(count, MOST_COUNTED),
    ids: (ids ?? []).map(BigInt),
    facets: {
      stores: valuesOf('stores'),
      categories: valuesOf('categories'),
      brands: valuesOf('brands'),
      colors: valuesOf('colors'),
      sizes: valuesOf('sizes'),
      inStock: in_stock,
      prices: price_from === null || price_to === null ? null : { from: price_from, to: price_to },
    },
  }
}

function orderedIds({ sort, score, own, most }: Order): RawBuilder<unknown> {
  const by: Record<Exclude<Sort, 'recommended'>, RawBuilder<unknown>> = {
    lowPrice: sql`price asc nulls last, popularity desc`,
    highPrice: sql`price desc nulls last, popularity desc`,
    newArrivals: sql`first_seen_at desc`,
    mostSelling: sql`popularity desc`,
  }
  if (sort !== 'recommended')
    return sql`(select array_agg(product_id) from (
      select product_id from found order by ${by[sort]}, product_id desc limit ${most}) o)`
  // A loop over what was found: no plan can compare each with each.
  return sql`(select array_agg(product_id) from (
    select f.product_id from (
      select product_id, first_sight, row_number() over (order by first_sight desc, product_id desc) as place from found) f
    left join lateral (
      select ${own}${score ? sql` + ${score.sum}` : sql``} as score
      from product_documents d cross join lateral (${score ? score.ranks : sql`select 0`}) r
      where d.product_id = f.product_id and f.place <= ${MOST_RANKED} offset 0) s on true
    order by s.score desc nulls last, f.first_sight desc, f.product_id desc limit ${most}) o)`
}
