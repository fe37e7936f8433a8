import { fold } from '#catalog/estimates/normal-text.ts'
import type { KindTable } from '#catalog/estimates/tree/kind-table.ts'
import { knownKinds, knownVersion } from '#catalog/estimates/tree/known-kinds.ts'
import { type LruCache, lruCache } from '#platform/work/lru-cache.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { buysFromAll } from './bought-here.ts'
import { keepAnswers } from './keep-answers.ts'
import { isLikely } from './lexeme-counts.ts'
import { readIndex } from './memory/keep-index.ts'
import { readRecentPlace } from './memory/recent-place.ts'
import { type SuggestEngine, suggestEngineOf } from './suggest-engine.ts'
import { completeArabic } from './words/complete-arabic.ts'
import { kindsNamed, type Understood, understand } from './words/understand-words.ts'

export type Suggestion = {
  readonly text: string
  readonly kind: 'words' | 'brand' | 'category' | 'product'
  /** What it leads to: the category's code, the brand's name, the product's id; words lead to a search. */
  readonly id: string | null
}

const SHORTEST = 2
const LONGEST = 80
const MOST_WORDS = 5
const TRIED_WORDS = 12
const MOST_BRANDS = 2
const MOST_PRODUCTS = 3
const CLEAR_KIND = 0.45
const keep = keepAnswers<readonly Suggestion[]>(10_000)
const MOST_UNDERSTOOD = 10_000
const meanings = new WeakMap<KindTable, LruCache<Understood>>()

/** What may be meant by the beginning of a search: words, brands, a category and products, each of which finds something. */
export async function suggestProducts(work: QueryWork, typed: string): Promise<readonly Suggestion[]> {
  const text = typed
    .slice(0, LONGEST)
    .replace(/[\0\s]+/g, ' ')
    .trimStart()
  if (text.trim().length < SHORTEST) return []
  const here = await readRecentPlace(work)
  const held = here.isWriting ? null : await readIndex(work, here)
  const source = here.isWriting ? null : { name: `${here.database} ${here.mark}`, version: () => held?.version ?? null }
  const find = () => suggest(work, text, suggestEngineOf(work, held, source?.name ?? null))
  return keep(source)(`${work.site} ${knownVersion()} ${text}`, find)
}

async function suggest(work: QueryWork, text: string, engine: SuggestEngine): Promise<readonly Suggestion[]> {
  const words = await completions(work, text, engine)
  const named = await engine.brandsFrom(text.trim(), MOST_BRANDS)
  const brands = named.map((brand) => ({ text: brand, kind: 'brand', id: brand }) as const)
  const products = await productsOf(words[0] ?? text.trim(), engine)
  const hint = kindsNamed(words[0] ?? text).find(({ value }) => value >= CLEAR_KIND)
  const category = hint ? [{ text: hint.kind.category, kind: 'category', id: hint.kind.category } as const] : []
  return [...words.map((one) => ({ text: one, kind: 'words', id: null }) as const), ...brands, ...category, ...products]
}

/** What was typed with its last word completed, the most frequent first; only what finds something. */
async function completions(work: QueryWork, text: string, engine: SuggestEngine): Promise<readonly string[]> {
  const at = text.lastIndexOf(' ') + 1
  const [before, begun] = [text.slice(0, at), fold(text.slice(at))]
  if (begun.length < SHORTEST) return (await engine.finds(meaningOf(text.trim()))) ? [text.trim()] : []
  const latin = withoutModels(await engine.wordsFrom(begun, TRIED_WORDS), begun)
  const tried = [
    ...completeArabic(text.trim(), knownKinds().staffArabic.values()),
    ...latin.map((word) => before + word),
  ]
    .slice(0, TRIED_WORDS)
    .map((one) => ({ text: one, understood: meaningOf(one) }))
  const counts = await engine.counts({
    units: tried.flatMap(({ understood }) => understood.units),
    kinds: [],
    isAccessory: false,
  })
  const found: string[] = []
  for (const one of tried)
    if (
      found.length < MOST_WORDS &&
      ((isLikely(counts, one.understood) && buysFromAll(work.site)) || (await engine.finds(one.understood)))
    )
      found.push(one.text)
  return found
}

/** Model numbers only for who typed a digit, or where nothing else begins so: `shorts`, and not `shor1002`. */
function withoutModels(words: readonly string[], begun: string): readonly string[] {
  const hasDigit = (word: string) => /\d/.test(word)
  const plain = words.filter((word) => !hasDigit(word))
  return hasDigit(begun) || plain.length === 0 ? words : plain
}

async function productsOf(text: string, engine: SuggestEngine): Promise<readonly Suggestion[]> {
  const understood = meaningOf(text)
  const found = understood.units.length === 0 ? [] : await engine.popular(understood, MOST_PRODUCTS)
  return found.map(({ id, title }) => ({ text: title, kind: 'product', id: String(id) }))
}

/** What a text means; each letter of a word leads to the same few texts, so that the last ones are kept. */
function meaningOf(text: string): Understood {
  const table = knownKinds()
  const kept = meanings.get(table) ?? lruCache<Understood>(MOST_UNDERSTOOD)
  meanings.set(table, kept)
  return kept.get(text) ?? kept.set(text, understand(text))
}
