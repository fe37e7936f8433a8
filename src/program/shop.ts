import type { Logger } from 'pino'
import { watchKinds } from '#catalog/estimates/tree/watch-kinds.ts'
import { watchStores } from '#catalog/stores/watch-stores.ts'
import { couriers } from '#fulfilment/couriers/courier.ts'
import { noteConnections } from '#fulfilment/couriers/note-connection.ts'
import { watchOfficeHours } from '#fulfilment/requests/offices/office-hours.ts'
import { sealSavedCards } from '#money/payments/cards/sealed-token.ts'
import { sealCustomerFactors } from '#people/accounts/second-factor/seal-factors.ts'
import { nameMissing } from '#people/notices/name-missing.ts'
import { messageCompanies } from '#people/notices/notices.ports.ts'
import { sealSecondFactors } from '#people/staff/seal-second-factors.ts'
import { type Failed, layOutChores, openDeliverer } from '#platform/background/deliver.ts'
import { openJobContext, type RoomJobs } from '#platform/background/jobs.ts'
import { newsWire, pgNewsWire } from '#platform/background/news-wire.ts'
import { openDatabase } from '#platform/database/database.ts'
import { findServer } from '#platform/database/find-server.ts'
import { requireMigrated } from '#platform/database/require-migrated.ts'
import { openServerHealth } from '#platform/database/server-health.ts'
import { sealer } from '#platform/files/seal.ts'
import { watchSettings } from '#platform/settings/changeable/known-settings.ts'
import { openLog } from '#platform/settings/log.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { readSiteOrigins, siteOrigins } from '#platform/settings/site-origins.ts'
import { vaultOfSettings } from '#platform/settings/vault-keys.ts'
import { CannotStart, giveUp } from '#platform/work/cannot-start.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { mainSite, siteCodes, sites } from '#sites/sites.ts'
import type { AppParts } from './app.ts'
import { missingFirstData } from './missing-first-data.ts'
import { plugWorld } from './outside-world.ts'
import { roomJobs } from './room-jobs.ts'
import { nothingSimulated, type Simulated, type World } from './simulated.ts'
import { processesFor, type ServerContext } from './web-server.ts'

const patienceMs = 5_000

/** The setup of a process: the database's address, and what is simulated. */
export type ServerSetup = { readonly url: string; readonly simulated: Simulated }

/** What lives as long as the program: database, adapters, simulators, jobs. */
export type Shop = ServerContext & {
  readonly setup: ServerSetup
  /** The text for the person who started it: the address, and how to sign in. */
  readonly welcome: string
  /** Starts hearers and scheduled jobs; returns a function that stops them. */
  readonly startJobs: () => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

/** Opens the server's context on a migrated database, with at most this many connections. */
export function openServerContext(
  settings: Settings,
  logger: Logger,
  { url, simulated }: ServerSetup,
  max = 20,
): ServerContext {
  const onError = (error: Error) => logger.warn({ err: error }, 'database connection lost')
  const database = openDatabase(url, { max, onError, vault: vaultOfSettings(settings) })
  const clock = () => new Date()
  const wire = pgNewsWire(url, clock, (error) => logger.warn({ err: error }, 'news wire lost'))
  const plugs = plugWorld(settings, simulated, logger)
  const ports = plugIn([...plugs, plug(siteOrigins, readSiteOrigins(settings)), plug(newsWire, wire)])
  const health = openServerHealth(url, database.pool)
  const stopStores = watchStores(database, (error) => logger.warn({ err: error }, 'stores could not be read'))
  const stopKinds = watchKinds(database, (error) => logger.warn({ err: error }, 'kinds could not be read'))
  const stopHours = watchOfficeHours(database, (error) => logger.warn({ err: error }, 'office hours could not be read'))
  const stopSettings = watchSettings(database, (error) => logger.warn({ err: error }, 'settings could not be read'))
  const close = async () => {
    stopSettings()
    stopStores()
    stopKinds()
    stopHours()
    await database.close()
  }
  return { settings, db: database.db, ports, logger, clock, health, database: { ...database, close } }
}

/**
 * Opens the shop: starts or finds its database, migrates it and plugs in the outside world. `world` simulates the
 * companies that the settings do not name and fills the demo; in production it is never used.
 */
export async function openShop(settings: Settings, world: World | null = null): Promise<Shop> {
  const logger = openLog(settings.LOG_LEVEL)
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const one of opened.splice(0).reverse()) await one()
  }
  try {
    return await open({ settings, logger, world: settings.isProduction ? null : world }, opened, close)
  } catch (error) {
    await close()
    throw error
  }
}

