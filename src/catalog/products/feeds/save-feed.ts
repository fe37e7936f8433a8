import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { FeedForm } from './feed-form.ts'
import { no } from './feeds.refusals.ts'
import { stopRun } from './runs.ts'

/** What decides what a row means: rows read under other words of it are read anew. */
const MEANING = ['url', 'format', 'store', 'country', 'currency'] as const

/** Adds a feed, or changes one: where its rows mean something else now, it is read anew from its first row, at once. */
export async function saveFeed(work: Work, form: FeedForm): Promise<string> {
  const { id, name, format, url, store, country, currency, everyHours, mostRows, mostMegabytes } = form
  const said = {
    name,
    format,
    url,
    store,
    country,
    currency,
    every_hours: everyHours,
    most_rows: mostRows,
    most_bytes: BigInt(mostMegabytes) * 1_048_576n,
  }
  if (id === null) {
    const fresh = newId()
    const values = { ...said, id: fresh, next_at: work.now, created_at: work.now }
    await work.db.insertInto('product_feeds').values(values).execute()
    return fresh
  }
  const before = await work.db
    .selectFrom('product_feeds')
    .select(MEANING)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw no.NO_SUCH_FEED()
  const isSame = MEANING.every((name) => before[name] === said[name])
  const anew = isSame ? {} : { etag: null, last_modified: null, next_at: work.now }
  await work.db
    .updateTable('product_feeds')
    .set({ ...said, ...anew })
    .where('id', '=', id)
    .execute()
  if (!isSame) await stopRun(work, id)
  return id
}

/** Off: it is read no more, a run that is under way stops at its next rows. Its offers stay as they are. */
export async function switchFeed(work: Work, feedId: string, isOn: boolean): Promise<void> {
  const set = isOn ? { is_on: true, next_at: work.now } : { is_on: false }
  const { numUpdatedRows } = await work.db
    .updateTable('product_feeds')
    .set(set)
    .where('id', '=', feedId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw no.NO_SUCH_FEED()
}

/** The next look is now: within a minute, where no run is under way. */
export async function requestFeedRun(work: Work, feedId: string): Promise<void> {
  const feed = await work.db
    .selectFrom('product_feeds')
    .select('is_on')
    .where('id', '=', feedId)
    .forUpdate()
    .executeTakeFirst()
  if (!feed) throw no.NO_SUCH_FEED()
  if (!feed.is_on) throw no.FEED_IS_OFF()
  await work.db.updateTable('product_feeds').set({ next_at: work.now }).where('id', '=', feedId).execute()
}
