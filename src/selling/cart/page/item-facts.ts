import { formatCount, formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'
import { m } from '#words/messages.js'

type Item = Pick<
  ItemFields,
  'color' | 'size' | 'style' | 'category' | 'weightGrams' | 'estimated' | 'domesticShipping' | 'currency'
>

/** What was chosen of goods and what their price rests on, each as a few words; a guess says that it is one. */
export function itemFacts(item: Item, locale: Locale): readonly string[] {
  const grams = item.weightGrams
  const language = { locale }
  return [
    item.color,
    item.size,
    item.style,
    estimatedText(categoryName(item.category, locale), item.estimated.includes('category'), language),
    grams === null
      ? m.cart_weight_unknown({}, language)
      : estimatedText(
          m.cart_weight({ grams: formatCount(grams) }, language),
          item.estimated.includes('weight'),
          language,
        ),
    item.domesticShipping > 0n
      ? m.cart_domestic({ price: isolate(formatMoney(money(item.domesticShipping, item.currency), locale)) }, language)
      : '',
  ].filter((fact) => fact !== '')
}

/** A fact for reading; a guess says that it is one. */
export function estimatedText(text: string, isEstimated: boolean, language: { readonly locale?: Locale } = {}): string {
  return isEstimated ? m.cart_estimated({ fact: text }, language) : text
}
