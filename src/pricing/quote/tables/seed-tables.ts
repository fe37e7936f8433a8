import type { Work } from '#platform/work/work.ts'
import type { CategoryCode } from '#pricing/quote/explain/category-names.ts'
import { siteData } from '#sites/site-data.ts'
import { type Site, siteCodes, sites } from '#sites/sites.ts'
import { type NewTables, publishTables } from './publish-tables.ts'

/** Publishes the first price tables of every site; a site that has tables keeps them. */
export async function seedPriceTables(work: Work): Promise<void> {
  for (const site of siteCodes) {
    const existing = await work.db
      .selectFrom('price_table_versions')
      .select('id')
      .where('site', '=', site)
      .limit(1)
      .executeTakeFirst()
    if (!existing) await publishTables({ ...work, site }, firstTables(site))
  }
}

/** The default weight of one unit of each category, in grams. */
const firstGrams: Readonly<Record<CategoryCode, number>> = {
  clothing: 400,
  shoes: 1100,
  sportswear: 600,
  bags: 900,
  accessories: 250,
  watches: 350,
  jewelry: 150,
  cosmetics: 350,
  perfumes: 500,
  electronics: 800,
  mobiles: 500,
  computers: 2500,
  screens: 7000,
  consoles: 4000,
  appliances: 2500,
  homeware: 1200,
  carpets: 5000,
  toys: 800,
  baby: 3000,
  babyFood: 900,
  supplements: 500,
  books: 600,
  stationery: 300,
  sports: 2000,
  carParts: 2000,
  other: 1000,
}

/** The price tables that a new shop starts with on each site, until staff publish others. */
export function firstTables(site: Site): NewTables {
  const { source, duties, ...prices } = siteData[site].prices
  const categories = Object.entries(firstGrams).map(([code, defaultGrams]) => {
    const { productFee = '0', ...duty } = duties[code] ?? duties.other
    return [code, { ...duty, productFee, defaultGrams }] as const
  })
  return {
    why: 'First tables of the site',
    source,
    tables: { ...prices, site, currency: sites[site].currency, categories: Object.fromEntries(categories) },
  }
}
