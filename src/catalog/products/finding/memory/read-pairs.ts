import { sql } from 'kysely'
import { quoteLexeme } from '#catalog/products/finding/document-vector.ts'
import { WEIGHTS } from '#catalog/products/finding/score.ts'
import type { Understood } from '#catalog/products/finding/words/understand-words.ts'
import type { QueryWork } from '#platform/work/work.ts'

/** What words that stand side by side add to the score of these products: where they stand is not in memory. */
export async function readPairs(
  { db }: QueryWork,
  { units }: Understood,
  ids: readonly bigint[],
): Promise<ReadonlyMap<number, number>> {
  const pairs = units.slice(1).map(({ stem }, at) => `${quoteLexeme(units[at]!.stem)} <-> ${quoteLexeme(stem)}`)
  if (pairs.length === 0 || ids.length < 2) return new Map()
  const has = pairs.map((pair) => sql`(words @@ ${pair}::tsquery)::int`)
  const { rows } = await sql<{ readonly id: number; readonly pairs: number }>`
    select product_id::float8 as id, ${sql.join(has, sql` + `)} as pairs
    from product_documents where product_id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, pairs: count }) => [id, count * WEIGHTS.pair]))
}
