import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const names = {
  clothing: m.pricing_category_clothing,
  shoes: m.pricing_category_shoes,
  sportswear: m.pricing_category_sportswear,
  bags: m.pricing_category_bags,
  accessories: m.pricing_category_accessories,
  watches: m.pricing_category_watches,
  jewelry: m.pricing_category_jewelry,
  cosmetics: m.pricing_category_cosmetics,
  perfumes: m.pricing_category_perfumes,
  electronics: m.pricing_category_electronics,
  mobiles: m.pricing_category_mobiles,
  computers: m.pricing_category_computers,
  screens: m.pricing_category_screens,
  consoles: m.pricing_category_consoles,
  appliances: m.pricing_category_appliances,
  homeware: m.pricing_category_homeware,
  carpets: m.pricing_category_carpets,
  toys: m.pricing_category_toys,
  baby: m.pricing_category_baby,
  babyFood: m.pricing_category_baby_food,
  supplements: m.pricing_category_supplements,
  books: m.pricing_category_books,
  stationery: m.pricing_category_stationery,
  sports: m.pricing_category_sports,
  carParts: m.pricing_category_car_parts,
  other: m.pricing_category_other,
} as const

/** The categories the shop starts with; staff may add others to a table. */
export type CategoryCode = keyof typeof names

function isNamedCategory(code: string): code is CategoryCode {
  return Object.hasOwn(names, code)
}

/** The name of a category; for one without a name, its code. */
export function categoryName(code: string, locale: Locale): string {
  return isNamedCategory(code) ? names[code]({}, { locale }) : code
}
