import cluster from 'node:cluster'
import { createServer, type ListenOptions } from 'node:net'
import type { Settings } from '#platform/settings/settings.ts'
import { forkWebServers } from './fork-web-servers.ts'
import { serveInFork } from './serve-in-fork.ts'
import { openShop, type Shop } from './shop.ts'
import type { World } from './simulated.ts'
import { listening, type MakeApp, openWebServer, processesFor, type WebServer } from './web-server.ts'

/**
 * Opens the shop and serves it until it is told to stop, in this process or in several: then this one runs the jobs,
 * and forks itself for those that answer visitors. On shutdown: not ready and `Connection: close` at once, a while for
 * balancers and kept connections to go elsewhere, then running requests, jobs and the database end.
 */
export async function serveShop(settings: Settings, makeApp: MakeApp, world: World | null = null): Promise<void> {
  if (cluster.isWorker) return serveInFork(settings, makeApp)
  if (!settings.REUSE_PORT) await probe(listening(settings))
  const processes = processesFor(settings)
  const opening = open(settings, world, (shop) =>
    processes > 1 ? forkWebServers(shop, processes) : openWebServer(shop, makeApp),
  )
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

async function open(settings: Settings, world: World | null, openFor: (shop: Shop) => Promise<WebServer>) {
  const shop = await openShop(settings, world)
  let server: WebServer | null = null
  try {
    server = await openFor(shop)
    const stopJobs = await shop.startJobs()
    const opened = server
    const close = async () => {
      await opened.close()
      await stopJobs()
      await shop.close()
    }
    return { welcome: shop.welcome, close }
  } catch (error) {
    // Visitors in the meantime are refused before the database is closed: a shop that failed to open answers nobody.
    await server?.close()
    await shop.close()
    throw error
  }
}

// A port in use is reported before anything is started or migrated. A shared port is not opened before we can answer.
function probe(options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(options, () => server.close(() => resolve()))
  })
}
