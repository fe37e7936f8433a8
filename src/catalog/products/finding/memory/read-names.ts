import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'
import type { MemoryIndex } from './memory-index.ts'
import { productAt } from './rows.ts'

type Named = { readonly name: string; readonly key: string; readonly documents: number }
/** All words and brands of the catalogue, in the order of their keys: words as they are, brands in small letters. */
export type Names = {
  readonly words: readonly Named[]
  readonly brands: readonly Named[]
  /**
   * The titles of the most popular products, by the place of their document: one that is written anew, because its title changed or
   * it was hidden, has another place.
   */
  readonly titles: ReadonlyMap<number, string>
  readonly readAt: number
}

const MOST_TITLES = 50_000
const READ_AT_ONCE = 2000

const byKey = (one: Named, other: Named) => (one.key < other.key ? -1 : 1)

export async function readNames(work: QueryWork, index: MemoryIndex): Promise<Names> {
  const { db } = work
  const words = await db.selectFrom('product_words').select(['word', 'documents']).execute()
  const { rows: brands } = await sql<{ readonly brand: string; readonly documents: number }>`
    select substr(lexeme, 3) as brand, documents from product_lexemes where lexeme like 'b:%'`.execute(db)
  return {
    words: words.map(({ word, documents }) => ({ name: word, key: word, documents })).sort(byKey),
    brands: brands.map(({ brand, documents }) => ({ name: brand, key: brand.toLowerCase(), documents })).sort(byKey),
    titles: await readPopularTitles(work, index),
    readAt: performance.now(),
  }
}

async function readPopularTitles({ db }: QueryWork, index: MemoryIndex): Promise<ReadonlyMap<number, string>> {
  const titles = new Map<number, string>()
  const until = Math.min(MOST_TITLES, index.ordered)
  for (let from = 0; from < until; from += READ_AT_ONCE) {
    const length = Math.min(READ_AT_ONCE, until - from)
    const placeOf = new Map(Array.from({ length }, (_, at) => [productAt(index, from + at), from + at]))
    const { rows } = await sql<{ readonly id: number; readonly title: string }>`
      select id::float8 as id, title from products where id = any(${[...placeOf.keys()]}::bigint[])`.execute(db)
    for (const { id, title } of rows) titles.set(placeOf.get(id)!, title)
  }
  return titles
}

/** Those that begin so, at most so many, in most documents first. */
export function namesFrom(sorted: readonly Named[], begun: string, most: number): readonly string[] {
  const found: Named[] = []
  for (let at = firstFrom(sorted, begun); sorted[at]?.key.startsWith(begun); at++) found.push(sorted[at]!)
  return found
    .sort((one, other) => other.documents - one.documents)
    .slice(0, most)
    .map(({ name }) => name)
}

function firstFrom(sorted: readonly Named[], key: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (sorted[middle]!.key < key) from = middle + 1
    else to = middle
  }
  return from
}
