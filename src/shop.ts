import { join } from 'node:path'
import type { AppParts } from './app.ts'
import { type OpenDatabase, openDatabase } from './platform/database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { openLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { type Plug, plugIn } from './platform/ports.ts'
import type { Settings } from './platform/settings.ts'

/** What lives as long as the program: database, adapters, simulators, jobs. */
export type Shop = AppParts & {
  readonly database: OpenDatabase
  /** What a person who just started it needs to know: where to look, how to sign in. */
  readonly welcome: string
  /** Starts handling announcements and chores; answers how to stop. */
  readonly startJobs: () => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

/** Opens the shop: starts or finds its database, brings it up to date and plugs the outside world in. */
export async function openShop(settings: Settings): Promise<Shop> {
  const log = openLog(settings.LOG_LEVEL)
  const embedded = settings.DATABASE_URL ? null : await startEmbeddedPostgres(join(settings.dataDirectory, 'postgres'))
  const url = settings.DATABASE_URL || (embedded?.url ?? '')
  const applied = await migrate(url)
  if (applied.length > 0) log.info({ applied }, 'migrated')
  const database = openDatabase(url, {
    max: 20,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const plugs: Plug[] = []
  return {
    settings,
    database,
    db: database.db,
    ports: plugIn(plugs),
    logger: log,
    welcome: `http://localhost:${settings.PORT}`,
    startJobs: async () => async () => undefined,
    clock: () => new Date(),
    close: async () => {
      await database.close()
      await embedded?.stop()
    },
  }
}
