import { CATEGORIES, LANGUAGES } from '#catalog/estimates/kinds/kind.ts'
import { fold } from '#catalog/estimates/normal-text.ts'
import { groupName } from '#catalog/estimates/tree/group-name.ts'
import { groupCategories, type KindTable, type PlacedKind } from '#catalog/estimates/tree/kind-table.ts'
import { readKindTable } from '#catalog/estimates/tree/read-kind-table.ts'
import { readKindCounts } from '#catalog/products/kinds/read-kind-counts.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'

const mostFound = 100

/** A kind as a line of the tree. */
export type KindLine = {
  readonly code: string
  readonly name: string
  readonly otherName: string
  readonly grams: number
  /** How many products of the catalogue are foremost of it. */
  readonly products: number
  readonly isOn: boolean
  readonly isSent: boolean
  readonly setBy: PlacedKind['setBy']
  /** Its category and group, where the list is of several. */
  readonly place: string
  readonly below: readonly KindLine[]
}
export type GroupLine = { readonly code: string; readonly name: string; readonly kinds: readonly KindLine[] }
export type CategoryLine = {
  readonly code: string
  readonly name: string
  readonly kinds: number
  readonly products: number
  readonly groups: readonly GroupLine[]
}

/** The tree of customs categories, groups and kinds; or the kinds that words find, in any language of theirs. */
export async function readKindTree(work: Work, q: string) {
  const table = await readKindTable(work)
  const counts = await readKindCounts(work)
  const lineOf = (kind: PlacedKind) => kindLine(kind, table, counts, work.locale)
  if (q !== '') {
    const found = findKinds(table, q, work.locale)
    return {
      tree: [],
      found: found.slice(0, mostFound).map((kind) => ({ ...lineOf(kind), below: [] })),
      count: found.length,
    }
  }
  const sorted = table.kinds
    .filter(({ above }) => above === null)
    .map((kind) => ({ group: kind.group as string, line: lineOf(kind) }))
    .sort((one, other) => one.line.name.localeCompare(other.line.name, work.locale))
  const tree = CATEGORIES.map((category): CategoryLine => {
    const groups = [...groupCategories].flatMap(([code, own]) =>
      own === category
        ? [
            {
              code,
              name: groupName(code, work.locale),
              kinds: sorted.flatMap((one) => (one.group === code ? [one.line] : [])),
            },
          ]
        : [],
    )
    const lines = groups.flatMap(({ kinds }) => kinds).flatMap((one) => [one, ...one.below])
    const products = lines.reduce((sum, one) => sum + one.products, 0)
    return { code: category, name: categoryName(category, work.locale), kinds: lines.length, products, groups }
  })
  return { tree, found: [], count: 0 }
}

function kindLine(kind: PlacedKind, table: KindTable, counts: ReadonlyMap<string, number>, locale: Locale): KindLine {
  const { code, name, grams, isOn, setBy } = kind
  const below = kind.above === null ? table.kinds.filter(({ above }) => above === code) : []
  return {
    code,
    name: name[locale],
    otherName: name[locale === 'ar' ? 'en' : 'ar'],
    grams: grams[1],
    products: counts.get(code) ?? 0,
    isOn,
    isSent: kind.refused === undefined,
    setBy,
    place: placeName(kind, locale),
    below: below.map((one) => kindLine(one, table, counts, locale)),
  }
}

/** The category, and its group where that has another name. */
export function placeName({ category, group }: Pick<PlacedKind, 'category' | 'group'>, locale: Locale): string {
  const names = [categoryName(category, locale), groupName(group, locale)]
  return [...new Set(names)].join(' › ')
}

/** Those whose name begins so stand first; of the others a word, a name or the place has it. */
function findKinds({ kinds }: KindTable, q: string, locale: Locale): readonly PlacedKind[] {
  const asked = fold(q)
  const rank = (kind: PlacedKind) => {
    const names = [fold(kind.name.ar), fold(kind.name.en)]
    if (names.some((name) => name.startsWith(asked))) return 0
    const words = LANGUAGES.flatMap((one) => fold(kind[one] ?? '').split(/\s*[,،]\s*/))
    if (words.some((word) => word.startsWith(asked))) return 1
    return [...names, ...words, fold(placeName(kind, locale))].some((text) => text.includes(asked)) ? 2 : 3
  }
  const ranked = kinds.map((kind) => ({ kind, rank: rank(kind) })).filter((one) => one.rank < 3)
  return ranked.sort((one, other) => one.rank - other.rank).map(({ kind }) => kind)
}
