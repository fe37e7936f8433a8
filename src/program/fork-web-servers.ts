import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { AggregatorRegistry } from 'prom-client'
import type { ServerSetup, Shop } from './shop.ts'
import { longestClosing, type WebServer } from './web-server.ts'

/** Messages of the job process to the processes that answer visitors. */
export type Told =
  | { readonly kind: 'open'; readonly setup: ServerSetup; readonly connections: number }
  | { readonly kind: 'measures'; readonly asked: number; readonly text: string }

/** Their answers. */
export type Answered = { readonly kind: 'opened' } | { readonly kind: 'measure'; readonly asked: number }

/**
 * Rendering a page makes megabytes of short-lived garbage: with a small young generation the old one would be scanned
 * for nothing.
 */
export const roomForPages = '--max-semi-space-size=64'
const allConnections = 60
const mostConnections = 20
const pause = 1000

/**
 * Answers visitors in this many processes, each a copy of this program. A dead one is replaced; when this one dies they
 * die with it. `node:cluster` gives each new connection to the next free one; database connections are shared equally.
 */
export async function forkWebServers(shop: Shop, count: number): Promise<WebServer> {
  const registry = new AggregatorRegistry()
  cluster.setupPrimary({ execArgv: [...process.execArgv, roomForPages] })
  const connections = Math.max(3, Math.min(mostConnections, Math.floor(allConnections / count)))
  let isOver = false
  const start = async (): Promise<void> => {
    // A build runs React's production version (`scripts/start.ts`) and sets the environment; the workers get the
    // setting's value.
    const worker = cluster.fork({ NODE_ENV: shop.settings.NODE_ENV })
    worker.on('message', (said: Answered) => {
      if (said.kind !== 'measure') return
      void registry
        .clusterMetrics()
        .catch(() => '')
        .then((text) => tell(worker, { kind: 'measures', asked: said.asked, text }))
    })
    worker.once('online', () => tell(worker, { kind: 'open', setup: shop.setup, connections }))
    await untilOpened(worker)
    worker.once('exit', (code, signal) => {
      if (isOver) return
      shop.logger.error({ code, signal, pid: worker.process.pid }, 'a process that answered visitors ended')
      setTimeout(replace, pause)
    })
  }
  const replace = () => {
    if (isOver) return
    start().catch((error: unknown) => {
      shop.logger.error({ err: error }, 'a process that answers visitors did not start')
      setTimeout(replace, pause)
    })
  }
  const close = async () => {
    isOver = true
    await Promise.all(workers().map(end))
  }
  try {
    await Promise.all(Array.from({ length: count }, start))
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

function tell(worker: Worker, told: Told): void {
  // A worker that has gone gets no more messages.
  if (worker.isConnected()) worker.send(told, () => undefined)
}

async function untilOpened(worker: Worker): Promise<void> {
  const gone = once(worker, 'exit').then(() => {
    throw new Error('A process that was to answer visitors ended before it was open; what it wrote says why.')
  })
  const opened = new Promise<void>((resolve) => {
    worker.on('message', (said: Answered) => said.kind === 'opened' && resolve())
  })
  // Once it is open, another handler reports its end.
  gone.catch(() => undefined)
  await Promise.race([opened, gone])
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const late = setTimeout(() => worker.process.kill('SIGKILL'), longestClosing + 5000)
  await ended
  clearTimeout(late)
}
