import { formatCount } from '#money/format-money.ts'
import type { Difference, ItemView } from '#orders/item-view.ts'
import { isolate } from '#platform/isolate.ts'
import type { Locale } from '#platform/work.ts'
import { categoryName } from '#pricing/category-names.ts'
import { m } from '#words/messages.js'

type Reviewed = Pick<ItemView, 'clientData' | 'data'>

/** Both sides of a difference as they are read: an amount with its currency, a weight in grams, a category by its name. */
export function sayDifference(item: Reviewed, { field, said, found }: Difference, locale: Locale) {
  const say = (value: string | null, { currency }: { readonly currency: string }) => {
    if (value === null) return '—'
    if (field === 'price' || field === 'domesticShipping') return isolate(`${value} ${currency}`)
    if (field === 'weight') return m.account_grams({ grams: formatCount(Number(value)) }, { locale })
    return field === 'category' ? categoryName(value, locale) : value
  }
  return { said: say(said, item.clientData), found: say(found, item.data) }
}
