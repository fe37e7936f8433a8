import { createServer, type ListenOptions } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './platform/settings.ts'
import { openShop, type Shop } from './shop.ts'

const drain = 1500
const patience = 20_000

/**
 * Opens the shop and serves it until it is told to stop. Then: not ready and `Connection: close` at once, a while for
 * balancers and kept connections to go elsewhere, what is under way to its end, jobs, database.
 */
export async function serveShop(settings: Settings, makeApp: (shop: Shop) => Promise<FastifyInstance>): Promise<void> {
  const listening: ListenOptions = {
    port: settings.PORT,
    host: settings.HOST || (settings.isProduction ? '::' : 'localhost'),
    ...(settings.REUSE_PORT && { reusePort: true }),
  }
  if (!settings.REUSE_PORT) await probe(listening)
  const opening = open(settings, listening, makeApp)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const opened = await opening.catch(() => null)
    await opened?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  const { welcome } = await opening
  if (!stopping) console.log(welcome)
}

async function open(settings: Settings, listening: ListenOptions, makeApp: (shop: Shop) => Promise<FastifyInstance>) {
  const shop = await openShop(settings)
  let opened: FastifyInstance | null = null
  try {
    const app = await makeApp(shop)
    opened = app
    await app.listen(listening)
    const stopJobs = await shop.startJobs()
    const close = async () => {
      shop.standing.draining = true
      if (settings.isProduction || settings.REUSE_PORT) await wait(drain)
      // What is under way is answered; a connection that never ends is ended.
      const late = setTimeout(() => app.server.closeAllConnections(), patience)
      await app.close()
      clearTimeout(late)
      await stopJobs()
      await shop.close()
    }
    return { welcome: shop.welcome, close }
  } catch (error) {
    // Whoever knocked meanwhile is sent away before the database is closed: a shop that did not open answers nobody.
    opened?.server.closeAllConnections()
    await opened?.close()
    await shop.close()
    throw error
  }
}

// A port that is taken is said before anything is started or migrated. One that is shared is not touched before we can answer.
function probe(listening: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(listening, () => server.close(() => resolve()))
  })
}
