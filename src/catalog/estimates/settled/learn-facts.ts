import type { Work } from '#platform/work/work.ts'

/** How our team knows a fact: the review said it, or the warehouse's scale. */
export type KnownBy = 'review' | 'scale'

/** What was settled of a product; null where nothing was said. */
export type LearnedFact = {
  /** The clean address of its page, as carts and orders keep it. */
  readonly page: string
  readonly store: string
  readonly title: string
  readonly category: string | null
  /** Of one unit, packed. */
  readonly weightGrams: number | null
  readonly knownBy: KnownBy
  /** The item of an order it was learned from. */
  readonly itemId: string
}

/** Keeps what was settled of products: the next who pastes one of these links gets it instead of a guess, on every site. */
export async function learnFacts(work: Work, facts: readonly LearnedFact[]): Promise<void> {
  const rows = facts
    .filter(({ category, weightGrams }) => category !== null || weightGrams !== null)
    .map(({ page, store, title, category, weightGrams, knownBy: known_by, itemId }) => ({
      page,
      store,
      title,
      category,
      weight_grams: weightGrams,
      known_by,
      item_id: itemId,
      learned_by: work.who.kind === 'staff' ? work.who.id : null,
      learned_at: work.now,
    }))
  if (rows.length > 0) await work.db.insertInto('settled_facts').values(rows).execute()
}
