import { allKinds, type GroupCode } from '#catalog/estimates/kinds/all-kinds.ts'
import type { Category, Kind } from '#catalog/estimates/kinds/kind.ts'
import { kindNames } from '#catalog/estimates/kinds/kind-names.ts'
import { tokensOf } from '#catalog/estimates/normal-text.ts'
import { indexTerms, type KindOf, type TermIndex, wordsOf } from '#catalog/estimates/term-index.ts'

/** A kind in its place in the tree: customs category, group, kind, and at most one kind above it. */
export type PlacedKind = KindOf & {
  readonly group: GroupCode
  /** The kind it stands below; null where it stands right below its group. */
  readonly above: string | null
  readonly name: { readonly ar: string; readonly en: string }
  /** A kind that is off means nothing: its words name no kind. */
  readonly isOn: boolean
  /** Staff added it, or changed something of it. */
  readonly setBy: 'program' | 'changed' | 'staff'
}

/** Every kind with the index of their words: what the estimator and the search read. */
export type KindTable = {
  /** Another one for each change of staff. */
  readonly version: string
  readonly kinds: readonly PlacedKind[]
  readonly byCode: ReadonlyMap<string, PlacedKind>
  readonly terms: TermIndex
  readonly withModels: readonly PlacedKind[]
  /** Arabic words that staff added, as they wrote them, by their stems: they mean these kinds before anything else. */
  readonly staffArabic: ReadonlyMap<string, string>
}

/** The customs category of each group. */
export const groupCategories: ReadonlyMap<string, Category> = new Map(
  allKinds.map(({ code, category }) => [code, category]),
)

/** The kinds as the program knows them. */
export const programKinds: readonly PlacedKind[] = allKinds.flatMap(({ code: group, category, kinds }) =>
  kinds.map((kind) => {
    const code = codeOf(kind, category)
    return { ...kind, code, category, group, above: null, name: nameOf(kind, code), isOn: true, setBy: 'program' }
  }),
)

/** A table of these kinds, ready for looking up. Pure. */
export function kindTable(kinds: readonly PlacedKind[], version: string): KindTable {
  const on = kinds.filter(({ isOn }) => isOn)
  return {
    version,
    kinds,
    byCode: new Map(kinds.map((kind) => [kind.code, kind])),
    terms: indexTerms(on),
    withModels: on.filter(({ model }) => model !== undefined),
    staffArabic: new Map(on.filter(({ setBy }) => setBy !== 'program').flatMap(arabicOfStaff)),
  }
}

function arabicOfStaff(kind: PlacedKind): readonly (readonly [stems: string, text: string])[] {
  const known = new Map(arabicOf(programKinds.find(({ code }) => code === kind.code)))
  return arabicOf(kind).filter(([stems]) => !known.has(stems))
}

function arabicOf(kind: Kind | undefined): readonly (readonly [stems: string, text: string])[] {
  const words = kind ? wordsOf(kind).filter(({ language }) => language === 'ar') : []
  return words.map(({ text }) => {
    const stems = tokensOf(text).map(({ stem }) => stem)
    return [stems.join(' '), text]
  })
}

// Documents of the search hold these codes: they never change while the first word stays.
function codeOf(kind: Kind, category: Category): string {
  return kind.code ?? `${category} ${wordsOf(kind)[0]?.text ?? ''}`.replaceAll(' ', '-')
}

function nameOf(kind: Kind, code: string): PlacedKind['name'] {
  const known = kindNames.get(code)
  const first = (text = '') => text.split(/[,،]/)[0]!.trim()
  const en = known?.en ?? (first(kind.en) || (wordsOf(kind)[0]?.text ?? code))
  return { en: en.charAt(0).toUpperCase() + en.slice(1), ar: known?.ar ?? (first(kind.ar) || en) }
}
