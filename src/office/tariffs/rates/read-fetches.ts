import type { Work } from '#platform/work/work.ts'
import type { RateSource } from '#pricing/quote/explain/rate-fact.ts'
import { sourceNamed } from '#pricing/rates/read-good-rates.ts'

export type FetchRow = {
  readonly source: RateSource
  readonly at: Date
  readonly outcome: string
  readonly fault: string | null
  readonly detail: string
}

/** What came of asking each source the last time. */
export async function readFetches({ db, site }: Work): Promise<readonly FetchRow[]> {
  const rows = await db
    .selectFrom('exchange_rate_fetches')
    .select(['source', 'at', 'outcome', 'fault', 'detail'])
    .distinctOn('source')
    .where('site', '=', site)
    .orderBy('source')
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ source, ...row }) => ({ ...row, source: sourceNamed(source) }))
}
