import type { FastifyBaseLogger, FastifyInstance, RouteOptions } from 'fastify'
import type { Kysely } from 'kysely'
import { authenticate, recognise } from '#people/authenticate.ts'
import { permits } from '#people/permissions.ts'
import { recordDenial } from '#people/security/record-denial.ts'
import { servePictures } from '#reader/pictures/serve-pictures.ts'
import { openHttp } from './platform/http.ts'
import { keepFor } from './platform/measures.ts'
import { monitorApp } from './platform/monitoring.api.ts'
import { describeApi, serveDescription } from './platform/openapi.ts'
import type { Ports } from './platform/ports.ts'
import { no } from './platform/refusal.ts'
import type { Settings } from './platform/settings.ts'
import { idleStanding, type Standing } from './platform/standing.ts'
import type { Database } from './platform/work.ts'
import { readMeasures } from './read-measures.ts'
import { roomApis } from './room-apis.ts'

export type AppParts = {
  readonly settings: Settings
  readonly db: Kysely<Database>
  readonly ports: Ports
  readonly logger: FastifyBaseLogger
  readonly clock: () => Date
  readonly standing?: Standing
}

/** The server with every call of every room; pages and files are added by `server.ts`. */
export async function createApp(parts: AppParts, onRoute?: (route: RouteOptions) => void): Promise<FastifyInstance> {
  const { settings, db, ports, logger, clock } = parts
  const app = await openHttp({
    db,
    ports,
    logger,
    clock,
    trustedProxies: settings.TRUST_PROXY,
    origins: { eg: settings.ORIGIN_EG, ae: settings.ORIGIN_AE },
    authenticate: (token, now, site) => authenticate(db, token, now, site),
    recognise: (token, now, wish) => recognise(db, token, now, wish),
    permits,
    onDenied: recordDenial,
    monitorToken: settings.METRICS_TOKEN,
    isProduction: settings.isProduction,
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  monitorApp(
    app,
    parts.standing ?? idleStanding(),
    keepFor(15_000, () => readMeasures(db, clock())),
  )
  servePictures(app)
  await app.register(
    async (api) => {
      await describeApi(api)
      for (const room of roomApis) await api.register(room)
      await serveDescription(api, !settings.isProduction)
      api.all('/*', { config: { access: 'public' }, schema: { hide: true } }, () => {
        throw no.NOT_FOUND()
      })
    },
    { prefix: '/api' },
  )
  return app
}
