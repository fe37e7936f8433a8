import { sql } from 'kysely'
import { fold } from '#catalog/estimates/normal-text.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { buysFromAll, isBoughtHere, isInStockHere } from './bought-here.ts'
import { keepAnswers, readPlace } from './keep-answers.ts'
import { expectedMatches, isLikely, readCounts, tierFor } from './lexeme-counts.ts'
import { formsOf, wordsQuery } from './match-query.ts'
import { planAnew } from './plan-anew.ts'
import { noFilters } from './product-query.ts'
import { completeArabic } from './words/complete-arabic.ts'
import { kindsNamed, understand } from './words/understand-words.ts'

export type Suggestion = {
  readonly text: string
  readonly kind: 'words' | 'brand' | 'category' | 'product'
  /** What it leads to: the category's code, the brand's name, the product's id; words lead to a search. */
  readonly id: string | null
}

const SHORTEST = 2
const LONGEST = 80
const MOST_WORDS = 5
const TRIED_WORDS = 12
const MOST_BRANDS = 2
const MOST_PRODUCTS = 3
const COMPARED_PRODUCTS = 200
const MANY_TIMES = 50
const CLEAR_KIND = 0.45
const keep = keepAnswers<readonly Suggestion[]>(5000)

/** What may be meant by the beginning of a search: words, brands, a category and products, each of which finds something. */
export async function suggestProducts(work: QueryWork, typed: string): Promise<readonly Suggestion[]> {
  const text = typed
    .slice(0, LONGEST)
    .replace(/[\0\s]+/g, ' ')
    .trimStart()
  if (text.trim().length < SHORTEST) return []
  return keep(await readPlace(work))(`${work.site} ${text}`, () => suggest(work, text))
}

async function suggest(work: QueryWork, text: string): Promise<readonly Suggestion[]> {
  const words = await completions(work, text)
  const [brands, products] = [await readBrands(work, text.trim()), await readProducts(work, words[0] ?? text.trim())]
  const hint = kindsNamed(words[0] ?? text).find(({ value }) => value >= CLEAR_KIND)
  const category = hint ? [{ text: hint.kind.category, kind: 'category', id: hint.kind.category } as const] : []
  return [...words.map((one) => ({ text: one, kind: 'words', id: null }) as const), ...brands, ...category, ...products]
}

/** What was typed with its last word completed, the most frequent first; only what finds something. */
async function completions(work: QueryWork, text: string): Promise<readonly string[]> {
  const at = text.lastIndexOf(' ') + 1
  const [before, begun] = [text.slice(0, at), fold(text.slice(at))]
  if (begun.length < SHORTEST) return (await findsAny(work, text.trim())) ? [text.trim()] : []
  const latin = await readWordsFrom(work, begun)
  const tried = [...completeArabic(text.trim()), ...latin.map((word) => before + word)]
    .slice(0, TRIED_WORDS)
    .map((one) => ({ text: one, understood: understand(one) }))
  const counts = await readCounts(
    work,
    { units: tried.flatMap(({ understood }) => understood.units), kinds: [], isAccessory: false },
    noFilters,
  )
  const found: string[] = []
  for (const one of tried)
    if (
      found.length < MOST_WORDS &&
      ((isLikely(counts, one.understood) && buysFromAll(work.site)) || (await findsAny(work, one.text)))
    )
      found.push(one.text)
  return found
}

async function readWordsFrom({ db }: QueryWork, begun: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('product_words')
    .select('word')
    .where('word', 'like', `${begun.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('documents', 'desc')
    .limit(TRIED_WORDS)
    .execute()
  return rows.map(({ word }) => word)
}

async function findsAny(work: QueryWork, text: string): Promise<boolean> {
  const match = wordsQuery(understand(text), 'all')
  if (match === null) return false
  const asked = sql<{ readonly is: boolean }>`
    select exists (select from product_documents where words @@ ${match}::tsquery and ${isBoughtHere(work.site)}) as is`
  const { rows } = await planAnew(work, () => asked.execute(work.db))
  return rows[0]!.is
}

async function readBrands({ db }: QueryWork, begun: string): Promise<readonly Suggestion[]> {
  const { rows } = await sql<{ readonly brand: string }>`
    select substr(lexeme, 3) as brand from product_lexemes
    where lexeme like 'b:%' and lower(substr(lexeme, 3)) like ${`${begun.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}
    order by documents desc limit ${MOST_BRANDS}`.execute(db)
  return rows.map(({ brand }) => ({ text: brand, kind: 'brand', id: brand }))
}

/** The most popular with the words in title or brand. */
async function readProducts(work: QueryWork, text: string): Promise<readonly Suggestion[]> {
  const understood = understand(text)
  if (understood.units.length === 0) return []
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
  const asked = sql<{ readonly id: bigint; readonly title: string }>`
    select p.id, p.title from (
      select product_id, popularity from product_documents where words @@ ${popular}::tsquery
        and ${isBoughtHere(work.site)} and ${isInStockHere(work.site)}
      limit ${COMPARED_PRODUCTS}) d
    join products p on p.id = d.product_id and p.hidden_at is null and p.merged_into is null
    order by d.popularity desc, p.id desc limit ${MOST_PRODUCTS}`
  const { rows } = await planAnew(work, () => asked.execute(work.db))
  return rows.map(({ id, title }) => ({ text: title, kind: 'product', id: String(id) }))
}
