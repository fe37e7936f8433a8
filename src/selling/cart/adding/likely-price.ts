import { type EstimatedFact, writeEstimated } from '#catalog/estimates/estimated-facts.ts'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'
import { m } from '#words/messages.js'
import type { PageEstimate } from './estimate-page.ts'
import { typedWeight } from './item-form.ts'

/** One answer to a question about goods, with the price it leads to. */
export type LikelyAnswer = {
  /** The fields of the item form to set, by name. */
  readonly value: Readonly<Record<string, string>>
  readonly label: string
  /** What the goods then add to the cart's total. */
  readonly addsMinor: bigint
}

/** How sure a price is whose category or weight is a guess; the amounts are what the goods add to the cart's total. */
export type LikelyPrice =
  | { readonly kind: 'one'; readonly lowMinor: bigint; readonly highMinor: bigint }
  | {
      readonly kind: 'between'
      readonly lowMinor: bigint
      readonly highMinor: bigint
      /** The one question whose answer narrows the price most; three answers at most. Adding goes on without it. */
      readonly question: { readonly about: EstimatedFact; readonly answers: readonly LikelyAnswer[] }
    }

type Guess = { readonly category: string; readonly weightGrams: number | null; readonly share: number }
type Priced = Guess & { readonly addsMinor: bigint }

/** A category changes no price if it is no likelier than this part of the likeliest: a guess that is hardly likely itself is no certainty. */
const LEAST_SHARE = 0.1
/** Hardly less, most likely, hardly more: the usual weights of an estimate of three points. */
const WEIGHT_SHARES = [1, 4, 1] as const
/** A question is worth asking where the price is likely to miss by more than a quarter. */
const WORTH_ASKING = 0.25

/**
 * One price, or the two it lies between with the question that narrows it: every likely category and weight is priced
 * by `price` (nine at most), each as likely as the estimate says. The price is one if these are off the best guess by
 * a quarter at most, on average.
 */
export function likelyPrice(
  item: Pick<ItemFields, 'category' | 'weightGrams' | 'estimated'>,
  estimate: PageEstimate | null,
  price: (guess: { readonly category: string; readonly weightGrams: number | null }) => bigint | null,
  locale: Locale,
): LikelyPrice {
  const priced = likelyGoods(item, estimate).flatMap((guess): Priced[] => {
    const addsMinor = price(guess)
    return addsMinor === null ? [] : [{ ...guess, addsMinor }]
  })
  const best = priced[0]?.addsMinor ?? 0n
  const amounts = priced.map(({ addsMinor }) => addsMinor).sort((one, other) => (one < other ? -1 : 1))
  const [lowMinor = 0n, highMinor = 0n] = [amounts.at(0), amounts.at(-1)]
  if (spreadOf(priced, best) <= WORTH_ASKING) return { kind: 'one', lowMinor, highMinor }
  const questions = (['category', 'weight'] as const)
    .map((about) => ({ about, groups: answersOf(priced, about) }))
    .filter(({ groups }) => groups.length > 1)
    .sort((one, other) => left(one.groups) - left(other.groups))
  const [chosen] = questions
  if (!chosen) return { kind: 'one', lowMinor, highMinor }
  const answers = chosen.groups.map(([first]) => answerOf(item, chosen.about, first!, locale))
  return { kind: 'between', lowMinor, highMinor, question: { about: chosen.about, answers } }
}

/** Every likely pair of category and weight with its share, the best guess first. */
function likelyGoods(
  { category, weightGrams, estimated }: Pick<ItemFields, 'category' | 'weightGrams' | 'estimated'>,
  estimate: PageEstimate | null,
): readonly Guess[] {
  const likeliest = estimate?.categories[0]
  const categories =
    estimated.includes('category') && likeliest?.code === category
      ? estimate!.categories.filter(({ confidence }) => confidence > LEAST_SHARE * likeliest.confidence)
      : [{ code: category, confidence: 1 }]
  const range = estimated.includes('weight') && estimate?.weight?.best === weightGrams ? estimate?.weight : null
  const weights = range
    ? [
        { grams: range.best, share: WEIGHT_SHARES[1] },
        { grams: range.low, share: WEIGHT_SHARES[0] },
        { grams: range.high, share: WEIGHT_SHARES[2] },
      ]
    : [{ grams: weightGrams, share: 1 }]
  return categories.flatMap(({ code, confidence }) =>
    weights.map(({ grams, share }) => ({ category: code, weightGrams: grams, share: confidence * share })),
  )
}

/** How far the prices are off this one on average, as a part of it. */
function spreadOf(priced: readonly Priced[], from: bigint): number {
  const shares = priced.reduce((sum, { share }) => sum + share, 0)
  const missed = priced.reduce((sum, { share, addsMinor }) => sum + share * Math.abs(Number(addsMinor - from)), 0)
  return shares === 0 || from === 0n ? 0 : missed / shares / Number(from)
}

/** What is still unsure once a question was answered. */
function left(groups: readonly (readonly Priced[])[]): number {
  const share = (group: readonly Priced[]) => group.reduce((sum, one) => sum + one.share, 0)
  const all = groups.reduce((sum, group) => sum + share(group), 0)
  return groups.reduce((sum, group) => sum + (share(group) / all) * spreadOf(group, group[0]!.addsMinor), 0)
}

/** The priced goods by answer, each with its best guess first. */
function answersOf(priced: readonly Priced[], about: EstimatedFact): readonly (readonly Priced[])[] {
  const keyOf = ({ category, weightGrams }: Priced) => (about === 'category' ? category : (weightGrams ?? 0))
  const groups = [...Map.groupBy(priced, keyOf)]
  return (about === 'category' ? groups : groups.sort(([one], [other]) => Number(one) - Number(other))).map(
    ([, group]) => group,
  )
}

function answerOf(
  { category, weightGrams, estimated }: Pick<ItemFields, 'category' | 'weightGrams' | 'estimated'>,
  about: EstimatedFact,
  chosen: Priced,
  locale: Locale,
): LikelyAnswer {
  const stillGuessed = estimated.filter((fact) => fact !== about)
  const isCategory = about === 'category'
  return {
    value: {
      ...(isCategory ? { category: chosen.category } : typedWeight(chosen.weightGrams)),
      estimated: writeEstimated(stillGuessed, { category, weightGrams }),
    },
    label: isCategory
      ? categoryName(chosen.category, locale)
      : m.cart_weight({ grams: formatCount(chosen.weightGrams ?? 0) }, { locale }),
    addsMinor: chosen.addsMinor,
  }
}
