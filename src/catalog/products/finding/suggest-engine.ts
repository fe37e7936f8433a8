import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'
import { buysFromAll, isBoughtHere, isInStockHere } from './bought-here.ts'
import { type Counts, expectedMatches, readCounts, tierFor } from './lexeme-counts.ts'
import { formsOf, wordsQuery } from './match-query.ts'
import { countInMemory } from './memory/find-in-memory.ts'
import type { Held } from './memory/keep-index.ts'
import { popularInMemory } from './memory/popular-in-memory.ts'
import { postingsFor } from './memory/postings-of.ts'
import { namesFrom } from './memory/read-names.ts'
import { productAt } from './memory/rows.ts'
import { planAnew } from './plan-anew.ts'
import { noFilters } from './product-query.ts'
import { readTitles } from './read-titles.ts'
import type { Understood } from './words/understand-words.ts'

/** What suggestions ask of the documents, in memory or in PostgreSQL. */
export type SuggestEngine = {
  /** Words that begin so, and brands that the site can buy, in most documents first. */
  readonly wordsFrom: (begun: string, most: number) => Promise<readonly string[]>
  readonly brandsFrom: (begun: string, most: number) => Promise<readonly string[]>
  readonly counts: (understood: Understood) => Promise<Counts>
  readonly finds: (understood: Understood) => Promise<boolean>
  /** The most popular in stock with these words in title or brand. */
  readonly popular: (understood: Understood, most: number) => Promise<readonly Titled[]>
}
type Titled = { readonly id: bigint; readonly title: string }

const COMPARED_PRODUCTS = 200
const MANY_TIMES = 50
const TRIED_BRANDS = 20

/** Titles are kept under the name `keptAs` (read-titles.ts). */
export function suggestEngineOf(work: QueryWork, held: Held | null, keptAs: string | null): SuggestEngine {
  return held === null ? inPostgres(work, keptAs) : inMemory(work, held, keptAs)
}

function inMemory(work: QueryWork, { index, names }: Held, keptAs: string | null): SuggestEngine {
  const asked = inPostgres(work, keptAs)
  return {
    wordsFrom: async (begun, most) => (names ? namesFrom(names.words, begun, most) : asked.wordsFrom(begun, most)),
    brandsFrom: async (begun, most) =>
      names && buysFromAll(work.site)
        ? namesFrom(names.brands, begun.toLowerCase(), most)
        : asked.brandsFrom(begun, most),
    counts: async () => ({ all: index.documents, of: (lexeme) => index.postings.get(lexeme)?.documents ?? 0 }),
    finds: async (understood) => {
      if (understood.units.length === 0) return false
      const postingsOf = await postingsFor(work, index, understood)
      return countInMemory(work, index, { understood, matching: 'all', postingsOf }, 1) > 0
    },
    popular: async (understood, most) => {
      const postingsOf = await postingsFor(work, index, understood)
      const found = popularInMemory(work, index, { understood, postingsOf }, most).map((place) => ({
        id: BigInt(productAt(index, place)),
        title: names?.titles.get(place),
      }))
      return found.every(isTitled)
        ? found
        : readTitles(
            work,
            keptAs,
            found.map(({ id }) => id),
          )
    },
  }
}

const isTitled = (one: { readonly id: bigint; readonly title: string | undefined }): one is Titled =>
  one.title !== undefined

function inPostgres(work: QueryWork, keptAs: string | null): SuggestEngine {
  return {
    wordsFrom: (begun, most) => readWordsFrom(work, begun, most),
    brandsFrom: (begun, most) => readBrandsFrom(work, begun, most),
    counts: (understood) => readCounts(work, understood, noFilters),
    finds: async (understood) => {
      const match = wordsQuery(understood, 'all')
      if (match === null) return false
      const asked = sql<{ readonly is: boolean }>`
        select exists (select from product_documents where words @@ ${match}::tsquery and ${isBoughtHere(work.site)}) as is`
      const { rows } = await planAnew(work, () => asked.execute(work.db))
      return rows[0]!.is
    },
    popular: async (understood, most) => readTitles(work, keptAs, await readPopular(work, understood, most)),
  }
}

async function readPopular(work: QueryWork, understood: Understood, most: number): Promise<readonly bigint[]> {
  const match = understood.units
    .map(
      (unit) =>
        `(${formsOf(unit)
          .map((form) => `${form}:AB`)
          .join(' | ')})`,
    )
    .join(' & ')
  const counts = await readCounts(work, understood, noFilters)
  const expected = expectedMatches(counts, understood, 'all', noFilters)
  // A few are enough, so the tier is narrower than that of a search.
  const tier = tierFor(counts, expected * MANY_TIMES, 0)
  const popular = tier ? `${match} & ${tier.match}` : match
  const asked = sql<{ readonly id: bigint }>`
    select product_id as id from (
      select product_id, popularity from product_documents where words @@ ${popular}::tsquery
        and ${isBoughtHere(work.site)} and ${isInStockHere(work.site)}
      limit ${COMPARED_PRODUCTS}) d
    order by popularity desc, product_id desc limit ${most}`
  const { rows } = await planAnew(work, () => asked.execute(work.db))
  return rows.map(({ id }) => id)
}

const beginsSo = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

async function readWordsFrom({ db }: QueryWork, begun: string, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('product_words')
    .select('word')
    .where('word', 'like', beginsSo(begun))
    .orderBy('documents', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ word }) => word)
}

async function readBrandsFrom({ db, site }: QueryWork, begun: string, most: number): Promise<readonly string[]> {
  const here = buysFromAll(site)
    ? sql``
    : sql`where exists (select from product_documents where words @@ array_to_tsvector(array[lexeme])::text::tsquery and ${isBoughtHere(site)})`
  const { rows } = await sql<{ readonly brand: string }>`
    select substr(lexeme, 3) as brand from (
      select lexeme, documents from product_lexemes
      where lexeme like 'b:%' and lower(substr(lexeme, 3)) like ${beginsSo(begun.toLowerCase())}
      order by documents desc limit ${TRIED_BRANDS}) l
    ${here} order by documents desc limit ${most}`.execute(db)
  return rows.map(({ brand }) => brand)
}
