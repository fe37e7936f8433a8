import { type RawBuilder, sql } from 'kysely'
import { fitting } from '#platform/database/search-words.ts'

/** So many of the newest items are read before the index is asked. */
const firstRead = 500

/**
 * The ids of the newest items whose words fit, at most so many. A common word is soon met among the newest; only a rarer one is worth
 * the index, which first gathers all that fit.
 */
export function newestItems(most: number, fits: RawBuilder<unknown>): RawBuilder<unknown> {
  const newest = sql`(select * from item_search_words order by item_id desc limit ${sql.lit(firstRead)}) newest`
  return sql`with early as materialized (select item_id from ${newest} where ${fits} order by item_id desc limit ${most})
    select item_id from early where (select count(*) from early) = ${most}
    union all (select item_id from ${fitting('item_search_words', fits)} fit
      where (select count(*) from early) < ${most} order by item_id desc limit ${most})`
}
