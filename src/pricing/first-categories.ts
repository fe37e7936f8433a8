import type { CategoryCode } from './category-names.ts'
import type { RawPriceTables } from './tables-form.ts'

type Source = { readonly duty: string; readonly source: string }

type FirstCategory = {
  readonly eg: Source
  readonly ae: Source
  /** Per unit, in the site's currency. */
  readonly fee: { readonly eg: string; readonly ae: string }
  readonly grams: number
}

const noFee = { eg: '0', ae: '0' }
const gcc: Source = { duty: '0.05', source: 'GCC common tariff, 5 % of CIF' }
const free: Source = { duty: '0', source: 'GCC common tariff, duty-free (books, ITA goods, many medicines)' }

/**
 * What duty the shop starts with. Egypt's table tax and development fees are compounded into one rate:
 * (1 + duty) × (1 + table tax) − 1. "Estimate" marks a rate without a tariff line behind it, for staff to confirm.
 */
const firstCategories: Readonly<Record<CategoryCode, FirstCategory>> = {
  clothing: { eg: duty('0.4', 'Egyptian tariff ch. 61–62, 40 %'), ae: gcc, fee: noFee, grams: 400 },
  shoes: { eg: duty('0.6', 'Egyptian tariff 6404, 60 %'), ae: gcc, fee: noFee, grams: 1100 },
  sportswear: { eg: duty('0.4', 'Decree 419/2018, 40 %'), ae: gcc, fee: noFee, grams: 600 },
  bags: { eg: duty('0.6', 'Egyptian tariff 4202, 60 %'), ae: gcc, fee: noFee, grams: 900 },
  accessories: { eg: duty('0.4', 'Estimate beside 6704, 40 %'), ae: gcc, fee: noFee, grams: 250 },
  watches: { eg: duty('0.4', 'Egyptian tariff 9101, 30 % + 10 % development fee'), ae: gcc, fee: noFee, grams: 350 },
  jewelry: { eg: duty('0.4', 'Estimate beside 9101'), ae: gcc, fee: noFee, grams: 150 },
  cosmetics: { eg: duty('0.566', 'Egyptian tariff 3305, 45 % + 8 % table tax'), ae: gcc, fee: noFee, grams: 350 },
  perfumes: {
    eg: duty('0.728', 'Decree 538/2016, 60 % + 8 % table tax; low confidence'),
    ae: gcc,
    fee: { eg: '35.00', ae: '5.00' },
    grams: 500,
  },
  electronics: { eg: duty('0.6', 'Egyptian tariff 8518–8527, up to 60 %'), ae: gcc, fee: noFee, grams: 800 },
  mobiles: {
    eg: duty('0.215', 'Decree 558/2021 with the NTRA levy: 38.5 % all-in with VAT'),
    ae: free,
    fee: { eg: '50.00', ae: '0' },
    grams: 500,
  },
  computers: { eg: duty('0.05', 'Egyptian tariff 8471, 5 %'), ae: free, fee: { eg: '50.00', ae: '0' }, grams: 2500 },
  screens: {
    eg: duty('0.728', 'Egyptian tariff, TV above 32": 60 % + 8 % table tax'),
    ae: gcc,
    fee: noFee,
    grams: 7000,
  },
  consoles: { eg: duty('0.61', 'Press, game consoles: 60 % + 1 %'), ae: gcc, fee: noFee, grams: 4000 },
  appliances: { eg: duty('0.4', 'Egyptian tariff 8516, 40 %'), ae: gcc, fee: noFee, grams: 2500 },
  homeware: { eg: duty('0.4', 'Egyptian tariff 3922, 40 %'), ae: gcc, fee: noFee, grams: 1200 },
  carpets: { eg: duty('0.6', 'Egyptian tariff, carpets, 60 %'), ae: gcc, fee: noFee, grams: 5000 },
  toys: { eg: duty('0.3', 'Estimate for 9503, 20–40 %'), ae: gcc, fee: noFee, grams: 800 },
  baby: { eg: duty('0.2', 'trade.gov, strollers, 20 %'), ae: gcc, fee: noFee, grams: 3000 },
  babyFood: { eg: duty('0', 'Egyptian tariff 2106909085, 0 %'), ae: gcc, fee: noFee, grams: 900 },
  supplements: {
    eg: duty('0.2', 'Estimate for 2106, 5–20 %, permit needed'),
    ae: gcc,
    fee: { eg: '25.00', ae: '0' },
    grams: 500,
  },
  books: { eg: duty('0', 'Egyptian tariff 4901, 0 %'), ae: free, fee: noFee, grams: 600 },
  stationery: { eg: duty('0.3', 'Estimate beside plastic pens'), ae: gcc, fee: noFee, grams: 300 },
  sports: { eg: duty('0.4', 'Estimate beside Decree 419/2018'), ae: gcc, fee: noFee, grams: 2000 },
  carParts: { eg: duty('0.3', 'Estimate, passenger car parts'), ae: gcc, fee: noFee, grams: 2000 },
  other: { eg: duty('0.4', 'Estimate: the most frequent rate'), ae: gcc, fee: noFee, grams: 1000 },
}

/** The first categories in the shape of a site's tables. */
export function categoriesOf(site: 'eg' | 'ae'): RawPriceTables['categories'] {
  return Object.fromEntries(
    Object.entries(firstCategories).map(([code, category]) => [
      code,
      { ...category[site], productFee: category.fee[site], defaultGrams: category.grams },
    ]),
  )
}

function duty(rate: string, source: string): Source {
  return { duty: rate, source }
}
