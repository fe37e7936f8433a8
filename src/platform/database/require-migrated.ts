import type { Settings } from '#platform/settings/settings.ts'
import { CannotStart } from '#platform/work/cannot-start.ts'
import { migrate, readMissingMigrations } from './migrate.ts'

/**
 * Applies the missing migrations and returns their names. In production only `npm run migrate` migrates an external
 * database, once for all machines; until then no program starts on it (docs/running.md, "Updating").
 */
export async function requireMigrated(settings: Settings, url: string): Promise<readonly string[]> {
  if (!settings.isProduction || !settings.DATABASE_URL) return migrate(url)
  const missing = await readMissingMigrations(url)
  if (missing.length === 0) return []
  const [first = ''] = missing
  const named = missing.length === 1 ? first : `${first} and ${missing.length - 1} more`
  throw new CannotStart(`The database of DATABASE_URL lacks ${named}. Run: npm run migrate`)
}
