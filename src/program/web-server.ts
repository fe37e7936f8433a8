import cluster from 'node:cluster'
import type { ListenOptions } from 'node:net'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { ServerHealth } from '#platform/database/server-health.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { AppParts } from './app.ts'

/** The server for visitors, in this process or in several. */
export type WebServer = {
  /** Accepts no new connections, lets balancers and kept connections go elsewhere, and finishes running requests. */
  readonly close: () => Promise<void>
}
export type MakeApp = (context: ServerContext) => Promise<FastifyInstance>

const mostByItself = 8
const drain = 1500
const patience = 20_000

/** The longest time that closing a server takes. */
export const longestClosing = drain + patience

/** Answers visitors in this process: all, or its share as one of several. If it cannot, it leaves nothing open. */
export async function openWebServer(context: ServerContext, makeApp: MakeApp): Promise<WebServer> {
  const { settings, health } = context
  const app = await makeApp(context)
  await listen(app, listening(settings))
  const close = async () => {
    health.draining = true
    if (settings.isProduction || settings.REUSE_PORT || cluster.isWorker) await wait(drain)
    // Running requests are answered; a connection that never ends is closed.
    const late = setTimeout(() => app.server.closeAllConnections(), patience)
    await app.close()
    clearTimeout(late)
  }
  return { close }
}

async function listen(app: FastifyInstance, options: ListenOptions): Promise<void> {
  try {
    await app.listen(options)
  } catch (error) {
    app.server.closeAllConnections()
    await app.close()
    throw error
  }
}

/** How many processes answer visitors. */
export function processesFor({ SERVER_PROCESSES, isProduction }: Settings): number {
  if (SERVER_PROCESSES > 0) return SERVER_PROCESSES
  return isProduction ? Math.min(mostByItself, availableParallelism()) : 1
}

export function listening(settings: Settings): ListenOptions {
  return {
    port: settings.PORT,
    host: settings.HOST || (settings.isProduction ? '::' : 'localhost'),
    ...(settings.REUSE_PORT && { reusePort: true }),
  }
}

/** What a process that answers visitors works with. */
export type ServerContext = AppParts & { readonly database: OpenDatabase; readonly health: ServerHealth }
