import { tokensOf } from '#catalog/estimates/normal-text.ts'
import type { KindOf } from '#catalog/estimates/term-index.ts'
import type { Hint } from '#catalog/estimates/weigh-words.ts'
import { documentWords } from './words/search-words.ts'
import { kindsNamed } from './words/understand-words.ts'

type Label = 'A' | 'B' | 'C' | 'D'
export type DocumentText = {
  readonly id: bigint
  readonly title: string
  readonly brand: string | null
  readonly partNumber: string | null
  readonly category: string
  readonly shelves: readonly string[]
  readonly description: string
  readonly stores: readonly string[]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly popularity: number
}

/** Raised when the same product gets other words or labels: its document is written anew with its next change. */
export const WORDS_VERSION = 1

const LONGEST_TITLE = 300
const MOST_DESCRIPTION_WORDS = 80
const MOST_POSITIONS = 200
const LONGEST_WORD = 200
/** From this value a text names a kind clearly enough to be found by it; above the others it has the label A or B, not C. */
const CLEAR_KIND = 0.45
const STRONG_KIND = 0.9
const MIDDLE_KIND = 0.65
/** The highest power of two by which popularity is divided into tiers. */
const TIERS = 12
const SAMPLES = 7

/** What filters a search stands in the index beside the words, so that words and filters narrow each other there. */
export const filterLexeme = {
  brand: (value: string) => `b:${value}`,
  category: (value: string) => `c:${value}`,
  store: (value: string) => `s:${value}`,
  color: (value: string) => `o:${value}`,
  size: (value: string) => `z:${value}`,
  kind: (code: string) => `k:${code}`,
  mainKind: (code: string) => `m:${code}`,
  accessory: 'a:1',
  /** Products whose popularity is at least 2^-tier. */
  tier: (tier: number) => `p:${tier}`,
  /** One of 2^level products, chosen by their numbers. */
  sample: (level: number) => `h:${level}`,
}

/** The vector of a document as PostgreSQL reads it, and the number of words in its title. */
export function documentVector(text: DocumentText): { readonly vector: string; readonly titleLength: number } {
  const places = new Map<string, string[]>()
  let place = 0
  const add = (words: readonly (readonly string[])[], label: Label) => {
    for (const forms of words) {
      place++
      for (const word of forms) {
        if (word.length > LONGEST_WORD) continue
        const known = places.get(word)
        if (!known) places.set(word, [`${place}${label}`])
        else if (known.length < MOST_POSITIONS) known.push(`${place}${label}`)
      }
    }
    place++
  }
  add(documentWords(text.title), 'A')
  if (text.partNumber) add(documentWords(text.partNumber), 'A')
  if (text.brand) add(documentWords(text.brand), 'B')
  add(documentWords(text.shelves.slice(-3).join(' ; ')), 'C')
  add(documentWords(text.description.slice(0, 1500)).slice(0, MOST_DESCRIPTION_WORDS), 'D')
  const hints = kindsNamed(text.title.slice(0, LONGEST_TITLE))
  const kinds = kindLabels([...hints, ...kindsNamed(text.shelves.at(-1) ?? '')])
  for (const [name, label] of kinds) places.set(filterLexeme.kind(name), [`1${label}`])
  const main = hints.reduce((best, one) => (best && best.value >= one.value ? best : one), hints[0])
  for (const lexeme of filterLexemes(text, main?.kind)) places.set(lexeme, [])
  const vector = [...places].map(([word, at]) => `${quoteLexeme(word)}${at.length > 0 ? `:${at.join()}` : ''}`)
  return { vector: vector.join(' '), titleLength: Math.max(1, tokensOf(text.title).length) }
}

/** A lexeme as a tsvector or tsquery reads it, whatever it is made of. */
export function quoteLexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** The tiers of popularity, the narrowest first, each with the value it begins at. */
export const tierLexemes = Array.from({ length: TIERS }, (_, at) => ({
  lexeme: filterLexeme.tier(at + 1),
  atLeast: 2 ** -(at + 1),
}))

/** The samples of all products, the largest first. */
export const sampleLexemes = Array.from({ length: SAMPLES }, (_, at) => ({
  lexeme: filterLexeme.sample(at + 1),
  below: 2 ** (32 - at - 1),
}))

// Knuth's multiplicative hash: neighbours fall into different samples.
const hashOf = (id: bigint) => Number((id * 2_654_435_761n) & 0xffffffffn)

/** The tiers and samples that a product belongs to. */
const placesOf = (id: bigint, popularity: number): readonly string[] => [
  ...tierLexemes.filter(({ atLeast }) => popularity >= atLeast).map(({ lexeme }) => lexeme),
  ...sampleLexemes.filter(({ below }) => hashOf(id) < below).map(({ lexeme }) => lexeme),
]

function kindLabels(hints: readonly Hint[]): ReadonlyMap<string, Label> {
  const kinds = new Map<string, number>()
  for (const { kind, value } of hints) {
    const add = (code: string, worth: number) => kinds.set(code, Math.max(kinds.get(code) ?? 0, worth))
    add(kind.code, value)
    // What is of a kind that staff placed below another is also of that one.
    if (kind.above && value >= CLEAR_KIND) add(kind.above, CLEAR_KIND)
  }
  const labelOf = (value: number): Label => (value >= STRONG_KIND ? 'A' : value >= MIDDLE_KIND ? 'B' : 'C')
  return new Map([...kinds].filter(([, value]) => value >= CLEAR_KIND).map(([name, value]) => [name, labelOf(value)]))
}

function filterLexemes(text: DocumentText, main: KindOf | undefined): readonly string[] {
  return [
    ...(text.brand ? [filterLexeme.brand(text.brand)] : []),
    filterLexeme.category(text.category),
    ...text.stores.map(filterLexeme.store),
    ...text.colors.map(filterLexeme.color),
    ...text.sizes.map(filterLexeme.size),
    ...(main ? [filterLexeme.mainKind(main.code)] : []),
    ...(main?.role === 'accessory' ? [filterLexeme.accessory] : []),
    ...placesOf(text.id, text.popularity),
  ]
}
