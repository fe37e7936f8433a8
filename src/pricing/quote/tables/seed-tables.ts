import type { Work } from '#platform/work/work.ts'
import { siteCodes } from '#sites/sites.ts'
import { firstTables } from './first-tables.ts'
import { publishTables } from './publish-tables.ts'

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
