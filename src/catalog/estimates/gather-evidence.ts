import type { Because } from './because.ts'
import { findBrands, whatStoreSells } from './find-brands.ts'
import type { Category } from './kinds/kind.ts'
import { fold, tokensOf } from './normal-text.ts'
import type { KindOf } from './term-index.ts'
import type { KindTable } from './tree/kind-table.ts'
import { weighWords } from './weigh-words.ts'

/** What is known of a product before its category is. */
export type EstimateQuestion = {
  readonly title: string
  readonly brand?: string | null | undefined
  /** The host of the shop, or its name. */
  readonly store?: string | null | undefined
  /** The path of shelves it stands on, the widest first. */
  readonly breadcrumb?: readonly string[] | undefined
  /** A weight that the page itself says, of the bare or the packed thing. */
  readonly statedGrams?: number | null | undefined
}

/** One reason to believe in a category. */
export type Evidence = {
  readonly category: Category
  readonly value: number
  readonly because: Because
  /** The kind of things that was named, where it was one. */
  readonly kind: KindOf | null
}

const TITLE = 3
const CRUMBS = [2.4, 1.3, 0.7, 0.4] as const
const BRAND = 0.9
const BRAND_IN_TITLE = 0.5
const STORE = 0.8
const ALSO = [0.3, 0.15, 0.1]
const GARMENT_FOR_SPORT = 0.5
const FOR_BABIES = 0.3
const FOOD_FOR_BABIES = 1.6

const MODEL = 2.4
const AGAIN = 0.25
const NO_THING = 0.6
/** What lies about at home goes by the name of its maker or pattern more often than other goods. */
const NO_THING_AT_HOME = 0.4
const WORN_BY =
  /(?<!\p{L})(?:womens?|mens?|ladies|damen|herren|kadin|erkek|femme|homme|mujer|hombre|donna|uomo|رجالي|نسائي|حريمي)(?!\p{L})/u
const CODE = /\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]{3,}\b/

/** Everything that speaks for a category: the title, the shelves, the brand, the store. */
export function gatherEvidence(question: EstimateQuestion, table: KindTable): readonly Evidence[] {
  const found = [
    ...ofWords(table, question.title, TITLE, 'title'),
    ...ofModels(table, question.title),
    ...ofShelves(table, question.breadcrumb ?? []),
    ...ofBrand(question),
    ...ofStore(question.store ?? null),
  ]
  return found.some(({ kind }) => kind !== null)
    ? [...found, ...garmentsForSport(found), ...foodForBabies(found)]
    : [...found, ...ofNoThing(question)]
}

/** What is for men or women is worn; machines are called by a code, books and records by anything, and so are things for the home. */
function ofNoThing({ title }: EstimateQuestion): readonly Evidence[] {
  const code = CODE.exec(title)?.[0]
  const worn = WORN_BY.exec(fold(title))?.[0]
  const guess = { value: NO_THING, kind: null } as const
  if (worn) return [{ ...guess, category: 'clothing', because: { from: 'wearer', word: worn } }]
  if (code) return [{ ...guess, category: 'electronics', because: { from: 'code', word: code } }]
  const because = { from: 'noThing', word: '' } as const
  return [
    { ...guess, category: 'books', because },
    { ...guess, category: 'homeware', because, value: NO_THING_AT_HOME },
  ]
}

function ofWords({ terms }: KindTable, text: string, weight: number, from: 'title' | 'shelf'): readonly Evidence[] {
  const found = new Map<KindOf, Evidence>()
  for (const { kind, word, value } of weighWords(terms, text)) {
    const now = { category: kind.category, value: value * weight, because: { from, word }, kind } as const
    const known = found.get(kind) ?? now
    const [more, less] = known.value >= now.value ? [known, now] : [now, known]
    found.set(kind, known === now ? now : { ...more, value: more.value + AGAIN * less.value })
  }
  return [...found.values()].flatMap(withOthers)
}

/** The categories that a clerk may choose instead. */
function withOthers(one: Evidence): readonly Evidence[] {
  const others = (one.kind?.also ?? []).map((category, place) => ({
    ...one,
    category,
    value: one.value * (ALSO[place] ?? 0),
    kind: null,
  }))
  return [one, ...others]
}

function ofModels({ withModels }: KindTable, title: string): readonly Evidence[] {
  return withModels.flatMap((kind) => {
    const model = kind.model?.exec(title)?.[0]
    if (!model) return []
    return withOthers({
      category: kind.category,
      value: MODEL * (kind.strength ?? 1),
      because: { from: 'title', word: model },
      kind,
    })
  })
}

function ofShelves(table: KindTable, shelves: readonly string[]): readonly Evidence[] {
  return [...shelves]
    .reverse()
    .slice(0, CRUMBS.length)
    .flatMap((shelf, place) => ofWords(table, shelf, CRUMBS[place] ?? 0, 'shelf'))
}

function ofBrand({ brand, title }: EstimateQuestion): readonly Evidence[] {
  const stated = findBrands(tokensOf(brand ?? '')).filter(({ at }) => at === 0)
  const named = findBrands(tokensOf(title)).filter(({ stems }) => !stated.some((one) => one.stems[0] === stems[0]))
  return [
    ...stated.map((one) => ({ ...one, value: BRAND, from: 'brand' as const })),
    ...named.map((one) => ({ ...one, value: one.at === 0 ? BRAND : BRAND_IN_TITLE, from: 'brandInTitle' as const })),
  ].flatMap(({ categories, name, value, from }) =>
    categories.map((category) => ({
      category,
      value: value / categories.length ** 0.5,
      because: { from, word: name },
      kind: null,
    })),
  )
}

function ofStore(store: string | null): readonly Evidence[] {
  if (store === null) return []
  const { categories, isDigital } = whatStoreSells(store)
  if (isDigital) return [{ category: 'other', value: TITLE, because: { from: 'downloads', word: store }, kind: null }]
  return categories.map((category) => ({
    category,
    value: STORE / categories.length ** 0.5,
    because: { from: 'store', word: store },
    kind: null,
  }))
}

/** A garment among things for sports is sportswear. */
function garmentsForSport(found: readonly Evidence[]): readonly Evidence[] {
  const sum = (...of: readonly Category[]) =>
    found.filter(({ category }) => of.includes(category)).reduce((total, { value }) => total + value, 0)
  const value = Math.min(sum('clothing'), sum('sportswear', 'sports')) * GARMENT_FOR_SPORT
  return value > 0 ? [{ category: 'sportswear', value, because: { from: 'sport', word: '' }, kind: null }] : []
}

/** What is eaten, of a maker for babies or on a shelf for them, is baby food. */
function foodForBabies(found: readonly Evidence[]): readonly Evidence[] {
  const isForBabies = found.some(
    ({ category, kind, value }) =>
      (category === 'babyFood' && kind === null && value >= FOR_BABIES) ||
      (category === 'baby' && kind !== null && value >= FOR_BABIES),
  )
  const food = found.filter(({ kind, category }) => kind?.eaten && category === kind.category)
  if (!isForBabies) return []
  return food.map((one) => ({
    ...one,
    category: 'babyFood',
    value: one.value * FOOD_FOR_BABIES,
    because: { from: 'babyFood', word: '' },
  }))
}
