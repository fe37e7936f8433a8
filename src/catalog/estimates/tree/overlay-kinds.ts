import { type Grams, type Kind, LANGUAGES, type Language } from '#catalog/estimates/kinds/kind.ts'
import { groupCategories, type PlacedKind, programKinds } from './kind-table.ts'

/** What a kind is beside others: a thing, made for another thing, or a part of one. */
export const ROLES = ['thing', 'accessory', 'part'] as const
export type KindRole = (typeof ROLES)[number]

/** A kind as staff set it. */
export type KindFact = {
  readonly code: string
  /** The group or the kind that it stands below. */
  readonly parent: string
  readonly role: KindRole
  readonly name: { readonly ar: string; readonly en: string }
  /** By language, separated by commas. */
  readonly words: Readonly<Record<Language, string>>
  readonly grams: Grams
  readonly isOn: boolean
}

/** How a kind is measured and whether it may be sent: a kind of staff's own has it of the kind it stands below. */
const MEASURES = [
  'also',
  'byContent',
  'eachGrams',
  'set',
  'atInches',
  'atMetres',
  'atSquareMetres',
  'atVoltAmperes',
  'eaten',
  'refused',
] as const satisfies readonly (keyof Kind)[]

/** The program's kinds with what staff set lying over them, and behind them the kinds that staff added. Pure. */
export function overlayKinds(facts: readonly KindFact[]): readonly PlacedKind[] {
  if (facts.length === 0) return programKinds
  const set = new Map(facts.map((fact) => [fact.code, fact]))
  const known = new Map(programKinds.map((kind) => [kind.code, kind]))
  const groupOf = (code: string) => set.get(code)?.parent ?? known.get(code)?.group
  const over = (fact: KindFact, kind: PlacedKind | null) => {
    const place = placeBelow(fact.parent, groupOf)
    return place && placed(fact, place, kind, known.get(place.above ?? '') ?? null)
  }
  const changed = programKinds.map((kind) => {
    const fact = set.get(kind.code)
    return (fact && over(fact, kind)) ?? kind
  })
  return [...changed, ...facts.flatMap((fact) => (known.has(fact.code) ? [] : (over(fact, null) ?? [])))]
}

type Place = Pick<PlacedKind, 'group' | 'category' | 'above'>

/** The place below a group, or below a kind that stands right below one; null where there is none. */
function placeBelow(parent: string, groupOf: (code: string) => string | undefined): Place | null {
  const group = groupCategories.has(parent) ? parent : groupOf(parent)
  const category = group === undefined ? undefined : groupCategories.get(group)
  return category ? { group: group as PlacedKind['group'], category, above: group === parent ? null : parent } : null
}

function placed(fact: KindFact, place: Place, kind: PlacedKind | null, above: PlacedKind | null): PlacedKind {
  const measures = kind ? picked(kind, [...MEASURES, 'model', 'strength']) : picked(above, MEASURES)
  const { code, name, grams, isOn } = fact
  return {
    ...measures,
    ...(measures.also && { also: measures.also.filter((one) => one !== place.category) }),
    ...(above?.refused && { refused: above.refused }),
    ...Object.fromEntries(LANGUAGES.filter((one) => fact.words[one] !== '').map((one) => [one, fact.words[one]])),
    ...(fact.role !== 'thing' && { role: fact.role }),
    ...place,
    code,
    name,
    grams,
    isOn,
    setBy: kind ? 'changed' : 'staff',
  }
}

function picked(kind: PlacedKind | null, names: readonly (keyof Kind)[]): Partial<Kind> {
  return Object.fromEntries(names.flatMap((name) => (kind?.[name] === undefined ? [] : [[name, kind[name]]])))
}

/** A kind as a fact that says the same. */
export function factOf(kind: PlacedKind): KindFact {
  const words = Object.fromEntries(LANGUAGES.map((one) => [one, (kind as Kind)[one] ?? '']))
  return {
    code: kind.code,
    parent: kind.above ?? kind.group,
    role: kind.role ?? 'thing',
    name: kind.name,
    words: words as Record<Language, string>,
    grams: kind.grams,
    isOn: kind.isOn,
  }
}
