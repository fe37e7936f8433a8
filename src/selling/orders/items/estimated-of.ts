import { type EstimatedFact, knownFacts } from '#catalog/estimates/estimated-facts.ts'
import { reviewData } from './item-data.ts'

type Guessed = {
  readonly estimated: readonly string[]
  readonly state: string
  readonly review_data: unknown
  readonly real_grams: number | null
}

const beforeReview: ReadonlySet<string> = new Set(['placed', 'processing', 'pending_review', 'missing_info'])

/** The facts of an item that still are a guess: until the review says something else, or has approved them. */
export function estimatedOf({ estimated, state, review_data, real_grams }: Guessed): readonly EstimatedFact[] {
  if (!beforeReview.has(state)) return []
  const said = reviewData.parse(review_data ?? {})
  return knownFacts(estimated).filter((fact) => said[fact] === undefined && (fact !== 'weight' || real_grams === null))
}
