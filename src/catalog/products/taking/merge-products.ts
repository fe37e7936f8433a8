import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/**
 * Two products are one: the offers of `from` go to `into`, whose words stay, and who asks for `from` is led there. What staff set on
 * `from` alone is kept. The caller has locked the rows and writes the documents of both.
 */
export async function mergeProducts(
  work: Work,
  pairs: readonly { readonly from: bigint; readonly into: bigint }[],
): Promise<void> {
  if (pairs.length === 0) return
  const from = pairs.map((pair) => pair.from)
  const into = pairs.map((pair) => pair.into)
  await sql`
    update product_offers set product_id = pair.into_id
    from unnest(${from}::bigint[], ${into}::bigint[]) as pair (from_id, into_id)
    where product_id = pair.from_id`.execute(work.db)
  await sql`
    update products set merged_into = pair.into_id, gtin = case when id = pair.from_id then null else gtin end,
      maker_key = case when id = pair.from_id then null else maker_key end,
      part_key = case when id = pair.from_id then null else part_key end, changed_at = ${work.now}
    from unnest(${from}::bigint[], ${into}::bigint[]) as pair (from_id, into_id)
    where id = pair.from_id or merged_into = pair.from_id`.execute(work.db)
  await sql`
    update products kept set hidden_at = coalesce(kept.hidden_at, gone.hidden_at), corrected = gone.corrected || kept.corrected,
      changed_at = ${work.now}
    from unnest(${from}::bigint[], ${into}::bigint[]) as pair (from_id, into_id)
    join products gone on gone.id = pair.from_id
    where kept.id = pair.into_id and (gone.hidden_at is not null or gone.corrected <> '{}')`.execute(work.db)
}
