import { filterLexeme, quoteLexeme } from './document-vector.ts'
import type { Understood } from './plain-words.ts'
import type { ProductQuery } from './product-query.ts'

const MOST_UNITS = 12
/** Shorter queries than this need each of their words. */
const RELAXED_FROM = 3

type Unit = Understood['units'][number]

/** The spellings of a typed word, each as it stands in the index. */
export const lexemesOf = ({ stem, also }: Unit): readonly string[] =>
  [...new Set([stem, ...also])].slice(0, 8).map(quoteLexeme)

const unitQuery = (unit: Unit): string =>
  `(${[...lexemesOf(unit), ...unit.kinds.map((kind) => quoteLexeme(filterLexeme.kind(kind)))].join(' | ')})`

/** How the words of a query must match: all of them; all but one; or any. */
export const MATCHES = ['all', 'most', 'any'] as const
export type Matching = (typeof MATCHES)[number]

/** The words of a query for PostgreSQL; null where none is left, or where this way of matching says nothing new. */
export function wordsQuery({ units }: Understood, matching: Matching): string | null {
  const each = units.slice(0, MOST_UNITS).map(unitQuery)
  if (matching === 'all') return each.length > 0 ? each.join(' & ') : null
  if (matching === 'any') return each.length > 1 ? each.join(' | ') : null
  if (each.length < RELAXED_FROM) return null
  return each.map((_, left) => `(${each.filter((__, at) => at !== left).join(' & ')})`).join(' | ')
}

const anyOf = (values: readonly string[], lexeme: (value: string) => string): readonly string[] =>
  values.length === 0 ? [] : [`(${values.map((value) => quoteLexeme(lexeme(value))).join(' | ')})`]

/** The chosen filters that stand in the index, for PostgreSQL; they go together with the words. */
export function filterQuery(query: ProductQuery): readonly string[] {
  return [
    ...anyOf(query.brands, filterLexeme.brand),
    ...anyOf(query.categories, filterLexeme.category),
    ...anyOf(query.stores, filterLexeme.store),
    ...anyOf(query.colors, filterLexeme.color),
    ...anyOf(query.sizes, filterLexeme.size),
  ]
}
