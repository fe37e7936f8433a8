import { sql } from 'kysely'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import type { Work } from '#platform/work/work.ts'
import { lockProductsOf } from './lock-products-of.ts'

/** After a full run: what the feed listed before and does not any more is gone. At most `most` a call; call it until it says 0. */
export async function endOffers(
  work: Work,
  source: { readonly feedId: string; readonly runId: string },
  most = 1000,
): Promise<number> {
  const isEnded = sql`feed_id = ${source.feedId} and last_run_id is distinct from ${source.runId} and gone_at is null`
  const { rows: ended } = await sql<{ id: bigint }>`
    select id from product_offers where ${isEnded} order by id limit ${most}`.execute(work.db)
  const ids = ended.map(({ id }) => id)
  await lockProductsOf(work, ids)
  const { rows } = await sql<{ product_id: bigint }>`
    update product_offers set gone_at = ${work.now} where id = any(${ids}::bigint[]) and ${isEnded}
    returning product_id`.execute(work.db)
  await writeDocuments(
    work,
    rows.map(({ product_id }) => product_id),
  )
  return ended.length
}

/** The page of one offer is gone. */
export async function endOffer(work: Work, offerId: bigint): Promise<void> {
  await lockProductsOf(work, [offerId])
  const { rows } = await sql<{ product_id: bigint }>`
    update product_offers set gone_at = ${work.now} where id = ${offerId} and gone_at is null returning product_id`.execute(
    work.db,
  )
  await writeDocuments(
    work,
    rows.map(({ product_id }) => product_id),
  )
}

const RENEWED = 5000

/** A feed that did not change says its prices again: they are as of today. Returns behind which offer to go on, or null at the end. */
export async function renewOffers(work: Work, feedId: string, after: bigint): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    update product_offers set seen_at = greatest(seen_at, ${work.now}) where id in (
      select id from product_offers where feed_id = ${feedId} and gone_at is null and id > ${after} order by id limit ${RENEWED})
    returning id`.execute(work.db)
  return rows.length < RENEWED
    ? null
    : rows
        .map(({ id }) => id)
        .sort((a, b) => (a < b ? -1 : 1))
        .at(-1)!
}
