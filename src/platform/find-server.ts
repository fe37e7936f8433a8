import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Settings } from './settings.ts'

/** The PostgreSQL that the settings name, else the embedded one; `stop` once nothing more is asked of it. */
export async function findServer(settings: Settings): Promise<EmbeddedPostgres> {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, stop: async () => undefined }
  return startEmbeddedPostgres(join(settings.dataDirectory, 'postgres'))
}
