import { tokensOf } from '#catalog/estimates/normal-text.ts'
import { findTerms, type TermIndex } from '#catalog/estimates/term-index.ts'
import { knownKinds } from '#catalog/estimates/tree/known-kinds.ts'
import { type Hint, weighWords } from '#catalog/estimates/weigh-words.ts'
import { partsOf, searchWords } from './search-words.ts'
import { type Said, sayInEnglish } from './to-english.ts'

/** One thing that a product has to have: a word, or one of its other forms; `two words` have to be there both. */
type WordUnit = {
  readonly stem: string
  readonly also: readonly string[]
  /** The codes of the kinds of things it names. */
  readonly kinds: readonly string[]
}
export type Understood = {
  /** In the order of English; empty where nothing was typed but marks. */
  readonly units: readonly WordUnit[]
  /** The kinds that the whole names, the surest with 1. */
  readonly kinds: readonly { readonly name: string; readonly value: number }[]
  /** It asks for a thing made for another: a case, a cable. */
  readonly isAccessory: boolean
}
/** Words that mean the same, as staff set them (by stem). */
export type Synonyms = ReadonlyMap<string, readonly string[]>

const LONGEST_QUERY = 200
const MOST_UNITS = 12
const AS_SURE_AS_FIRST = 0.6
const SHORTEST_JOINED = 4
const FILLERS = new Set([
  'for',
  'with',
  'and',
  'the',
  'a',
  'an',
  'of',
  'to',
  'by',
  'from',
  'in',
  'on',
  '&',
  'or',
  'de',
  've',
  'ile',
])

/** What kinds of things a title names, as weighWords says it. */
export function kindsNamed(text: string): readonly Hint[] {
  return weighWords(knownKinds().terms, text)
}

/** What typed words ask for, in Arabic, in English or mixed. About 0.1 ms. */
export function understand(typed: string, synonyms: Synonyms = new Map(), table = knownKinds()): Understood {
  const said = sayInEnglish(typed.slice(0, LONGEST_QUERY), table.staffArabic)
  const english = said.map((part) => part.english).join(' ')
  const hints = weighWords(table.terms, english)
  const top = Math.max(0, ...hints.map(({ value }) => value))
  const kinds = surest(hints, top)
  return {
    units: unitsOf(said, namedBy(table.terms, english, kinds), synonyms),
    kinds: [...kinds].map(([name, value]) => ({ name, value })),
    isAccessory: hints.some(({ kind, value }) => value === top && kind.role === 'accessory'),
  }
}

function surest(hints: readonly Hint[], top: number): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>()
  for (const { kind, value } of hints) {
    if (value < top * AS_SURE_AS_FIRST) continue
    kinds.set(kind.code, Math.max(kinds.get(kind.code) ?? 0, value / top))
  }
  return kinds
}

function unitsOf(
  said: readonly Said[],
  named: ReadonlyMap<string, readonly string[]>,
  synonyms: Synonyms,
): readonly WordUnit[] {
  const words = said.flatMap((part) => {
    const arabic = part.arabic ? stemsOf(part.arabic) : null
    return searchWords(part.english).map(({ stem }) => ({ stem, arabic }))
  })
  const asked = words.filter(({ stem }) => !FILLERS.has(stem))
  return (asked.length > 0 ? asked : words).slice(0, MOST_UNITS).map(({ stem, arabic }, place, all) => {
    const next = all[place + 1]?.stem
    const before = all[place - 1]?.stem
    const forms = [
      ...partsAsPhrase(stem),
      ...(next ? [stem + next] : []),
      ...(before ? [before + stem] : []),
      ...(arabic && arabic !== stem ? [arabic] : []),
    ].filter((form) => form.length >= SHORTEST_JOINED)
    const also = [...new Set([...forms, ...(synonyms.get(stem) ?? [])])].filter((form) => form !== stem)
    return { stem, also, kinds: named.get(tokensOf(stem)[0]?.stem ?? stem) ?? [] }
  })
}

function stemsOf(text: string): string {
  return searchWords(text)
    .map(({ stem }) => stem)
    .join(' ')
}

function partsAsPhrase(stem: string): readonly string[] {
  const parts = partsOf(stem)
  return parts.length > 1 ? [parts.join(' ')] : []
}

// Which kinds each word names, alone or within a name of several words.
function namedBy(
  terms: TermIndex,
  text: string,
  kinds: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly string[]> {
  const tokens = tokensOf(text)
  const named = new Map<string, string[]>()
  for (const { term, from, to } of findTerms(terms, text, tokens)) {
    const names = term.kinds.map(({ code }) => code).filter((code) => kinds.has(code))
    for (const { stem } of tokens.slice(from, to)) named.set(stem, [...(named.get(stem) ?? []), ...names])
  }
  return named
}
