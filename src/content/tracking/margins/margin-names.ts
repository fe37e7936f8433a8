import { storeOfHost } from '#catalog/stores/stores.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { m } from '#words/messages.js'
import type { MarginSplit } from './read-margins.ts'

/** A store or a category as people call it; what was for no goods in particular is called that. */
export function marginName(by: MarginSplit, name: string, locale: Locale): string {
  if (name === '') return m.tracking_margin_no_goods({}, { locale })
  return by === 'category' ? categoryName(name, locale) : (storeOfHost(name)?.name[locale] ?? name)
}
