import { filterLexeme, quoteLexeme } from './document-vector.ts'
import type { ProductQuery } from './product-query.ts'
import type { Understood } from './words/understand-words.ts'

const MOST_UNITS = 12
const MOST_FORMS = 8
const MOST_GROUPS = 2
/** Shorter queries than this need each of their words. */
const RELAXED_FROM = 3

type Unit = Understood['units'][number]

/** The forms of a typed word that are one word. */
export const rawFormsOf = ({ stem, also }: Unit): readonly string[] =>
  [...new Set([stem, ...also])].filter((form) => !form.includes(' ')).slice(0, MOST_FORMS)

/** The forms that are several words, of which each has to be there: `rtx 4070` for rtx4070. */
export const rawGroupsOf = ({ also }: Unit): readonly (readonly string[])[] =>
  also
    .filter((form) => form.includes(' '))
    .slice(0, MOST_GROUPS)
    .map((form) => form.split(' ').filter((word) => word !== ''))

/** The same as they are asked of PostgreSQL. */
export const formsOf = (unit: Unit): readonly string[] => rawFormsOf(unit).map(quoteLexeme)
export const groupsOf = (unit: Unit): readonly (readonly string[])[] =>
  rawGroupsOf(unit).map((words) => words.map(quoteLexeme))

/** What a document has that answers a typed word. */
export const unitQuery = (unit: Unit): string =>
  `(${[
    ...formsOf(unit),
    ...groupsOf(unit).map((words) => `(${words.join(' & ')})`),
    ...unit.kinds.map((kind) => quoteLexeme(filterLexeme.kind(kind))),
  ].join(' | ')})`

/** All words of a query as a title has them, or the kind that it names foremost. */
export const titleQuery = ({ units }: Understood): string =>
  units
    .slice(0, MOST_UNITS)
    .map(
      (unit) =>
        `(${[...formsOf(unit), ...unit.kinds.map((kind) => quoteLexeme(filterLexeme.kind(kind)))].map((one) => `${one}:A`).join(' | ')})`,
    )
    .join(' & ')

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
