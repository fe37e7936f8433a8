import type { Kysely } from 'kysely'
import type { Database, QueryWork } from '#platform/work/work.ts'
import { readPlace } from './keep-index.ts'
import type { Place } from './read-place.ts'

const SHARED_MILLISECONDS = 100
const recent = new WeakMap<Kysely<Database>, { readonly askedAt: number; readonly place: Promise<Place> }>()

/**
 * Where a work reads, as it was a tenth of a second ago at most: all who ask meanwhile share one statement. For suggestions, which
 * the next letter asks for again; guests' lists share more (`selling/search/results/list-moment.ts`). A transaction asks for itself.
 */
export function readRecentPlace(work: QueryWork): Promise<Place> {
  if (work.db.isTransaction) return readPlaceAlone(work)
  const known = recent.get(work.db)
  if (known && performance.now() - known.askedAt < SHARED_MILLISECONDS) return known.place
  const mine = { askedAt: performance.now(), place: readPlaceAlone(work) }
  recent.set(work.db, mine)
  mine.place.catch(() => recent.get(work.db) === mine && recent.delete(work.db))
  return mine.place
}

/** Without the documents that were in memory: they are large, and a place is held until the next one is asked for. */
async function readPlaceAlone(work: QueryWork): Promise<Place> {
  const { before, ...place } = await readPlace(work)
  return place
}