type Opening = { readonly settings: Settings; readonly logger: Logger; readonly world: World | null }

async function open(
  { settings, logger, world }: Opening,
  opened: (() => Promise<void>)[],
  close: () => Promise<void>,
): Promise<Shop> {
  const simulation = world ? await world.simulate(settings) : nothingSimulated
  opened.push(simulation.close)
  const server = await findServer(settings, watcher(logger))
  opened.push(server.stop)
  const applied = await requireMigrated(settings, server.url)
  if (applied.length > 0) logger.info({ applied }, 'migrated')
  const setup = { url: server.url, simulated: simulation.simulated }
  // If other processes answer visitors, this one needs connections only for its jobs.
  const parts = openServerContext(settings, logger, setup, processesFor(settings) > 1 ? 12 : undefined)
  const { database, ports } = parts
  opened.push(database.close)
  await openJobContext(database.db, ports, mainSite, parts.clock()).write((work) =>
    noteConnections(work, ports.get(couriers)),
  )
  const signIn = world && settings.DEMO ? await world.fillDemo(parts) : []
  const sealed = await openJobContext(database.db, ports, mainSite, parts.clock()).write(async (work) => ({
    factors: (await sealSecondFactors(work, ports.get(sealer))) + (await sealCustomerFactors(work, ports.get(sealer))),
    cards: await sealSavedCards(work, ports.get(sealer)),
  }))
  if (sealed.factors + sealed.cards > 0) logger.info({ sealed }, 'sealed with the present key')
  const missing = await missingFirstData(database.db)
  for (const sentence of missing) logger.warn(sentence)
  for (const one of ports.get(messageCompanies).missing)
    logger.warn(one, `Nobody carries ${nameMissing(one, 'en')} from here`)
  return {
    ...parts,
    setup,
    welcome: [...addresses(settings), ...simulation.shown, ...signIn, ...missing].join('\n'),
    startJobs: () => startJobs(parts, roomJobs),
    close,
  }
}

// Without its database the program can do nothing: it ends, and its supervisor notices.
function watcher(logger: Logger) {
  return {
    onRestarted: (milliseconds: number) => logger.error({ milliseconds }, 'PostgreSQL had ended and was started again'),
    onLost: (reason: string) =>
      giveUp(new CannotStart(`Its PostgreSQL was gone and could not be started again. ${reason}`), 'Marsa ended.'),
  }
}

function addresses(settings: Settings): readonly string[] {
  if (settings.isProduction) return [`Marsa is open on port ${settings.PORT}`]
  const origins = readSiteOrigins(settings)
  const main = origins[mainSite]
  return [
    '',
    'Marsa is open.',
    ...siteCodes.map((site) => `${`${sites[site].name} (${sites[site].currency}):`.padEnd(20)}${origins[site]}`),
    `Staff console:      ${main}/ar/ops`,
    `Mail and SMS sent:  ${main}/dev/outbox`,
    `API description:    ${main}/api/docs`,
  ]
}

/** Starts background work: announcements reach their hearers, scheduled jobs run. Returns a function that stops it. */
async function startJobs(shop: AppParts, rooms: readonly RoomJobs[]): Promise<() => Promise<void>> {
  const failed: Failed = (error, { handler, isGivenUp }) => {
    const isAlarm = error instanceof Error && error.name === 'Alarm'
    const level = isAlarm ? 'fatal' : isGivenUp ? 'error' : 'warn'
    shop.logger[level]({ err: error, handler }, isGivenUp ? 'given up: a dead letter' : 'work failed, is tried again')
  }
  await layOutChores(shop.db, rooms, shop.clock())
  const deliverer = openDeliverer(shop.db, shop.ports, rooms, shop.clock, failed)
  let stopped = false
  const go = async () => {
    while (!stopped) {
      await deliverer.round().catch((error) => shop.logger.warn({ err: error }, 'jobs'))
      await deliverer.pause()
    }
  }
  const going = go()
  return async () => {
    stopped = true
    await going
    await deliverer.end(patienceMs).catch((error) => shop.logger.warn({ err: error }, 'jobs'))
  }
}
