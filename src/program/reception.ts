import type { Worker } from 'node:cluster'
import { createServer, type ListenOptions, type Server, type Socket } from 'node:net'

/** What comes with a visitor's connection, and what is said when it has ended. */
export type Visitor = { readonly kind: 'visitor' }
export type VisitorLeft = { readonly kind: 'left' }

/** Where visitors come in: each connection goes to the process that has the fewest of them. */
export type Reception = {
  /** Takes visitors from now on; answers the port. */
  readonly listen: (options: ListenOptions) => Promise<number>
  /** Takes part from now on, until it ends or is dismissed. */
  readonly admit: (worker: Worker) => void
  readonly dismiss: (worker: Worker) => void
  /** Takes nobody new; who waits still is sent away. */
  readonly close: () => void
}

// What a browser may mean by localhost.
const loopbacks = ['127.0.0.1', '::1'] as const

/**
 * Connections are kept for many requests, so that whoever has more of them is slower for as long as they last: they are shared
 * by how many are open, not by who was quicker to take one. Who comes while nobody takes part waits.
 */
export function openReception(): Reception {
  const open = new Map<Worker, number>()
  const waiting: Socket[] = []
  const handOver = (socket: Socket) => {
    const [worker] = [...open].reduce<readonly [Worker | null, number]>(
      (fewest, one) => (one[1] < fewest[1] ? one : fewest),
      [null, Number.POSITIVE_INFINITY],
    )
    if (!worker) return void waiting.push(socket)
    count(worker, 1)
    worker.send({ kind: 'visitor' } satisfies Visitor, socket, { keepOpen: false }, (error) => {
      if (!error) return
      count(worker, -1)
      socket.destroy()
    })
  }
  const count = (worker: Worker, more: number) => {
    const now = open.get(worker)
    if (now !== undefined) open.set(worker, Math.max(0, now + more))
  }
  const dismiss = (worker: Worker) => void open.delete(worker)
  const admit = (worker: Worker) => {
    open.set(worker, 0)
    worker.on('message', ({ kind }: VisitorLeft) => kind === 'left' && count(worker, -1))
    worker.once('exit', () => dismiss(worker))
    for (const socket of waiting.splice(0)) handOver(socket)
  }
  const servers: Server[] = []
  const listenAt = async (options: ListenOptions): Promise<number> => {
    const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
      // Who is gone before they are handed over is nobody's fault.
      socket.on('error', () => undefined)
      handOver(socket)
    })
    servers.push(server)
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options, resolve))
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const listen = async (options: ListenOptions): Promise<number> => {
    if (options.host !== 'localhost') return listenAt(options)
    const [first, second] = loopbacks
    const port = await listenAt({ ...options, host: first })
    // A machine may have no address of the newer kind.
    await listenAt({ ...options, host: second, port }).catch((error) => {
      if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code)) throw error
    })
    return port
  }
  const close = () => {
    for (const server of servers) server.close()
    for (const socket of waiting.splice(0)) socket.destroy()
  }
  return { listen, admit, dismiss, close }
}
