// As many processes answer as the machine has cores, as in production (docs/decisions/0021); when this file is run as a
// program it is one of them.

import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { openDatabase } from '#platform/database/database.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import type { AppParts } from '#program/app.ts'
import { roomForPages } from '#program/fork-web-servers.ts'
import { sampleParts } from '#world/samples/app.samples.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'

type Built = {
  readonly createServer: (parts: AppParts, development: boolean) => Promise<FastifyInstance>
  readonly openDatabase: typeof openDatabase
}

export const builtServer = join(rootDirectory, 'build', 'server', 'index.js')

/** Opens this many servers of the existing build behind one port, and returns the port. */
export async function openPageServers(
  url: string,
  count: number,
): Promise<{ readonly port: number; readonly pids: readonly number[]; readonly close: () => Promise<void> }> {
  cluster.setupPrimary({ exec: import.meta.filename, args: [url], execArgv: [roomForPages] })
  const workers = Array.from({ length: count }, () => cluster.fork())
  const [port = 0] = await Promise.all(workers.map(opened))
  const close = async () => {
    await Promise.all(
      workers.map((worker) => {
        const ended = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        return ended
      }),
    )
  }
  const pids = workers.map((worker) => worker.process.pid ?? 0)
  return { port, pids, close }
}

async function opened(worker: Worker): Promise<number> {
  const [first] = await Promise.race([once(worker, 'message'), once(worker, 'exit')])
  if (typeof first !== 'object') throw new Error('A server of the bench did not open')
  return first.port
}

if (cluster.isWorker) {
  const { createServer, openDatabase: openAsBuilt } = (await import(builtServer)) as Built
  const open = openAsBuilt(process.argv[2] ?? '', { vault: sampleVault, max: 20, patience: 600_000 })
  const app = await createServer(sampleParts(open.db), false)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
  process.once('SIGTERM', async () => {
    await app.close()
    await open.close()
    process.exit(0)
  })
}
