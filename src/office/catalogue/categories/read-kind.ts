import { LANGUAGES } from '#catalog/estimates/kinds/kind.ts'
import { kindSeen } from '#catalog/estimates/tree/kind-form.ts'
import { groupCategories, type KindTable, type PlacedKind } from '#catalog/estimates/tree/kind-table.ts'
import { factOf, type KindFact } from '#catalog/estimates/tree/overlay-kinds.ts'
import { readKindTable } from '#catalog/estimates/tree/read-kind-table.ts'
import { readKindCounts, readKindExamples } from '#catalog/products/kinds/read-kind-counts.ts'
import type { Choice } from '#platform/ui/forms/select.tsx'
import type { Locale, Work } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { placeName } from './read-kind-tree.ts'

/** What the weights of a kind are those of. */
export type Measure = {
  readonly by: 'inches' | 'metres' | 'squareMetres' | 'voltAmperes' | 'content' | 'set'
  readonly at: number
}

/** One kind for its page; null for a code that is none. */
export async function readKind(work: Work, code: string) {
  const table = await readKindTable(work)
  const kind = table.byCode.get(code)
  if (!kind) return null
  const { locale } = work
  const above = kind.above === null ? null : table.byCode.get(kind.above)
  return {
    kind: shownFact(factOf(kind)),
    seen: kindSeen(kind),
    name: kind.name[locale],
    place: placeName(kind, locale),
    category: categoryName(kind.category, locale),
    group: kind.group as string,
    above: above ? { code: above.code, name: above.name[locale] } : null,
    below: table.kinds.filter((one) => one.above === code).map((one) => ({ code: one.code, name: one.name[locale] })),
    setBy: kind.setBy,
    refused: kind.refused ?? null,
    hasModels: kind.model !== undefined,
    measures: measuresOf(kind),
    products: (await readKindCounts(work)).get(code) ?? 0,
    examples: await readKindExamples(work, code),
    places: placesFor(table, kind, kind.code, locale),
  }
}

/** The form of a new kind, below a group or a kind whose weight it begins with. */
export async function readNewKind(work: Work, below: string) {
  const table = await readKindTable(work)
  const above = table.byCode.get(below) ?? null
  const parent = above?.above === null ? below : (above?.above ?? below)
  const [low, best, high] = above?.grams ?? []
  return {
    kind: {
      ...emptyKind,
      parent: groupCategories.has(parent) || table.byCode.has(parent) ? parent : '',
      role: above?.role ?? ('thing' as const),
      grams: { low: low ?? null, best: best ?? null, high: high ?? null },
    },
    seen: '',
    measures: above ? measuresOf(above) : [],
    places: placesFor(table, above, null, work.locale),
  }
}

const emptyKind = {
  code: '',
  name: { ar: '', en: '' },
  words: Object.fromEntries(LANGUAGES.map((one) => [one, ''])) as KindFact['words'],
  isOn: true,
}

function shownFact({ grams: [low, best, high], ...fact }: KindFact) {
  return { ...fact, grams: { low, best, high } }
}

function measuresOf(kind: PlacedKind): readonly Measure[] {
  const { atInches, atMetres, atSquareMetres, atVoltAmperes, byContent, set } = kind
  return [
    ...(atInches ? [{ by: 'inches', at: atInches } as const] : []),
    ...(atMetres ? [{ by: 'metres', at: atMetres } as const] : []),
    ...(atSquareMetres ? [{ by: 'squareMetres', at: atSquareMetres } as const] : []),
    ...(atVoltAmperes ? [{ by: 'voltAmperes', at: atVoltAmperes } as const] : []),
    ...(byContent ? [{ by: 'content', at: 0 } as const] : []),
    ...(set ? [{ by: 'set', at: 0 } as const] : []),
  ]
}

/** Where a kind may stand: every group, and the kinds of the group at hand, but below itself. */
function placesFor(
  { kinds }: KindTable,
  near: PlacedKind | null,
  self: string | null,
  locale: Locale,
): readonly Choice[] {
  const groups = [...groupCategories].map(([code, category]) => ({
    value: code,
    text: placeName({ category, group: code as PlacedKind['group'] }, locale),
  }))
  const beside = kinds.filter(({ code, group, above }) => group === near?.group && above === null && code !== self)
  const below = beside.map((one) => ({ value: one.code, text: `${placeName(one, locale)} › ${one.name[locale]}` }))
  return [groups, below].flatMap((some) => [...some].sort((one, other) => one.text.localeCompare(other.text, locale)))
}
