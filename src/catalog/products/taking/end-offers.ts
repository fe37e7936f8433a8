import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** After a full run: what the feed listed before and does not any more is gone. At most `most` a call; call it until it says 0. */
export async function endOffers(
  work: Work,
  source: { readonly feedId: string; readonly runId: string },
  most = 1000,
): Promise<number> {
  const { rows } = await sql<{ product_id: bigint }>`
    update product_offers set gone_at = ${work.now} where id in (
      select id from product_offers
      where feed_id = ${source.feedId} and last_run_id is distinct from ${source.runId} and gone_at is null
      order by id limit ${most} for update)
    returning product_id`.execute(work.db)
  return rows.length
}

/** The page of one offer is gone. */
export async function endOffer(work: Work, offerId: bigint): Promise<void> {
  await sql`update product_offers set gone_at = ${work.now} where id = ${offerId} and gone_at is null`.execute(work.db)
}
