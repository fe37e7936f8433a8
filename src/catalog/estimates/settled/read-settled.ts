import { sql } from 'kysely'
import type { WeightRange } from '#catalog/estimates/estimate-weight.ts'
import { isWrittenSince } from '#platform/database/written-since.ts'
import type { QueryWork } from '#platform/work/work.ts'
import type { KnownBy } from './learn-facts.ts'

/** What our team knows of a product. */
export type SettledFacts = {
  readonly category: { readonly code: string; readonly knownBy: KnownBy } | null
  readonly weight: SettledWeight | null
}

/**
 * Grams of one unit: the newest is the best. Goods of one page that weighed differently on our scale (a page with several
 * sizes) are not sure: they lie in the range.
 */
export type SettledWeight = { readonly grams: WeightRange; readonly isSure: boolean; readonly knownBy: KnownBy }

export const nothingSettled: SettledFacts = { category: null, weight: null }

/** The newest rows that are looked at: a product that is bought every day says the same each time. */
const MOST_ROWS = 20
/** Weights of one product are the same up to a quarter. */
const SAME_UP_TO = 1.25

/** What our team settled of the product at this clean address, and nobody took back; one query. */
export async function readSettled({ db }: QueryWork, page: string): Promise<SettledFacts> {
  const rows = await db
    .selectFrom('settled_facts')
    .select(['category', 'weight_grams as weightGrams', 'known_by as knownBy'])
    .where(sql<string>`md5(page)`, '=', sql<string>`md5(${page})`)
    .where('page', '=', page)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)
    .execute()
  return settledOf(rows)
}

/** The same of several pages by one query; a page of which nothing is settled is left out. */
export async function readSettledPages(
  { db }: QueryWork,
  pages: readonly string[],
): Promise<ReadonlyMap<string, SettledFacts>> {
  if (pages.length === 0) return new Map()
  const rows = await db
    .selectFrom('settled_facts')
    .select(['page', 'category', 'weight_grams as weightGrams', 'known_by as knownBy'])
    .where(sql<boolean>`md5(page) = any(array(select md5(one) from unnest(${[...new Set(pages)]}::text[]) as one))`)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  const asked = new Set(pages)
  const byPage = Map.groupBy(
    rows.filter(({ page }) => asked.has(page)),
    ({ page }) => page,
  )
  return new Map([...byPage].map(([page, own]) => [page, settledOf(own.slice(0, MOST_ROWS))]))
}

/**
 * Since which snapshot nothing was settled or taken back: `since` where that still holds, else the present one. What was read at
 * the same answer is still right.
 */
export async function readSettledSince({ db }: QueryWork, since: string | null): Promise<string> {
  const { rows } = await sql<{ readonly since: string }>`
    select case when ${since}::text is null or ${isWrittenSince('settled_facts', since)}
      then pg_current_snapshot()::text else ${since}::text end as since`.execute(db)
  return rows[0]!.since
}

type Row = { readonly category: string | null; readonly weightGrams: number | null; readonly knownBy: string }

/** What holds of these rows, the newest first. Pure. */
function settledOf(rows: readonly Row[]): SettledFacts {
  const category = rows.find((row) => row.category !== null)
  const weighed = rows.flatMap(({ weightGrams, knownBy }) => (weightGrams === null ? [] : [{ weightGrams, knownBy }]))
  const [newest] = weighed
  return {
    category: category?.category ? { code: category.category, knownBy: toKnownBy(category.knownBy) } : null,
    weight: newest ? weightOf(newest, weighed) : null,
  }
}

type Weighed = { readonly weightGrams: number; readonly knownBy: string }

function weightOf(newest: Weighed, weighed: readonly Weighed[]): SettledWeight {
  // The review speaks of the goods it has before it; only the scale shows that those of one page differ.
  const alike = newest.knownBy === 'scale' ? weighed.filter(({ knownBy }) => knownBy === 'scale') : [newest]
  const grams = alike.map(({ weightGrams }) => weightGrams)
  const [low, high] = [Math.min(...grams), Math.max(...grams)]
  return {
    grams: { low, best: newest.weightGrams, high },
    isSure: high <= low * SAME_UP_TO,
    knownBy: toKnownBy(newest.knownBy),
  }
}

function toKnownBy(text: string): KnownBy {
  return text === 'scale' ? 'scale' : 'review'
}
