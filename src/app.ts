import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { openHttp } from './platform/http.ts'
import type { Ports } from './platform/ports.ts'
import { no } from './platform/refusal.ts'
import type { Settings } from './platform/settings.ts'
import type { Database } from './platform/work.ts'

export type AppParts = {
  readonly settings: Settings
  readonly db: Kysely<Database>
  readonly ports: Ports
  readonly logger: FastifyBaseLogger
  readonly clock: () => Date
}

/** The server with every call of every room; pages and files are added by `server.ts`. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, db, ports, logger, clock } = parts
  const app = await openHttp({
    db,
    ports,
    logger,
    clock,
    trustProxy: settings.TRUST_PROXY,
    origins: { eg: settings.ORIGIN_EG, ae: settings.ORIGIN_AE },
    authenticate: async () => null,
    permits: () => false,
  })
  await app.register(
    async (api) => {
      api.all('/*', { config: { access: 'public' } }, () => {
        throw no.NOT_FOUND()
      })
    },
    { prefix: '/api' },
  )
  return app
}
