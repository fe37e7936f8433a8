import type { Kysely } from 'kysely'
import type { Database } from '#platform/work/work.ts'
import { siteCodes } from '#sites/sites.ts'

/** What a shop needs before it can sell, and the command to fix it, for the person who started it. */
export async function missingFirstData(db: Kysely<Database>): Promise<readonly string[]> {
  const priced = await db.selectFrom('price_table_versions').select('site').distinct().execute()
  const admin = await db.selectFrom('staff_members').select('id').limit(1).executeTakeFirst()
  const unpriced = siteCodes.filter((site) => !priced.some((one) => one.site === site))
  const missing: string[] = []
  if (unpriced.length > 0)
    missing.push(`No price tables yet (${unpriced.join(', ')}): nothing can be priced. Run: npm run first-data`)
  if (!admin)
    missing.push('Nobody may sign in at /ar/ops yet. Run: npm run staff:create -- --email YOU@HOST --roles admin')
  return missing
}
