import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'
import { isBoughtHere } from './bought-here.ts'
import type { Candidates } from './find-candidates.ts'
import { findInTiers } from './find-in-tiers.ts'
import { wordsQuery } from './match-query.ts'
import { countInMemory, findInMemory } from './memory/find-in-memory.ts'
import { type Held, lookUntil } from './memory/keep-index.ts'
import { postingsFor } from './memory/postings-of.ts'
import type { Place } from './memory/read-place.ts'
import { planAnew } from './plan-anew.ts'
import type { ProductQuery } from './product-query.ts'
import { type CountMatches, FEW, type UnderstoodQuery } from './understand-query.ts'

/** What answers searches: the documents in the memory of this process, or PostgreSQL where they are not there. */
export type Engine = {
  readonly count: CountMatches
  readonly find: (asked: EngineQuery) => Promise<Candidates>
}
type EngineQuery = {
  readonly query: ProductQuery
  readonly understood: UnderstoodQuery
  readonly storesOff: readonly string[]
  /** How many are put in order; 0 where only counts and facets are asked for. */
  readonly most: number
}

export function engineOf(work: QueryWork, held: Held | null, place: Place): Engine {
  return held === null ? inPostgres(work) : inMemory(work, held, place)
}

/** Whoever asks for the first time finds all that was written before. */
function inMemory(work: QueryWork, held: Held, place: Place): Engine {
  const { index } = held
  return {
    count: async (understood, matching) => {
      if (wordsQuery(understood, matching) === null) return 0
      await lookUntil(work, held, place)
      const postingsOf = await postingsFor(work, index, understood)
      return countInMemory(work, index, { understood, matching, postingsOf }, FEW)
    },
    find: async (one) => {
      await lookUntil(work, held, place)
      const postingsOf = await postingsFor(work, index, one.understood.understood)
      return findInMemory(work, index, { ...one, postingsOf })
    },
  }
}

function inPostgres(work: QueryWork): Engine {
  return {
    count: async (understood, matching) => {
      const match = wordsQuery(understood, matching)
      if (match === null) return 0
      const asked = sql<{ readonly count: number }>`
        select count(*)::int as count from (
          select from product_documents where words @@ ${match}::tsquery and ${isBoughtHere(work.site)} limit ${FEW}) d`
      const { rows } = await planAnew(work, () => asked.execute(work.db))
      return rows[0]!.count
    },
    find: (asked) => findInTiers(work, asked),
  }
}
