import { type ImportRule, readImportRules } from '#catalog/stores/read-import-rules.ts'
import { findImportHits, type ImportHit } from '#catalog/stores/restricted.ts'
import { ruleName } from '#catalog/stores/rule-name.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData, reviewData } from '#selling/orders/items/item-data.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'
import type { Verdict } from '#selling/orders/review/verdict.ts'
import { verdict } from '#selling/orders/review/verdict.ts'
import { m } from '#words/messages.js'
import { type LimitUse, readPersonalUse } from './personal-use.ts'
import { readItemSnapshots, type Snapshot } from './read-item-snapshots.ts'

/** The import conditions of an item: a rule that matches it, or a personal limit that it exceeds. */
export type ItemFlags = {
  readonly hits: readonly { readonly hit: ImportHit; readonly rule: ImportRule; readonly name: string }[]
  readonly uses: readonly (LimitUse & { readonly name: string })[]
  /** The question to the customer, in their language, if a limit is exceeded. */
  readonly question: string | null
}

/** The flags of an order's items, by the item's id; rejected ones import nothing. */
export async function readItemFlags(
  work: Work,
  order: Order,
  known?: ReadonlyMap<string, Snapshot>,
): Promise<ReadonlyMap<string, ItemFlags>> {
  const items = order.items.filter((item) => item.state !== 'cancelled' && kindOf(item) !== 'reject')
  const [rules, snapshots, uses] = await Promise.all([
    readImportRules(work),
    known ?? readItemSnapshots(work, items),
    readPersonalUse(work, order, items),
  ])
  const named = uses.map((use) => ({ ...use, name: ruleName(use.limit.kind, work.locale) }))
  return new Map(
    items.map((item) => {
      const { category } = effectiveData(item)
      const hits = findImportHits(textsOf(item, snapshots.get(item.id))).flatMap((hit) => {
        const rule = rules.get(hit.kind)
        return rule ? [{ hit, rule, name: ruleName(hit.kind, work.locale) }] : []
      })
      const own = named.filter(({ limit }) => limit.categories.includes(category))
      return [item.id, { hits, uses: own, question: questionOf(own, order) }]
    }),
  )
}

function questionOf(uses: readonly LimitUse[], order: Order): string | null {
  const over = uses.find(({ left }) => left < 0)
  if (!over) return null
  const locale = order.locale === 'en' ? 'en' : 'ar'
  const { kind, unit, most } = over.limit
  const amount = unit === 'grams' ? m.orders_review_limit_grams({ grams: most }, { locale }) : String(most)
  return m.orders_limit_question({ rule: ruleName(kind, locale), most: amount }, { locale })
}

function textsOf(item: OrderItem, snapshot: Snapshot | undefined) {
  const { category } = effectiveData(item)
  const page = snapshot?.product
  return {
    title: item.title,
    page: page ? page.title : null,
    notes: item.notes,
    category: [category, reviewedCategory(item) ? null : page?.category].filter(Boolean).join(' > '),
  }
}

// If a reviewer has set the category, the page's own does not count any more.
function reviewedCategory(item: OrderItem): boolean {
  return reviewData.parse(item.review_data ?? {}).category !== undefined
}

function kindOf(item: OrderItem): Verdict['kind'] | null {
  return item.verdict === null ? null : verdict.parse(item.verdict).kind
}
