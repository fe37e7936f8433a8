import type { Kind, Language } from '#catalog/estimates/kinds/kind.ts'
import { fold, tokensOf } from '#catalog/estimates/normal-text.ts'
import { kindsOfWord, wordsOf } from '#catalog/estimates/term-index.ts'
import { groupCategories, type KindTable, type PlacedKind, programKinds } from './kind-table.ts'
import type { KindFact } from './overlay-kinds.ts'

/** Why a kind cannot be set like this; the field it is about, and the word and the other kind where there is one. */
export type KindFault =
  | { readonly code: 'KIND_PLACE_UNKNOWN'; readonly path: 'parent' }
  | { readonly code: 'KIND_HAS_KINDS'; readonly path: 'parent' }
  | { readonly code: 'KIND_WEIGHS_NOTHING'; readonly path: 'low' }
  | { readonly code: 'KIND_WORDS_NEEDED'; readonly path: 'en' }
  | { readonly code: 'KIND_NEVER_SENT'; readonly path: 'general' }
  | { readonly code: 'KIND_WORD_SILENT'; readonly path: Language; readonly word: string }
  | {
      readonly code: 'KIND_WORD_TAKEN' | 'KIND_WORD_NEVER_SENT'
      readonly path: Language
      readonly word: string
      readonly other: PlacedKind
    }

type Next = {
  readonly fact: KindFact
  /** Words that mean another kind too are kept on purpose. */
  readonly isShared?: boolean
}

/** What speaks against a kind as staff want to set it; null where nothing does. Pure. */
export function kindFault(table: KindTable, { fact, isShared = false }: Next): KindFault | null {
  const before = table.byCode.get(fact.code) ?? null
  return (
    placeFault(table, fact) ??
    neverSentFault(fact) ??
    weightFault(before, fact) ??
    wordsFault(table, before, fact, isShared)
  )
}

function placeFault({ kinds, byCode }: KindTable, { code, parent }: KindFact): KindFault | null {
  if (groupCategories.has(parent)) return null
  const above = byCode.get(parent)
  if (!above || above.above !== null || parent === code) return { code: 'KIND_PLACE_UNKNOWN', path: 'parent' }
  return kinds.some((one) => one.above === code) ? { code: 'KIND_HAS_KINDS', path: 'parent' } : null
}

/** What the program never sends stays on and keeps its words: here nothing becomes shippable. */
function neverSentFault(fact: KindFact): KindFault | null {
  const own = ofProgram(fact.code)
  if (!own?.refused) return null
  const kept = wordKeys(fact.words)
  const isLess = !fact.isOn || [...wordKeys(own)].some((key) => !kept.has(key))
  return isLess ? { code: 'KIND_NEVER_SENT', path: 'general' } : null
}

function weightFault(before: PlacedKind | null, { grams: [low] }: KindFact): KindFault | null {
  return low < 1 && before?.refused !== 'digital' ? { code: 'KIND_WEIGHS_NOTHING', path: 'low' } : null
}

function wordsFault(table: KindTable, before: PlacedKind | null, fact: KindFact, isShared: boolean): KindFault | null {
  if (wordKeys(fact.words).size === 0 && !before?.model) return { code: 'KIND_WORDS_NEEDED', path: 'en' }
  const known = before?.isOn ? wordKeys(before) : new Set<string>()
  const own = ofProgram(fact.code)
  for (const { language, text: word } of wordsOf(fact.words)) {
    if (known.has(keyOf(language, word))) continue
    const found = kindsOfWord(table.terms, word, language)
    if (found === 'silent') return { code: 'KIND_WORD_SILENT', path: language, word }
    for (const { code } of found) {
      const other = table.byCode.get(code)!
      const isTaken = code !== fact.code && !(says(own, language, word) && says(ofProgram(code), language, word))
      if (isTaken && other.refused && !before?.refused)
        return { code: 'KIND_WORD_NEVER_SENT', path: language, word, other }
      if (isTaken && !isShared) return { code: 'KIND_WORD_TAKEN', path: language, word, other }
    }
  }
  return null
}

const ofProgram = (code: string) => programKinds.find((one) => one.code === code)

/** Words that two kinds of the program share are weighed by the words around them. */
function says(kind: Kind | undefined, language: Language, word: string): boolean {
  return kind !== undefined && wordKeys(kind).has(keyOf(language, word))
}

/** Words with one stem are one word, in any language. */
function keyOf(language: Language, word: string): string {
  if (language === 'signs') return fold(word)
  return tokensOf(word)
    .map(({ stem }) => stem)
    .join(' ')
}

function wordKeys(words: Partial<Pick<Kind, Language>>): ReadonlySet<string> {
  return new Set(wordsOf(words).map(({ language, text }) => keyOf(language, text)))
}
