import { type PersonalLimit, readPersonalLimits } from '#catalog/stores/read-import-rules.ts'
import { ruleName } from '#catalog/stores/rule-name.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'

type Counted = { readonly category: string; readonly quantity: number; readonly weightGrams: number | null }

/** A limit of what one person may have brought in that the cart alone is above already. */
export type CartLimit = {
  readonly limit: Pick<PersonalLimit, 'kind' | 'per' | 'unit' | 'most' | 'since' | 'source'>
  /** What the rule is called in the reader's language. */
  readonly name: string
  readonly has: number
}

/** What is told at the cart already; it keeps nobody from ordering: what came in before, and permits, are the review's to see. */
export async function readCartLimits(work: Work, items: readonly Counted[]): Promise<readonly CartLimit[]> {
  if (items.length === 0) return []
  const [limits, { prices }] = await Promise.all([readPersonalLimits(work), readTables(work)])
  const gramsOf = ({ category, weightGrams }: Counted) =>
    weightGrams ?? Number(prices.categories.get(category)?.defaultGrams ?? 0n)
  return limits.flatMap(({ kind, per, unit, most, since, source, categories }) => {
    const has = items
      .filter(({ category }) => categories.includes(category))
      .reduce((sum, item) => sum + item.quantity * (unit === 'grams' ? gramsOf(item) : 1), 0)
    const name = ruleName(kind, work.locale)
    return has > most ? [{ limit: { kind, per, unit, most, since, source }, name, has }] : []
  })
}
