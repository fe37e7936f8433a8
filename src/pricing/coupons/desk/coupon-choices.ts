import type { QueryWork } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'

type Choice = { readonly value: string; readonly text: string }
export type CouponChoices = { readonly countries: readonly Choice[]; readonly categories: readonly Choice[] }

/** Names of the countries and categories in the site's price tables. */
export async function readCouponChoices(work: QueryWork): Promise<CouponChoices> {
  const { prices } = await readTables(work)
  const { compare } = new Intl.Collator(work.locale)
  return {
    countries: [...prices.routes.keys()].map((value) => ({ value, text: countryName(value, work.locale) })),
    categories: [...prices.categories.keys()]
      .map((value) => ({ value, text: categoryName(value, work.locale) }))
      .sort((one, other) => compare(one.text, other.text)),
  }
}
