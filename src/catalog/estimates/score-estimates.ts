import { becauseText } from './because.ts'
import { estimateProduct } from './estimate-product.ts'
import type { EstimateQuestion } from './gather-evidence.ts'

/** A product with what a clerk would say of it. */
export type LabelledProduct = {
  readonly name: string
  readonly question: EstimateQuestion
  /** Categories that are right, as the price tables call them. */
  readonly categories: readonly string[]
  /** Plausible packed grams of one unit; null where none was named. */
  readonly grams: readonly [least: number, most: number] | null
  readonly refused: string | null
}

export type EstimateScore = {
  readonly products: number
  readonly first: number
  readonly amongThree: number
  /** By the category that a clerk would choose first: how many are right, of how many. */
  readonly byCategory: ReadonlyMap<string, { readonly right: number; readonly of: number }>
  readonly weighed: number
  readonly weightRight: number
  readonly refused: number
  readonly refusedSaid: number
  /** Those that say 0.9 or more. */
  readonly sure: number
  readonly sureRight: number
  readonly misses: readonly string[]
}

const WIDER = 1.5
const SURE = 0.9

/** Counts how many estimates are right; `misses` names the others. */
export function scoreEstimates(products: readonly LabelledProduct[]): EstimateScore {
  const byCategory = new Map<string, { right: number; of: number }>()
  const misses: string[] = []
  const score = {
    first: 0,
    amongThree: 0,
    weighed: 0,
    weightRight: 0,
    refused: 0,
    refusedSaid: 0,
    sure: 0,
    sureRight: 0,
  }
  for (const { name, question, categories, grams, refused } of products) {
    const { categories: said, weightGrams, shippable } = estimateProduct(question)
    const isRight = categories.includes(said[0]!.code)
    const isSure = said[0]!.confidence >= SURE
    const own = byCategory.get(categories[0]!) ?? { right: 0, of: 0 }
    byCategory.set(categories[0]!, { right: own.right + (isRight ? 1 : 0), of: own.of + 1 })
    const isNear = grams === null || isWithin(weightGrams?.best ?? 0, grams)
    if (isRight) score.first++
    if (said.slice(0, 3).some(({ code }) => categories.includes(code))) score.amongThree++
    if (grams) score.weighed++
    if (grams && isNear) score.weightRight++
    if (refused) score.refused++
    if (refused && !shippable) score.refusedSaid++
    if (isSure) score.sure++
    if (isSure && isRight) score.sureRight++
    if (!isRight)
      misses.push(`${name}: ${said[0]!.code} for ${categories.join('/')}, ${becauseText(said[0]!.because, 'en')}`)
    if (!isNear) misses.push(`${name}: ${weightGrams?.best} g for ${grams?.join('–')} g`)
    if (refused && shippable) misses.push(`${name}: may be sent, but is refused (${refused})`)
  }
  return { products: products.length, ...score, byCategory, misses }
}

/** The labelled range, widened by half at both ends. */
function isWithin(best: number, [least, most]: readonly [number, number]): boolean {
  return best >= least / WIDER && best <= most * WIDER
}

/** The share of the products whose name falls into this of so many parts: what a part says of the others. */
export function partOf(products: readonly LabelledProduct[], part: number, parts: number): readonly LabelledProduct[] {
  return products.filter(
    ({ name }) => [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 9973, 7) % parts === part,
  )
}
