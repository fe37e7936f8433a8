import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { Effect, Sum } from './sum-effect.ts'

export type NamedSum = Sum & { readonly name: string }
export type NamedEffect = Omit<Effect, 'origins' | 'categories'> & {
  readonly origins: readonly NamedSum[]
  readonly categories: readonly NamedSum[]
}

/** The same effect with countries and categories by their names. */
export function nameSums(effect: Effect, locale: Locale): NamedEffect {
  return {
    ...effect,
    origins: effect.origins.map((sum) => ({ ...sum, name: countryName(sum.key, locale) })),
    categories: effect.categories.map((sum) => ({ ...sum, name: categoryName(sum.key, locale) })),
  }
}
