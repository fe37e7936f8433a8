import { type ProhibitedKind, prohibitedReason } from '#catalog/stores/prohibited.ts'
import { type Because, noReason } from './because.ts'
import { estimateWeight, type WeightRange } from './estimate-weight.ts'
import { whatStoreSells } from './find-brands.ts'
import { type EstimateQuestion, type Evidence, gatherEvidence } from './gather-evidence.ts'
import { CATEGORIES, type Category } from './kinds/kind.ts'
import type { KindTable } from './tree/kind-table.ts'
import { knownKinds } from './tree/known-kinds.ts'

type CategoryCandidate = { readonly code: Category; readonly confidence: number; readonly because: Because }
export type Estimate = {
  /** The likeliest first, five at most. */
  readonly categories: readonly CategoryCandidate[]
  /** Null for what is never sent. */
  readonly weightGrams: WeightRange | null
  readonly shippable: boolean
  /** Why it cannot be sent: a kind of prohibited goods, or `digital`. */
  readonly refused: ProhibitedKind | 'digital' | null
}

const MOST_CANDIDATES = 5
const LONGEST_TITLE = 300
const LONGEST_NAME = 80
/** The smaller, the surer the first candidate looks; set so that nine of ten said at 0.9 are right, and more. */
const TEMPERATURE = 0.6
/** What fits nowhere is `other`. */
const OTHER_AT_LEAST = 0.3

/** Category, packed weight and whether it may be sent, guessed openly from what is known and the table of kinds. Under a millisecond. */
export function estimateProduct(asked: EstimateQuestion, kinds = knownKinds()): Estimate {
  const question = shortened(asked)
  const { evidence, categories, refused } = judge(question, kinds)
  return {
    categories,
    weightGrams:
      refused === 'digital'
        ? null
        : estimateWeight(categories[0]!.code, evidence, question.title, question.statedGrams ?? null),
    shippable: refused === null,
    refused,
  }
}

/** The same without the weight, which takes a fifth of the time and which feeds do not ask for. */
export function estimateCategory(
  asked: EstimateQuestion,
  kinds = knownKinds(),
): Pick<Estimate, 'categories' | 'refused'> {
  const { categories, refused } = judge(shortened(asked), kinds)
  return { categories, refused }
}

function judge(question: EstimateQuestion, kinds: KindTable) {
  const evidence = gatherEvidence(question, kinds)
  const categories = rank(evidence)
  return { evidence, categories, refused: refusedReason(question, evidence, categories[0]!.code) }
}

/** What stands far behind in a title says nothing new, but costs time. */
function shortened(question: EstimateQuestion): EstimateQuestion {
  return {
    ...question,
    title: question.title.slice(0, LONGEST_TITLE),
    brand: question.brand?.slice(0, LONGEST_NAME),
    breadcrumb: question.breadcrumb?.map((name) => name.slice(0, LONGEST_NAME)),
  }
}

function rank(evidence: readonly Evidence[]): readonly CategoryCandidate[] {
  const scores = CATEGORIES.map((code) => {
    const own = evidence.filter(({ category }) => category === code)
    const sum = own.reduce((total, { value }) => total + value, code === 'other' ? OTHER_AT_LEAST : 0)
    const strongest = own.reduce<Evidence | null>((best, one) => (best && best.value >= one.value ? best : one), null)
    return { code, sum, because: strongest?.because ?? noReason }
  }).sort((a, b) => b.sum - a.sum)
  const top = scores[0]!.sum
  const total = scores.reduce((all, { sum }) => all + Math.exp((sum - top) / TEMPERATURE), 0)
  return scores
    .filter(({ sum }, place) => place === 0 || sum > 0)
    .slice(0, MOST_CANDIDATES)
    .map(({ code, sum, because }) => ({
      code,
      confidence: Math.round((Math.exp((sum - top) / TEMPERATURE) / total) * 1000) / 1000,
      because,
    }))
}

function refusedReason(
  { title, store, breadcrumb }: EstimateQuestion,
  evidence: readonly Evidence[],
  first: Category,
): ProhibitedKind | 'digital' | null {
  if (store && whatStoreSells(store).isDigital) return 'digital'
  const main = evidence
    .filter(({ kind, category }) => kind !== null && category === first)
    .reduce<Evidence | null>((best, one) => (best && best.value >= one.value ? best : one), null)
  return main?.kind?.refused ?? prohibitedReason(title, breadcrumb?.at(-1) ?? null)
}
