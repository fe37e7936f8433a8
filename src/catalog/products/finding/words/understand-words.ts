import { allKinds } from '#catalog/estimates/kinds/all-kinds.ts'
import { tokensOf } from '#catalog/estimates/normal-text.ts'
import { findTerms, indexTerms, type KindOf } from '#catalog/estimates/term-index.ts'
import { type Hint, weighWords } from '#catalog/estimates/weigh-words.ts'
import { partsOf, searchWords } from './search-words.ts'
import { type Said, sayInEnglish } from './to-english.ts'

/** One thing that a product has to have: a word, or one of its other forms; `two words` have to be there both. */
type WordUnit = {
  readonly stem: string
  readonly also: readonly string[]
  /** The kinds of things it names (kindName). */
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
const index = indexTerms(allKinds)

/** One name for a kind of things, unlike that of any other. */
export function kindName(kind: KindOf): string {
  const first = kind.en ?? kind.ar ?? kind.tr ?? kind.germanic ?? kind.romance ?? kind.signs ?? ''
  return `${kind.category} ${first.split(',')[0]!.trim()}`.replaceAll(' ', '-')
}

/** What kinds of things a title names, as weighWords says it. */
export function kindsNamed(text: string): readonly Hint[] {
  return weighWords(index, text)
}

/** What typed words ask for, in Arabic, in English or mixed. Pure; about 0.1 ms. */
export function understand(typed: string, synonyms: Synonyms = new Map()): Understood {
  const said = sayInEnglish(typed.slice(0, LONGEST_QUERY))
  const english = said.map((part) => part.english).join(' ')
  const hints = weighWords(index, english)
  const top = Math.max(0, ...hints.map(({ value }) => value))
  const kinds = surest(hints, top)
  return {
    units: unitsOf(said, english, kinds, synonyms),
    kinds: [...kinds].map(([name, value]) => ({ name, value })),
    isAccessory: hints.some(({ kind, value }) => value === top && kind.role === 'accessory'),
  }
}

function surest(hints: readonly Hint[], top: number): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>()
  for (const { kind, value } of hints) {
    if (value < top * AS_SURE_AS_FIRST) continue
    const name = kindName(kind)
    kinds.set(name, Math.max(kinds.get(name) ?? 0, value / top))
  }
  return kinds
}

function unitsOf(
  said: readonly Said[],
  english: string,
  kinds: ReadonlyMap<string, number>,
  synonyms: Synonyms,
): readonly WordUnit[] {
  const named = namedBy(english, kinds)
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
function namedBy(text: string, kinds: ReadonlyMap<string, number>): ReadonlyMap<string, readonly string[]> {
  const tokens = tokensOf(text)
  const named = new Map<string, string[]>()
  for (const { term, from, to } of findTerms(index, text, tokens)) {
    const names = term.kinds.map(kindName).filter((name) => kinds.has(name))
    for (const { stem } of tokens.slice(from, to)) named.set(stem, [...(named.get(stem) ?? []), ...names])
  }
  return named
}
