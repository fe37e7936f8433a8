import type { CategoryCode } from './category-names.ts'
import type { Confidence } from './provenance.ts'
import type { RawPriceTables } from './tables-form.ts'

type Source = {
  readonly duty: string
  readonly source: string
  readonly confidence: Confidence
  readonly note?: string
}

type FirstCategory = {
  readonly eg: Source
  readonly ae: Source
  /** Per unit, in the site's currency. */
  readonly fee: { readonly eg: string; readonly ae: string }
  readonly grams: number
}

const noFee = { eg: '0', ae: '0' }
const gcc: Source = duty('0.05', 'high', 'GCC common tariff, 5 % of CIF')
const free: Source = duty('0', 'low', 'GCC common tariff, duty-free (books, ITA goods, many medicines)')

/**
 * What duty the shop starts with. Egypt's table tax and development fees are compounded into one rate:
 * (1 + duty) × (1 + table tax) − 1. An estimate has no tariff line behind it, for staff to confirm.
 */
const firstCategories: Readonly<Record<CategoryCode, FirstCategory>> = {
  clothing: { eg: duty('0.4', 'high', 'Egyptian tariff ch. 61–62, 40 %'), ae: gcc, fee: noFee, grams: 400 },
  shoes: {
    eg: duty('0.6', 'high', 'Egyptian tariff 6404, 60 %', 'Sports shoes 40–60 %, low'),
    ae: gcc,
    fee: noFee,
    grams: 1100,
  },
  sportswear: {
    eg: duty('0.4', 'medium', 'Decree 419/2018, 40 %', 'Cut from 60 %, trade.gov'),
    ae: gcc,
    fee: noFee,
    grams: 600,
  },
  bags: { eg: duty('0.6', 'high', 'Egyptian tariff 4202, 60 %'), ae: gcc, fee: noFee, grams: 900 },
  accessories: { eg: duty('0.4', 'estimate', 'Estimate beside 6704, 40 %'), ae: gcc, fee: noFee, grams: 250 },
  watches: {
    eg: duty(
      '0.4',
      'medium',
      'Egyptian tariff 9101, 30 % + 10 % development fee',
      'Ordinary watches, 9102: 30–40 % by the press of 2016',
    ),
    ae: gcc,
    fee: noFee,
    grams: 350,
  },
  jewelry: { eg: duty('0.4', 'estimate', 'Estimate beside 9101'), ae: gcc, fee: noFee, grams: 150 },
  cosmetics: {
    eg: duty(
      '0.566',
      'medium',
      'Egyptian tariff 3305, 45 % + 8 % table tax',
      'Hair dye; make-up 3303–3304 is 40–60 % + 8 %, another guide says 20–30 %',
    ),
    ae: gcc,
    fee: noFee,
    grams: 350,
  },
  perfumes: {
    eg: duty('0.728', 'low', 'Decree 538/2016, 60 % + 8 % table tax', '40–60 % + 8 % by the decree as amended'),
    ae: gcc,
    fee: { eg: '35.00', ae: '5.00' },
    grams: 500,
  },
  electronics: { eg: duty('0.6', 'medium', 'Egyptian tariff 8518–8527, up to 60 %'), ae: gcc, fee: noFee, grams: 800 },
  mobiles: {
    eg: duty(
      '0.215',
      'medium',
      'Decree 558/2021 with the NTRA levy: 38.5 % all-in with VAT',
      'Duty 10 % since 21 Nov 2021; another report says 37.5 % all-in',
    ),
    ae: free,
    fee: { eg: '50.00', ae: '0' },
    grams: 500,
  },
  computers: {
    eg: duty('0.05', 'low', 'Egyptian tariff 8471, 5 %', '0–5 % by another guide'),
    ae: free,
    fee: { eg: '50.00', ae: '0' },
    grams: 2500,
  },
  screens: {
    eg: duty(
      '0.728',
      'low',
      'Egyptian tariff, TV above 32": 60 % + 8 % table tax',
      'trade.gov says 40 % on all screens',
    ),
    ae: gcc,
    fee: noFee,
    grams: 7000,
  },
  consoles: {
    eg: duty('0.61', 'low', 'Press, game consoles: 60 % + 1 %', 'The press adds 60 + 14 + 1'),
    ae: gcc,
    fee: noFee,
    grams: 4000,
  },
  appliances: { eg: duty('0.4', 'medium', 'Egyptian tariff 8516, 40 %'), ae: gcc, fee: noFee, grams: 2500 },
  homeware: { eg: duty('0.4', 'medium', 'Egyptian tariff 3922, 40 %'), ae: gcc, fee: noFee, grams: 1200 },
  carpets: { eg: duty('0.6', 'medium', 'Egyptian tariff, carpets, 60 %'), ae: gcc, fee: noFee, grams: 5000 },
  toys: { eg: duty('0.3', 'low', 'Estimate for 9503, 20–40 %'), ae: gcc, fee: noFee, grams: 800 },
  baby: { eg: duty('0.2', 'medium', 'trade.gov, strollers, 20 %', 'Cut from 30 %'), ae: gcc, fee: noFee, grams: 3000 },
  babyFood: {
    eg: duty('0', 'medium', 'Egyptian tariff 2106909085, 0 %', 'VAT on it is 10 %'),
    ae: gcc,
    fee: noFee,
    grams: 900,
  },
  supplements: {
    eg: duty('0.2', 'low', 'Estimate for 2106, 5–20 %, permit needed', 'NFSA or EDA permit'),
    ae: gcc,
    fee: { eg: '25.00', ae: '0' },
    grams: 500,
  },
  books: {
    eg: duty('0', 'low', 'Egyptian tariff 4901, 0 %', 'From memory; exempt from VAT'),
    ae: free,
    fee: noFee,
    grams: 600,
  },
  stationery: {
    eg: duty('0.3', 'low', 'Estimate beside plastic pens', 'Cut by decree; the guide is not clear'),
    ae: gcc,
    fee: noFee,
    grams: 300,
  },
  sports: { eg: duty('0.4', 'estimate', 'Estimate beside Decree 419/2018'), ae: gcc, fee: noFee, grams: 2000 },
  carParts: { eg: duty('0.3', 'estimate', 'Estimate, passenger car parts'), ae: gcc, fee: noFee, grams: 2000 },
  other: { eg: duty('0.4', 'estimate', 'Estimate: the most frequent rate'), ae: gcc, fee: noFee, grams: 1000 },
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

function duty(rate: string, confidence: Confidence, source: string, note?: string): Source {
  return { duty: rate, confidence, source, ...(note !== undefined && { note }) }
}
