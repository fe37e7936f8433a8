import { sql } from 'kysely'
import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'
import { type Site, siteCodes } from '#sites/sites.ts'
import type { FoundProduct } from './product-query.ts'
import { readFound } from './read-found.ts'

type Landed = { readonly productId: string; readonly landed: Readonly<Partial<Record<Site, bigint>>> }

/** Keeps the whole price of one unit by site, in minor units, instead of all that was kept: the prices of all sites are worked out together. */
export async function keepLandedPrices({ db, now }: Work, rows: readonly Landed[]): Promise<void> {
  if (rows.length === 0) return
  const news = rows.map(({ productId, landed }) => ({
    product_id: productId,
    landed: Object.fromEntries(
      Object.entries(landed)
        .filter(([, minor]) => minor !== undefined)
        .map(([site, minor]) => [site, Number(minor)]),
    ),
  }))
  // Locked in sorted order: two that keep the prices of the same products come one after the other.
  await sql`with news as (select * from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as n (product_id bigint, landed jsonb)),
    locked as (select d.product_id from product_documents d join news n on n.product_id = d.product_id
      order by d.product_id for update of d)
    update product_documents d set landed = n.landed, priced_at = ${now}
    from news n join locked l on l.product_id = n.product_id where d.product_id = n.product_id`.execute(db)
}

/**
 * Products whose whole price is missing, older than what is known of their offers, or worked out before a moment; in the order of
 * their ids, behind one of them. `products` says them as each site offers them: one that a site does not buy is not among its own.
 * `nextAfter` is null when there are no more.
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
  readonly products: ReadonlyMap<Site, readonly FoundProduct[]>
  readonly nextAfter: string | null
}> {
  const { rows } = await sql<{ readonly id: bigint }>`
    select product_id as id from product_documents
    where product_id > ${after ?? '0'}::bigint and (priced_at is null or priced_at < changed_at or priced_at < ${before}::timestamptz)
    order by product_id limit ${most}`.execute(work.db)
  const ids = rows.map(({ id }) => id)
  const off = [...(await readStoresOff(work))]
  const products = new Map<Site, readonly FoundProduct[]>()
  for (const site of siteCodes) products.set(site, await readFound({ ...work, site }, ids, off))
  return { ids: ids.map(String), products, nextAfter: rows.length < most ? null : String(ids.at(-1)) }
}
