import type { Logger } from 'pino'
import { couriers } from '#couriers/courier.ts'
import { noteConnections } from '#couriers/note-connection.ts'
import { sealSecondFactors } from '#people/seal-second-factors.ts'
import type { AppParts } from './app.ts'
import { processesFor } from './door.ts'
import { missingFirstData } from './missing-first-data.ts'
import { openSimulation, plugWorld } from './outside-world.ts'
import { CannotStart, giveUp } from './platform/cannot-start.ts'
import { type OpenDatabase, openDatabase } from './platform/database.ts'
import { findServer } from './platform/find-server.ts'
import { openShift } from './platform/jobs.ts'
import { newsWire, pgNewsWire } from './platform/live/news-wire.ts'
import { openLog } from './platform/log.ts'
import { plug, plugIn } from './platform/ports.ts'
import { requireMigrated } from './platform/require-migrated.ts'
import { sealer } from './platform/seal.ts'
import type { Settings } from './platform/settings.ts'
import { readSiteOrigins, siteOrigins } from './platform/site-origins.ts'
import { openStanding, type Standing } from './platform/standing.ts'
import { roomJobs } from './room-jobs.ts'
import type { Simulated } from './simulated.ts'
import { startJobs } from './start-jobs.ts'

/** What a process stands on: where the database is, and what of the world is simulated. */
export type Ground = { readonly url: string; readonly simulated: Simulated }

/** What a process that answers visitors works with. */
export type Counter = AppParts & { readonly database: OpenDatabase; readonly standing: Standing }

/** What lives as long as the program: database, adapters, simulators, jobs. */
export type Shop = Counter & {
  readonly ground: Ground
  /** What a person who just started it needs to know: where to look, how to sign in. */
  readonly welcome: string
  /** Starts handling announcements and chores; answers how to stop. */
  readonly startJobs: () => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

/** Opens what answers visitors on a database that is up to date, with so many connections at most. */
export function openCounter(settings: Settings, logger: Logger, { url, simulated }: Ground, max = 20): Counter {
  const onError = (error: Error) => logger.warn({ err: error }, 'database connection lost')
  const database = openDatabase(url, { max, onError })
  const clock = () => new Date()
  const wire = pgNewsWire(url, clock, (error) => logger.warn({ err: error }, 'news wire lost'))
  const plugs = plugWorld(settings, simulated, logger)
  const ports = plugIn([...plugs, plug(siteOrigins, readSiteOrigins(settings)), plug(newsWire, wire)])
  const standing = openStanding(url, database.pool)
  return { settings, db: database.db, ports, logger, clock, standing, database }
}

/** Opens the shop: starts or finds its database, brings it up to date and plugs the outside world in. */
export async function openShop(settings: Settings): Promise<Shop> {
  const logger = openLog(settings.LOG_LEVEL)
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const one of opened.splice(0).reverse()) await one()
  }
  try {
    return await open(settings, logger, opened, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function open(
  settings: Settings,
  logger: Logger,
  opened: (() => Promise<void>)[],
  close: () => Promise<void>,
): Promise<Shop> {
  const world = await openSimulation(settings)
  opened.push(world.close)
  const server = await findServer(settings, watcher(logger))
  opened.push(server.stop)
  const applied = await requireMigrated(settings, server.url)
  if (applied.length > 0) logger.info({ applied }, 'migrated')
  const ground = { url: server.url, simulated: world.simulated }
  // Where others answer visitors, this process asks for its jobs alone.
  const parts = openCounter(settings, logger, ground, processesFor(settings) > 1 ? 12 : undefined)
  const { database, ports } = parts
  opened.push(database.close)
  await openShift(database.db, ports, 'eg', parts.clock()).write((work) => noteConnections(work, ports.get(couriers)))
  let signIn: readonly string[] = []
  // Imported here, so that a production build has none of it.
  if (__DEV_WORLD__ && !settings.isProduction && settings.DEMO)
    signIn = await (await import('./demo.ts')).fillDemo(parts)
  const sealed = await openShift(database.db, ports, 'eg', parts.clock()).write((work) =>
    sealSecondFactors(work, ports.get(sealer)),
  )
  if (sealed > 0) logger.info({ sealed }, 'second factors sealed')
  const missing = await missingFirstData(database.db)
  for (const sentence of missing) logger.warn(sentence)
  return {
    ...parts,
    ground,
    welcome: [...addresses(settings), ...world.shown, ...signIn, ...missing].join('\n'),
    startJobs: () => startJobs(parts, roomJobs),
    close,
  }
}

// Without its database the program can do nothing: it ends, and whoever supervises it sees that.
function watcher(logger: Logger) {
  return {
    onRestarted: (milliseconds: number) => logger.error({ milliseconds }, 'PostgreSQL had ended and was started again'),
    onLost: (reason: string) =>
      giveUp(new CannotStart(`Its PostgreSQL was gone and could not be started again. ${reason}`), 'Marsa ended.'),
  }
}

function addresses(settings: Settings): readonly string[] {
  if (settings.isProduction) return [`Marsa is open on port ${settings.PORT}`]
  const { eg, ae } = readSiteOrigins(settings)
  return [
    '',
    'Marsa is open.',
    `Egypt (EGP):        ${eg}`,
    `Dubai (AED):        ${ae}`,
    `Staff console:      ${eg}/ar/ops`,
    `Mail and SMS sent:  ${eg}/dev/outbox`,
    `API description:    ${eg}/api/docs`,
  ]
}
