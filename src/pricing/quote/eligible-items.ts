import type { Goods } from './goods.ts'
import type { Line, LineAmounts } from './price-lines.ts'
import type { Scope } from './tables/tables.ts'

/** The indexes of the items that match all three: countries, stores and categories. */
export function eligibleItems(goods: readonly Goods[], { countries, stores, categories }: Scope): number[] {
  const places: number[] = []
  goods.forEach((one, place) => {
    if (countries && !countries.has(one.route.country)) return
    if (stores && !stores.has(one.store)) return
    if (categories && !categories.has(one.category.code)) return
    places.push(place)
  })
  return places
}

/** One line's amount over some items. */
export function amountOver(items: readonly LineAmounts[], places: readonly number[], line: Line): bigint {
  let amount = 0n
  for (const place of places) amount += items[place]?.[line] ?? 0n
  return amount
}
