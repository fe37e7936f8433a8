import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'
import type { FeedFormat } from './feed-form.ts'

export type FeedRun = {
  readonly id: string
  readonly state: 'running' | 'done' | 'unchanged' | 'failed' | 'stopped'
  /** A code with a sentence `feeds_run_<code>`; null where all went well. */
  readonly why: string | null
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly rowsRead: bigint
  readonly bytesRead: bigint
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly gone: number
  readonly refused: number
}
export type FeedView = {
  readonly id: string
  readonly name: string
  readonly format: FeedFormat
  readonly url: string
  readonly store: string
  readonly country: string
  readonly currency: string | null
  readonly everyHours: number
  readonly mostRows: number
  readonly mostMegabytes: number
  readonly isOn: boolean
  readonly nextAt: Date
  /** Its offers that are live. */
  readonly offers: bigint
  readonly lastRun: FeedRun | null
}
/** A row that was not taken; `code` has a sentence `feeds_row_<code>`. */
export type RefusedFeedRow = {
  readonly rowNumber: bigint
  readonly theirId: string | null
  readonly code: string
  readonly detail: string
}

const run = sql`json_build_object('id', run.id, 'state', run.state, 'why', run.why, 'startedAt', run.started_at, 'endedAt', run.ended_at,
  'rowsRead', run.rows_read::text, 'bytesRead', run.bytes_read::text, 'added', run.added, 'changed', run.changed,
  'unchanged', run.unchanged, 'gone', run.gone, 'refused', run.refused)`

type RunJson = Omit<FeedRun, 'startedAt' | 'endedAt' | 'rowsRead' | 'bytesRead'> &
  Readonly<Record<'startedAt' | 'rowsRead' | 'bytesRead', string>> & { readonly endedAt: string | null }

const runOf = (row: RunJson): FeedRun => ({
  ...row,
  startedAt: new Date(row.startedAt),
  endedAt: row.endedAt === null ? null : new Date(row.endedAt),
  rowsRead: BigInt(row.rowsRead),
  bytesRead: BigInt(row.bytesRead),
})

/** All feeds by name, each with its last run. */
export async function readFeeds(work: QueryWork): Promise<readonly FeedView[]> {
  const { rows } = await sql<Omit<FeedView, 'lastRun'> & { readonly run: RunJson | null }>`
    select feed.id, feed.name, feed.format, feed.url, feed.store, feed.country, feed.currency, feed.every_hours as "everyHours",
      feed.most_rows as "mostRows", (feed.most_bytes / 1048576)::int as "mostMegabytes", feed.is_on as "isOn",
      feed.next_at as "nextAt",
      (select count(*) from product_offers where feed_id = feed.id and gone_at is null) as offers, last.run
    from product_feeds feed
    left join lateral (
      select ${run} as run from feed_runs run where run.feed_id = feed.id order by run.started_at desc limit 1) as last on true
    order by feed.name, feed.id`.execute(work.db)
  return rows.map(({ run: last, ...feed }) => ({ ...feed, lastRun: last && runOf(last) }))
}

/** The last fifty runs of a feed, the newest first. */
export async function readFeedRuns(work: QueryWork, feedId: string): Promise<readonly FeedRun[]> {
  const { rows } = await sql<{ readonly run: RunJson }>`
    select ${run} as run from feed_runs run where run.feed_id = ${feedId} order by run.started_at desc limit 50`.execute(
    work.db,
  )
  return rows.map((row) => runOf(row.run))
}

/** The first refused rows of a run, in the order of the file. */
export async function readRefusedRows(work: QueryWork, runId: string): Promise<readonly RefusedFeedRow[]> {
  const { rows } = await sql<RefusedFeedRow>`
    select row_number as "rowNumber", their_id as "theirId", code, detail from feed_refusals where run_id = ${runId}
    order by row_number, id limit 500`.execute(work.db)
  return rows
}
