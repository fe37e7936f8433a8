import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'

type Named = { readonly name: string; readonly key: string; readonly documents: number }
/** All words and brands of the catalogue, in the order of their keys: words as they are, brands in small letters. */
export type Names = { readonly words: readonly Named[]; readonly brands: readonly Named[]; readonly readAt: number }

const byKey = (one: Named, other: Named) => (one.key < other.key ? -1 : 1)

export async function readNames({ db }: QueryWork): Promise<Names> {
  const words = await db.selectFrom('product_words').select(['word', 'documents']).execute()
  const { rows: brands } = await sql<{ readonly brand: string; readonly documents: number }>`
    select substr(lexeme, 3) as brand, documents from product_lexemes where lexeme like 'b:%'`.execute(db)
  return {
    words: words.map(({ word, documents }) => ({ name: word, key: word, documents })).sort(byKey),
    brands: brands.map(({ brand, documents }) => ({ name: brand, key: brand.toLowerCase(), documents })).sort(byKey),
    readAt: performance.now(),
  }
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
