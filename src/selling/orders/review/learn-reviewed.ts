import { knownFacts } from '#catalog/estimates/estimated-facts.ts'
import { type LearnedFact, learnFacts } from '#catalog/estimates/settled/learn-facts.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData, reviewData } from '#selling/orders/items/item-data.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'

/**
 * Keeps what the review settled of approved goods, for the next who pastes their link: a category or weight that it set, and
 * a guess of ours that it let stand. What the customer said themselves is only theirs.
 */
export function learnReviewed(work: Work, approved: readonly OrderItem[]): Promise<void> {
  return learnFacts(work, approved.flatMap(settledBy))
}

function settledBy(item: OrderItem): readonly LearnedFact[] {
  const { page, store, title, id: itemId } = item
  if (page === null) return []
  const said = reviewData.parse(item.review_data ?? {})
  const guessed = knownFacts(item.estimated)
  const { category, weight } = effectiveData(item)
  return [
    {
      page,
      store,
      title,
      itemId,
      knownBy: 'review',
      category: said.category !== undefined || guessed.includes('category') ? category : null,
      weightGrams: said.weight !== undefined || guessed.includes('weight') ? weight : null,
    },
  ]
}
