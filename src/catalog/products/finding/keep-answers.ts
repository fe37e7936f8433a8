import { sql } from 'kysely'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { QueryWork } from '#platform/work/work.ts'
import type { Candidates } from './find-candidates.ts'

/** Product ids and facet values that are kept in all, some 100 bytes each. */
const MOST_KEPT = 400_000
const KEPT_MILLISECONDS = 20_000

type Kept = { readonly at: number; readonly value: Promise<Candidates>; weight: number }
type Keeping = <Answer extends Candidates>(name: string, find: () => Promise<Answer>) => Promise<Answer>

/**
 * Answers of searches, kept by each process for some seconds and while the mark of the documents stays the same. Who asks the
 * same at the same time waits for the first. What a page then shows is read anew (read-found.ts).
 */
export function keepAnswers(): (work: QueryWork) => Promise<Keeping> {
  const kept = lruCache<Kept>(MOST_KEPT, ({ weight }) => weight)
  return async (work) => {
    const { place, isWriting } = await readPlace(work)
    // A transaction that wrote sees what others do not.
    if (isWriting) return (_, find) => find()
    return async (name, find) => {
      const key = `${place} ${name}`
      const known = kept.get(key)
      if (known && performance.now() - known.at < KEPT_MILLISECONDS)
        return known.value.catch(() => find()) as ReturnType<typeof find>
      const value = find()
      // Weighed as if it were long until it is known.
      const mine: Kept = { at: performance.now(), value, weight: 500 }
      kept.set(key, mine)
      value.catch(() => kept.set(key, { ...mine, at: Number.NEGATIVE_INFINITY }))
      return value
    }
  }
}

async function readPlace({ db }: QueryWork): Promise<{ readonly place: string; readonly isWriting: boolean }> {
  const { rows } = await sql<{ readonly place: string; readonly isWriting: boolean }>`
    select current_database() || ' ' || pg_postmaster_start_time() || ' ' || last_value as place,
      pg_current_xact_id_if_assigned() is not null as "isWriting"
    from product_documents_mark`.execute(db)
  return rows[0]!
}
