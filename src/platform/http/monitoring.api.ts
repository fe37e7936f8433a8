import type { FastifyInstance } from 'fastify'
import type { ServerHealth } from '#platform/database/server-health.ts'
import { openMeasures, type ReadMeasures } from './measures.ts'

const config = { access: 'monitoring' } as const
const schema = { hide: true }

/** `/healthz` (the process answers), `/readyz` (send it visitors), `/metrics`: outside /api, for the machine's operator alone. */
export function monitorApp(app: FastifyInstance, health: ServerHealth, readRooms: ReadMeasures): void {
  const readMeasures = openMeasures(app, health, readRooms)
  app.addHook('onRequest', async (_request, reply) => {
    if (health.draining) reply.header('connection', 'close')
  })
  app.get('/healthz', { config, schema }, () => ({ status: 'ok' }))
  app.get('/readyz', { config, schema }, async (_request, reply) => {
    const hindrances = await health.hindrances()
    reply.header('cache-control', 'no-store')
    if (hindrances.length > 0) reply.status(503).header('retry-after', '2')
    return { status: hindrances.length === 0 ? 'ready' : 'not ready', hindrances }
  })
  app.get('/metrics', { config, schema }, async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store')
    return readMeasures()
  })
}
