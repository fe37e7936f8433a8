import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { RefusedRow } from './formats/feed-row.ts'
import { plainText } from './formats/plain-text.ts'
import type { Feed, Run } from './runs.ts'
import { type NumberedOffer, takeStorable } from './take-storable.ts'

export type Batch = {
  readonly offers: readonly NumberedOffer[]
  readonly refused: readonly RefusedRow[]
  /** When the next sale of these rows begins or ends. */
  readonly saleTurnsAt: Date | null
  /** Rows read before this batch, and with it. */
  readonly before: number
  readonly rows: number
  readonly bytes: number
}

/** So many refused rows of a run are kept with their reasons; all are counted. */
const MOST_KEPT = 500

/**
 * Takes some rows of a run: offers, refusals and the place in the file in one transaction. Says `lost` where the run is not ours any
 * more (another process went on with it) and `off` where somebody switched the feed off.
 */
export async function takeRows(work: Work, feed: Feed, run: Run, batch: Batch): Promise<'taken' | 'lost' | 'off'> {
  const standing = await work.db
    .selectFrom('feed_runs as run')
    .innerJoin('product_feeds as feed', 'feed.id', 'run.feed_id')
    .select(['run.rows_read', 'run.refused', 'feed.is_on'])
    .where('run.id', '=', run.id)
    .where('run.state', '=', 'running')
    .forUpdate(['run'])
    .executeTakeFirst()
  if (!standing || standing.rows_read !== BigInt(batch.before)) return 'lost'
  if (!standing.is_on) return 'off'
  const { fresh, doubled } = await withoutDoubled(work, run, batch)
  const { taken, broken } = await takeStorable(work, { feedId: feed.id, runId: run.id }, fresh)
  const refused = [...batch.refused, ...doubled, ...broken]
  await keepRefused(work, run, refused.slice(0, Math.max(0, MOST_KEPT - standing.refused)))
  const count = (what: string) => taken.filter((one) => one.what === what).length
  await sql`
    update feed_runs set rows_read = ${batch.rows}, bytes_read = greatest(bytes_read, ${batch.bytes}), added = added + ${count('added')},
      changed = changed + ${count('changed')}, unchanged = unchanged + ${count('unchanged')},
      refused = refused + ${refused.length}, beaten_at = ${work.now}, sale_turns_at = least(sale_turns_at, ${batch.saleTurnsAt}::timestamptz)
    where id = ${run.id}`.execute(work.db)
  return 'taken'
}

/** What the file named before in this run, or twice in this batch, counts as it stood first. */
async function withoutDoubled(work: Work, run: Run, { offers }: Batch) {
  const ids = offers.flatMap(({ offer: { store, theirId }, ownId = theirId }) =>
    [theirId, ownId].map((id) => ({ store, id })),
  )
  const { rows: known } = await sql<{ readonly their_id: string }>`
    select known.their_id from unnest(${ids.map(({ store }) => store)}::text[], ${ids.map(({ id }) => id)}::text[]) as listed (store, id)
    join product_offers known on known.store = listed.store and known.their_id = listed.id
    where known.last_run_id = ${run.id}`.execute(work.db)
  const seen = new Set(known.map(({ their_id }) => their_id))
  const fresh: NumberedOffer[] = []
  const doubled: RefusedRow[] = []
  for (const one of offers) {
    const { number, offer, ownId } = one
    // A group that stands in several places of the file: what comes later has its own number.
    const theirId = seen.has(offer.theirId) && isOne(offer) && ownId ? ownId : offer.theirId
    if (seen.has(theirId)) doubled.push({ number, theirId, code: 'DOUBLED_ID', detail: offer.title })
    else fresh.push({ number, offer: { ...offer, theirId } })
    seen.add(theirId)
  }
  return { fresh, doubled }
}

const isOne = ({ variants }: NumberedOffer['offer']) => variants.offers.length === 0

async function keepRefused(work: Work, run: Run, refused: readonly RefusedRow[]): Promise<void> {
  if (refused.length === 0) return
  const rows = refused.map(({ number, theirId, code, detail }) => ({
    run_id: run.id,
    row_number: BigInt(number),
    // An address stays as it is, so that it is known again: only what no database stores is taken out.
    their_id: theirId?.slice(0, 2000).replaceAll('\0', '').toWellFormed() || null,
    code,
    detail: plainText(detail, 200),
  }))
  await work.db.insertInto('feed_refusals').values(rows).execute()
}
