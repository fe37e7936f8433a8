import type { Settings } from '#platform/settings/settings.ts'
import { CannotStart } from '#platform/work/cannot-start.ts'
import { migrate, readMissingMigrations } from './migrate.ts'

/**
 * Brings the database up to date and answers what was applied. In production a database of its own is migrated by
 * `npm run migrate` alone, once for all machines: while it is behind, nothing starts on it (docs/running.md, "Updating").
 */
export async function requireMigrated(settings: Settings, url: string): Promise<readonly string[]> {
  if (!settings.isProduction || !settings.DATABASE_URL) return migrate(url)
  const missing = await readMissingMigrations(url)
  if (missing.length === 0) return []
  const [first = ''] = missing
  const named = missing.length === 1 ? `migration ${first}` : `${missing.length} migrations, from ${first} on`
  throw new CannotStart(`The database of DATABASE_URL lacks ${named}. Run: npm run migrate`)
}
