import { sql } from 'kysely'
import { cheapestFirst } from '#catalog/products/finding/cheapest-first.ts'
import { noFilters } from '#catalog/products/finding/product-query.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { gtinOf } from '#catalog/products/taking/gtin.ts'
import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import type { ListPage, PageAsked } from '#platform/database/list-page.ts'
import type { Work } from '#platform/work/work.ts'

export type DeskProduct = {
  readonly id: string
  readonly title: string
  readonly brand: string | null
  readonly category: string
  readonly image: string | null
  readonly isHidden: boolean
  readonly mergedInto: string | null
  /** Fields that staff corrected. */
  readonly corrected: number
  readonly stores: readonly string[]
  /** What the store asks whose live offer is cheapest, in stock where one is. */
  readonly price: bigint | null
  readonly currency: string | null
  readonly seenAt: Date | null
}
export const productStates = ['hidden', 'corrected'] as const
export type DeskQuery = { readonly q: string; readonly state: (typeof productStates)[number] | null }

const pageSize = 50
const mostListed = 5000

/**
 * Products as staff find them: by a link, by their own number, by the number on the box, by words as customers do; hidden ones too.
 * Without words the newest.
 */
export async function readDeskProducts(
  work: Work,
  { q, state, page }: DeskQuery & Pick<PageAsked, 'page'>,
): Promise<ListPage<DeskProduct> & { readonly isMore: boolean }> {
  if (state !== null) return listed(work, await readOfState(work, state, q), page)
  const named = await readNamed(work, q)
  if (named.length > 0) return listed(work, named, 1)
  const found = await searchProducts(work, { ...noFilters, words: q, size: pageSize, page })
  const hidden = q === '' || page > 1 ? [] : await readOfState(work, 'hidden', q)
  const ids = [...hidden.slice(0, 10), ...found.products.map(({ id }) => BigInt(id))]
  const total = found.count + hidden.length
  return { rows: await readRows(work, ids), page, pageSize, total, all: total, isMore: found.isMore }
}

async function listed(work: Work, ids: readonly bigint[], asked: number) {
  const last = Math.max(1, Math.ceil(ids.length / pageSize))
  const page = Math.min(asked, last)
  const rows = await readRows(work, ids.slice((page - 1) * pageSize, page * pageSize))
  return { rows, page, pageSize, total: ids.length, all: ids.length, isMore: ids.length >= mostListed }
}

async function readOfState({ db }: Work, state: DeskQuery['state'], q: string): Promise<readonly bigint[]> {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const fits = state === 'hidden' ? sql`hidden_at is not null` : sql`corrected <> '{}'`
  const { rows } = await sql<{ id: bigint }>`
    select id from products where ${fits} and merged_into is null and title ilike ${part}
    order by changed_at desc, id desc limit ${mostListed}`.execute(db)
  return rows.map(({ id }) => id)
}

async function readNamed({ db }: Work, q: string): Promise<readonly bigint[]> {
  const link = /[./]/.test(q) ? canonicalLink(q) : null
  const page = link?.ok ? (link.link.canonical ?? link.link.url) : null
  const gtin = gtinOf(q)
  const id = /^[1-9]\d{0,17}$/.test(q) ? q : null
  if (page === null && gtin === null && id === null) return []
  const { rows } = await sql<{ id: bigint }>`
    select product_id as id from product_offers where md5(page) = md5(${page}) and page = ${page}
    union select id from products where gtin = ${gtin}
    union select id from products where id = ${id}::bigint
    limit ${pageSize}`.execute(db)
  return rows.map((row) => row.id)
}

async function readRows({ db, site }: Work, ids: readonly bigint[]): Promise<readonly DeskProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<DeskProduct>`
    select product.id::text as id, product.title, product.brand, product.category, product.image,
      product.hidden_at is not null as "isHidden", product.merged_into::text as "mergedInto",
      (select count(*)::int from jsonb_object_keys(product.corrected)) as corrected,
      coalesce(offers.stores, '{}') as stores, cheapest.price_minor as price, cheapest.currency, offers.seen_at as "seenAt"
    from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, place)
    join products product on product.id = asked.id
    cross join lateral (select array_agg(distinct store) as stores, max(seen_at) as seen_at
      from product_offers where product_id = product.id and gone_at is null) offers
    left join product_documents d on d.product_id = product.id
    left join lateral (select price_minor, currency from product_offers
      where product_id = product.id and gone_at is null order by ${cheapestFirst(site)} limit 1) cheapest on true
    order by asked.place`.execute(db)
  return rows
}
