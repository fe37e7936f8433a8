import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { Difference, ItemView } from '#selling/orders/items/item-view.ts'
import { m } from '#words/messages.js'

type Reviewed = Pick<ItemView, 'clientData' | 'data'>

/** Both values of a difference for reading: an amount with its currency, a weight in grams, a category by its name. */
export function sayDifference(
  item: Reviewed,
  { field, said, found }: Omit<Difference, 'wasEstimated'>,
  locale: Locale,
) {
  const say = (value: string | null, { currency }: { readonly currency: string }) => {
    if (value === null) return '—'
    if (field === 'price' || field === 'domesticShipping') return isolate(`${value} ${currency}`)
    if (field === 'weight') return m.account_grams({ grams: formatCount(Number(value)) }, { locale })
    return field === 'category' ? categoryName(value, locale) : value
  }
  return { said: say(said, item.clientData), found: say(found, item.data) }
}

/** One sentence for a guess of ours that the review set right; null where the value was no guess. */
export function sayEstimate(item: Reviewed, difference: Difference, locale: Locale): string | null {
  if (!difference.wasEstimated || difference.said === null) return null
  const text = difference.field === 'category' ? m.account_estimated_category : m.account_estimated_weight
  return text(sayDifference(item, difference, locale), { locale })
}
