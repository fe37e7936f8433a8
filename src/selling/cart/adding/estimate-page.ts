import { type Because, becauseText } from '#catalog/estimates/because.ts'
import type { Estimate } from '#catalog/estimates/estimate-product.ts'
import { estimateReading } from '#catalog/estimates/estimate-reading.ts'
import type { WeightRange } from '#catalog/estimates/estimate-weight.ts'
import type { EstimatedFact } from '#catalog/estimates/estimated-facts.ts'
import type { SettledFacts, SettledWeight } from '#catalog/estimates/settled/read-settled.ts'
import type { ReadingSource } from '#catalog/reader/fetching/read-link.ts'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'

/** A category from here on is said without a doubt. */
const sureFrom = 0.9
const mostCandidates = 3

type LikelyCategory = { readonly code: string; readonly confidence: number; readonly because: Because }

/** A value that our team settled before, and how. */
type SettledReason = { readonly fact: EstimatedFact; readonly value: string; readonly from: Because['from'] }

/** What we believe of a page's product, by the codes of the price tables; the likeliest category first. */
export type PageEstimate = {
  /** The category that our own team filled in or settled before: no guess is needed. */
  readonly stated: string | null
  /** The weight that our own team settled before: it goes before what the page states. */
  readonly settledGrams: number | null
  /** What our team settled of these goods, where it is taken as sure. */
  readonly settled: readonly SettledReason[]
  readonly categories: readonly LikelyCategory[]
  /** Packed grams of one unit; null where a weight is settled or stated, or nothing is ever sent. */
  readonly weight: WeightRange | null
  readonly refused: Estimate['refused']
}

type EstimatedPage = {
  readonly url: string
  readonly source: ReadingSource
  readonly product: ProductFacts | null
  readonly settled: SettledFacts
}

/**
 * The estimate of a page that was read, as far as the price tables have its categories; null for one without a product.
 * What our team settled of it before is no guess.
 */
export function estimatePage(
  { url, source, product, settled }: EstimatedPage,
  prices: PriceTables,
): PageEstimate | null {
  if (product === null) return null
  const { categories, weightGrams, refused } = estimateReading(product, url)
  // Only staff name a category by its code.
  const isNamed = source === 'staff' && product.category !== null && prices.categories.has(product.category)
  const category = settled.category && prices.categories.has(settled.category.code) ? settled.category : null
  const weight = settled.weight
  const sureWeight = weight?.isSure ? weight : null
  return {
    stated: category?.code ?? (isNamed ? product.category : null),
    settledGrams: sureWeight?.grams.best ?? null,
    settled: [
      ...(category ? [{ fact: 'category', value: category.code, from: 'settledCategory' } as const] : []),
      ...(sureWeight ? [weightReason(sureWeight)] : []),
    ],
    categories: categories.filter(({ code }) => prices.categories.has(code)).slice(0, mostCandidates),
    weight: sureWeight ? null : (weight?.grams ?? (product.weightGrams === null ? weightGrams : null)),
    refused,
  }
}

function weightReason({ grams, knownBy }: SettledWeight): SettledReason {
  return { fact: 'weight', value: String(grams.best), from: knownBy === 'scale' ? 'weighed' : 'settledWeight' }
}

/** An estimate as a screen shows it. */
export type DraftEstimate = {
  readonly category: {
    readonly code: string
    readonly name: string
    /** The reason as a sentence. */
    readonly why: string
    /** Said without a doubt; otherwise `candidates` are worth a look. */
    readonly sure: boolean
  } | null
  /** Grams of one unit, packed; null where the page states its weight. */
  readonly weight: WeightRange | null
  /** The fields of the form that hold a guess. */
  readonly facts: readonly EstimatedFact[]
  /** The likely categories, three at most, the likeliest first. */
  readonly candidates: readonly { readonly value: string; readonly text: string }[]
  /** What our team settled before, each as a sentence; it holds while the form has that value. */
  readonly settled: readonly { readonly fact: EstimatedFact; readonly value: string; readonly why: string }[]
}

export function draftEstimate({ stated, settled, categories, weight }: PageEstimate, locale: Locale): DraftEstimate {
  const first = stated === null ? categories[0] : undefined
  return {
    category: first
      ? {
          code: first.code,
          name: categoryName(first.code, locale),
          why: becauseText(first.because, locale),
          sure: first.confidence >= sureFrom,
        }
      : null,
    weight,
    facts: [...(first ? (['category'] as const) : []), ...(weight ? (['weight'] as const) : [])],
    candidates: categories.map(({ code }) => ({ value: code, text: categoryName(code, locale) })),
    settled: settled.map(({ fact, value, from }) => ({
      fact,
      value,
      why: becauseText({ from, word: fact === 'category' ? categoryName(value, locale) : gramsOf(value) }, locale),
    })),
  }
}

function gramsOf(value: string): string {
  return formatCount(Number(value))
}

type Guessable = Pick<ItemFields, 'category' | 'weightGrams'>

/** Category and weight, where nothing is said, as our team settled them, else our guess; what no page says at all is among the others. */
export function withGuesses(
  { category, weightGrams }: Guessable,
  estimate: PageEstimate | null,
): Pick<ItemFields, 'category' | 'weightGrams' | 'estimated'> {
  const said = category || (estimate?.stated ?? '')
  const code = estimate?.categories[0]?.code ?? 'other'
  const known = weightGrams ?? estimate?.settledGrams ?? null
  const grams = known === null ? (estimate?.weight?.best ?? null) : null
  return {
    category: said || code,
    weightGrams: known ?? grams,
    estimated: [...(said ? [] : (['category'] as const)), ...(grams === null ? [] : (['weight'] as const))],
  }
}
