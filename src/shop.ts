import { join } from 'node:path'
import type { AppParts } from './app.ts'
import { fillDemo } from './demo.ts'
import { openOutsideWorld } from './outside-world.ts'
import { type OpenDatabase, openDatabase } from './platform/database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { openLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { plugIn } from './platform/ports.ts'
import type { Settings } from './platform/settings.ts'
import { roomJobs } from './room-jobs.ts'
import { startJobs } from './start-jobs.ts'

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
  const logger = openLog(settings.LOG_LEVEL)
  const embedded = settings.DATABASE_URL ? null : await startEmbeddedPostgres(join(settings.dataDirectory, 'postgres'))
  const url = settings.DATABASE_URL || (embedded?.url ?? '')
  const applied = await migrate(url)
  if (applied.length > 0) logger.info({ applied }, 'migrated')
  const onError = (error: Error) => logger.warn({ err: error }, 'database connection lost')
  const database = openDatabase(url, { max: 20, onError })
  const world = await openOutsideWorld(settings, logger)
  const ports = plugIn(world.plugs)
  const parts = { settings, db: database.db, ports, logger, clock: () => new Date() }
  const signIn = __DEV_WORLD__ && !settings.isProduction && settings.DEMO ? await fillDemo(parts) : []
  return {
    ...parts,
    database,
    welcome: [...addresses(settings), ...world.shown, ...signIn].join('\n'),
    startJobs: () => startJobs({ ...parts, url }, roomJobs),
    close: async () => {
      await world.close()
      await database.close()
      await embedded?.stop()
    },
  }
}

function addresses(settings: Settings): readonly string[] {
  if (settings.isProduction) return [`Marsa is open on port ${settings.PORT}`]
  const { PORT } = settings
  return [
    '',
    'Marsa is open.',
    `Egypt (EGP):        http://localhost:${PORT}`,
    `Dubai (AED):        http://ae.localhost:${PORT}`,
    `Staff console:      http://localhost:${PORT}/ar/ops`,
    `Mail and SMS sent:  http://localhost:${PORT}/dev/outbox`,
    `API description:    http://localhost:${PORT}/api/docs`,
  ]
}
