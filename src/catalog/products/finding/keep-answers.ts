import { sql } from 'kysely'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { QueryWork } from '#platform/work/work.ts'

const KEPT_MILLISECONDS = 20_000

type Kept<Value> = { readonly at: number; readonly value: Promise<Value> }
type Keeping<Value> = (name: string, find: () => Promise<Value>) => Promise<Value>

/** The place whose answers are kept: a database and the mark of its documents; null in a transaction that wrote. */
export type Place = string | null

/**
 * At most so many answers, kept by each process for some seconds and while the mark of the documents stays the same. Who asks the
 * same at the same time waits for the first. What a page then shows is read anew (read-found.ts).
 */
export function keepAnswers<Value>(most: number): (place: Place) => Keeping<Value> {
  const kept = lruCache<Kept<Value>>(most)
  return (place) => async (name, find) => {
    if (place === null) return find()
    const key = `${place} ${name}`
    const known = kept.get(key)
    if (known && performance.now() - known.at < KEPT_MILLISECONDS) return known.value.catch(() => find())
    const mine = { at: performance.now(), value: find() }
    kept.set(key, mine)
    mine.value.catch(() => kept.set(key, { ...mine, at: Number.NEGATIVE_INFINITY }))
    return mine.value
  }
}

/** Asked once for each search: a few microseconds of PostgreSQL. */
export async function readPlace({ db }: QueryWork): Promise<Place> {
  const { rows } = await sql<{ readonly place: string; readonly isWriting: boolean }>`
    select current_database() || ' ' || pg_postmaster_start_time() || ' ' || last_value as place,
      pg_current_xact_id_if_assigned() is not null as "isWriting"
    from product_documents_mark`.execute(db)
  const { place, isWriting } = rows[0]!
  // A transaction that wrote sees what others do not.
  return isWriting ? null : place
}
