import { type RawBuilder, sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type PagePrice = {
  readonly page: string
  readonly at: Date
  readonly price: string
  readonly currency: string
}

/** The prices of these pages in all readings since a given time, the newest first; at most fifty of each. */
export async function readPagePrices(work: Work, pages: readonly string[], since: Date): Promise<readonly PagePrice[]> {
  if (pages.length === 0) return []
  const { rows } = await sql<PagePrice>`
    select asked.page, said.* from unnest(${[...pages]}::text[]) as asked (page)
    cross join lateral (
      select read_at as at, facts->>'price' as price, facts->>'currency' as currency from link_readings
      where canonical_url = asked.page and read_at >= ${since} and ${hasPrice}
      order by read_at desc limit 50) said
    order by said.at desc`.execute(work.db)
  return rows
}

const hasPrice: RawBuilder<unknown> = sql`facts->>'price' is not null and facts->>'currency' is not null`
