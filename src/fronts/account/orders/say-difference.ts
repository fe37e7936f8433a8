import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { Difference, ItemView } from '#selling/orders/items/item-view.ts'
import { m } from '#words/messages.js'

type Reviewed = Pick<ItemView, 'clientData' | 'data'>

/** Both values of a difference for reading: an amount with its currency, a weight in grams, a category by its name. */
export function sayDifference(item: Reviewed, { field, said, found }: Difference, locale: Locale) {
  const say = (value: string | null, { currency }: { readonly currency: string }) => {
    if (value === null) return '—'
    if (field === 'price' || field === 'domesticShipping') return isolate(`${value} ${currency}`)
    if (field === 'weight') return m.account_grams({ grams: formatCount(Number(value)) }, { locale })
    return field === 'category' ? categoryName(value, locale) : value
  }
  return { said: say(said, item.clientData), found: say(found, item.data) }
}
