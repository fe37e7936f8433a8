import { fold, tokensOf } from '#catalog/estimates/normal-text.ts'
import { goods, qualities } from './arabic-goods.ts'
import { names } from './arabic-names.ts'
import { normalText } from './search-words.ts'

/** A part of what was typed: in English, and in Arabic where it was. */
export type Said = { readonly english: string; readonly arabic: string | null }

/** `thing` and `quality` stand in English in the opposite order; within a `name` the order stays. */
type Part = Said & { readonly sort: 'thing' | 'quality' | 'name' }
type Entry = { readonly english: string; readonly sort: Part['sort'] }

const ARABIC = /[\u0621-\u064a]/
const FILLERS = new Set(
  ['من', 'في', 'على', 'مع', 'عن', 'الى', 'او', 'و', 'ل', 'ب', 'بتاع', 'بتاعة', 'لون', 'نوع', 'ماركة', 'موديل'].map(
    keyOf,
  ),
)
const all = [...read(goods, 'thing'), ...read(qualities, 'quality'), ...read(names, 'name')].reverse()
// Where two share a spelling the first holds; one written so holds before one that only has the stem: مكتب is a desk, مكتبة a bookcase.
const entries = new Map<string, Entry>([
  ...all.map(([arabic, entry]) => [keyOf(arabic), entry] as const),
  ...all.map(([arabic, entry]) => [fold(arabic), entry] as const),
])
const mostWords = Math.max(...[...entries.keys()].map((key) => key.split(' ').length))

function read(list: string, sort: Part['sort']): (readonly [arabic: string, Entry])[] {
  return list
    .split(',')
    .map((pair) => pair.trim().split('='))
    .flatMap(([arabic, english]) => (arabic && english ? [[arabic, { english, sort }] as const] : []))
}

/** One spelling for the forms that people type: without article, vowel signs, plural and the differences of alef, yeh and teh. */
function keyOf(arabic: string): string {
  return tokensOf(arabic)
    .map(({ stem }) => stem)
    .join(' ')
}

/** Whether it is among these, by its stems. */
type Kept = Pick<ReadonlySet<string>, 'has'>
const none: Kept = new Set()

/**
 * What was typed, said in English part by part, in the order in which English says it: "حذاء جري أسود" is black, running
 * shoes. Words without a translation stay as they are, and so do `kept` (their stems: what staff say it means goes first) and a
 * text without Arabic.
 */
export function sayInEnglish(typed: string, kept = none): readonly Said[] {
  const text = normalText(typed)
  if (!ARABIC.test(text)) return [{ english: text.trim(), arabic: null }]
  return inEnglishOrder(partsOf(text, kept))
}

/** The Arabic words that have a translation, each alone and in one spelling: what a typing error may have meant. */
export function translatedWords(): ReadonlySet<string> {
  return new Set([...entries.keys()].filter((key) => !key.includes(' ')))
}

/** The same for a search in titles by their beginnings: the English words; null where nothing was translated. */
export function inEnglish(typed: string): readonly string[] | null {
  if (!ARABIC.test(typed)) return null
  const parts = partsOf(normalText(typed))
  if (!parts.some(({ english, arabic }) => english !== arabic)) return null
  return parts.flatMap(({ english, arabic }) =>
    english === arabic ? [english] : tokensOf(english).map(({ stem }) => stem),
  )
}

function partsOf(text: string, kept = none): readonly Part[] {
  const words = text.split(/[\s،,؛;]+/).filter(Boolean)
  const parts: Part[] = []
  for (let at = 0; at < words.length; ) {
    const [entry, size] = longestFrom(words, at, kept)
    const typed = words.slice(at, at + size).join(' ')
    if (entry) parts.push({ ...entry, arabic: typed })
    else if (!FILLERS.has(keyOf(typed)))
      parts.push({ english: typed.toLowerCase(), arabic: ARABIC.test(typed) ? typed : null, sort: 'name' })
    at += size
  }
  return parts
}

function longestFrom(words: readonly string[], at: number, kept: Kept): readonly [Entry | null, number] {
  for (let size = Math.min(mostWords, words.length - at); size > 0; size--) {
    const typed = words.slice(at, at + size).join(' ')
    if (kept.has(keyOf(typed))) return [{ english: typed, sort: 'thing' }, size]
    const entry = [fold(typed), keyOf(typed), keyOf(withoutPreposition(typed))].flatMap(
      (key) => entries.get(key) ?? [],
    )[0]
    if (entry) return [entry, size]
  }
  return [null, 1]
}

// For, with and "and" are written to the word: لايفون, بجلد, والشنطة.
function withoutPreposition(typed: string): string {
  return typed.replace(/^[لبو](?=[\u0621-\u064a]{3})/, '')
}

function inEnglishOrder(parts: readonly Part[]): readonly Said[] {
  const runs: Part[][] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (part.sort === 'name' && last?.[0]?.sort === 'name') last.push(part)
    else runs.push([part])
  }
  const isTurned = runs[0]?.[0]?.sort === 'thing'
  return (isTurned ? runs.reverse() : runs).flat()
}
