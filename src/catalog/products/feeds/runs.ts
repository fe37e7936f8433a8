import { sql } from 'kysely'
import type { Origin } from '#catalog/stores/stores.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { FeedFormat } from './feed-form.ts'
import type { RunFault } from './formats/feed-row.ts'

export type Feed = {
  readonly id: string
  readonly format: FeedFormat
  readonly url: string
  readonly store: string
  readonly country: Origin
  readonly currency: string | null
  readonly mostRows: number
  readonly mostBytes: bigint
  readonly etag: string | null
  readonly lastModified: string | null
}
export type Version = { readonly etag: string | null; readonly lastModified: string | null }
export type Run = Version & { readonly id: string; readonly rowsRead: number; readonly refused: number }
export type Begun = { readonly feed: Feed; readonly run: Run; readonly wasCut: boolean }

/** A run that gave no sign for so long has died, and another process goes on with it. */
const DEAD_AFTER_MS = 5 * 60_000

/** Begins a run of the feed, or takes over one that died; null where one is alive or the feed is off. */
export async function beginRun(work: Work, feedId: string): Promise<Begun | null> {
  const row = await work.db
    .selectFrom('product_feeds')
    .selectAll()
    .where('id', '=', feedId)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.is_on) return null
  const feed: Feed = {
    id: row.id,
    format: row.format as FeedFormat,
    url: row.url,
    store: row.store,
    country: row.country as Origin,
    currency: row.currency,
    mostRows: row.most_rows,
    mostBytes: row.most_bytes,
    ...((await hasSaleTurned(work, feedId)) ? NO_VERSION : { etag: row.etag, lastModified: row.last_modified }),
  }
  const running = await work.db
    .selectFrom('feed_runs')
    .selectAll()
    .where('feed_id', '=', feedId)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
  if (running && work.now.getTime() - running.beaten_at.getTime() < DEAD_AFTER_MS) return null
  const next = new Date(work.now.getTime() + row.every_hours * 3_600_000)
  await work.db.updateTable('product_feeds').set({ next_at: next }).where('id', '=', feedId).execute()
  if (!running) return { feed, run: await addRun(work, feedId), wasCut: false }
  await work.db.updateTable('feed_runs').set({ beaten_at: work.now }).where('id', '=', running.id).execute()
  const { id, rows_read, refused, etag, last_modified: lastModified } = running
  return { feed, run: { id, rowsRead: Number(rows_read), refused, etag, lastModified }, wasCut: true }
}

const NO_VERSION: Version = { etag: null, lastModified: null }

/** Whether a sale began or ended since the file was read: then the same file says other prices, and is asked for whatever its version. */
async function hasSaleTurned({ db, now }: Work, feedId: string): Promise<boolean> {
  const last = await db
    .selectFrom('feed_runs')
    .select('sale_turns_at')
    .where('feed_id', '=', feedId)
    .where('state', '=', 'done')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.sale_turns_at != null && last.sale_turns_at < now
}

/** The file is another one than the run began with: it is read from its first row by a run of its own. */
export async function restartRun(work: Work, { feed, run }: Begun): Promise<Run> {
  await endRun(work, run, 'stopped', 'INTERRUPTED')
  return addRun(work, feed.id)
}

async function addRun(work: Work, feedId: string): Promise<Run> {
  const id = newId()
  const values = { id, feed_id: feedId, state: 'running', started_at: work.now, beaten_at: work.now }
  await work.db.insertInto('feed_runs').values(values).execute()
  return { id, rowsRead: 0, refused: 0, etag: null, lastModified: null }
}

/** Keeps which version of the file the run reads. */
export async function keepVersion(work: Work, run: Run, { etag, lastModified }: Version): Promise<void> {
  await work.db
    .updateTable('feed_runs')
    .set({ etag, last_modified: lastModified, beaten_at: work.now })
    .where('id', '=', run.id)
    .execute()
}

/** A sign of life while nothing is written. */
export async function beat(work: Work, run: Run): Promise<void> {
  await work.db.updateTable('feed_runs').set({ beaten_at: work.now }).where('id', '=', run.id).execute()
}

/** The slice of time is over: the next look at the feeds goes on with the run. */
export async function pauseRun(work: Work, feedId: string, run: Run): Promise<void> {
  await beat({ ...work, now: new Date(work.now.getTime() - DEAD_AFTER_MS) }, run)
  await work.db.updateTable('product_feeds').set({ next_at: work.now }).where('id', '=', feedId).execute()
}

type EndState = 'done' | 'unchanged' | 'failed' | 'stopped'

/** Ends the run, once; a run that another process has ended stays as it is. */
export async function endRun(work: Work, run: Pick<Run, 'id'>, state: EndState, why: RunFault | null): Promise<void> {
  await work.db
    .updateTable('feed_runs')
    .set({ state, why, ended_at: work.now, beaten_at: work.now })
    .where('id', '=', run.id)
    .where('state', '=', 'running')
    .execute()
}

/** The feed was changed while it was read: what was read so far does not count as a version of it. */
export async function stopRun(work: Work, feedId: string): Promise<void> {
  await work.db
    .updateTable('feed_runs')
    .set({ state: 'stopped', why: 'INTERRUPTED', ended_at: work.now, beaten_at: work.now })
    .where('feed_id', '=', feedId)
    .where('state', '=', 'running')
    .execute()
}

/** Ends what runs of the feed, as a fault of ours: the next try begins anew. */
export async function failRun(work: Work, feedId: string): Promise<void> {
  const running = await work.db
    .selectFrom('feed_runs')
    .select('id')
    .where('feed_id', '=', feedId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (!running) return
  await endRun(work, running, 'failed', 'OUR_FAULT')
  await tryAgainSoon(work, feedId)
}

/** A feed that failed is tried again within the hour, three times in a row; then it has its usual rest. */
export async function tryAgainSoon(work: Work, feedId: string): Promise<void> {
  const { rows } = await sql<{ failures: number }>`
    select count(*)::int as failures from (
      select state from feed_runs where feed_id = ${feedId} order by started_at desc limit 3) as last
    where state = 'failed'`.execute(work.db)
  if ((rows[0]?.failures ?? 0) >= 3) return
  await sql`update product_feeds set next_at = least(next_at, ${new Date(work.now.getTime() + 3_600_000)}) where id = ${feedId}`.execute(
    work.db,
  )
}
