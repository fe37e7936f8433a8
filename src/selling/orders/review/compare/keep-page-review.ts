import type { Work } from '#platform/work/work.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { type Verdict, withoutPermit } from '#selling/orders/review/verdict.ts'
import { optionsOf } from './page-of-item.ts'

/** Stores the result of a finished review of a page for its next reviewer; questions to one customer are not stored. */
export async function keepPageReviews(
  work: Work,
  judged: readonly { readonly item: OrderItem; readonly verdict: Verdict }[],
): Promise<void> {
  const rows = judged.flatMap(({ item, verdict }) => {
    if (verdict.kind === 'askInfo' || item.page === null) return []
    const data = effectiveData(item)
    return [
      {
        item_id: item.id,
        at: work.now,
        site: work.site,
        page: item.page,
        options: optionsOf(data),
        reviewer_id: work.who.id,
        verdict: JSON.stringify(withoutPermit(verdict)),
        data: JSON.stringify(data),
      },
    ]
  })
  if (rows.length > 0) await work.db.insertInto('page_reviews').values(rows).execute()
}
