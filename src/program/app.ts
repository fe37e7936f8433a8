import type { FastifyBaseLogger, FastifyInstance, RouteOptions } from 'fastify'
import type { Kysely } from 'kysely'
import { servePictures } from '#catalog/reader/pictures/serve-pictures.ts'
import { countViews } from '#content/tracking/count-views.ts'
import { visitorOf } from '#content/tracking/read-visitor.ts'
import { authenticate, recognise } from '#people/access/authenticate.ts'
import { permits } from '#people/access/permissions.ts'
import { recordDenial } from '#people/access/security/record-denial.ts'
import { seenAs } from '#people/access/support-views/support-view.ts'
import { idleServerHealth, type ServerHealth } from '#platform/database/server-health.ts'
import { openHttp } from '#platform/http/http.ts'
import { keepFor } from '#platform/http/measures.ts'
import { monitorApp } from '#platform/http/monitoring.api.ts'
import { describeApi, serveDescription } from '#platform/http/openapi.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { namedOrigins } from '#platform/settings/site-origins.ts'
import type { Ports } from '#platform/work/ports.ts'
import { no } from '#platform/work/refusal.ts'
import type { Database } from '#platform/work/work.ts'
import { readMeasures } from './read-measures.ts'
import { roomApis } from './room-apis.ts'

export type AppParts = {
  readonly settings: Settings
  readonly db: Kysely<Database>
  readonly ports: Ports
  readonly logger: FastifyBaseLogger
  readonly clock: () => Date
  readonly health?: ServerHealth
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
    origins: namedOrigins(settings),
    authenticate: (token, now, site) => authenticate(db, token, now, site),
    recognise: (token, now, wish) => recognise(db, token, now, wish),
    seenAs: (asked) => seenAs(db, asked),
    visitorOf,
    permits,
    onDenied: recordDenial,
    monitorToken: settings.METRICS_TOKEN,
    isProduction: settings.isProduction,
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  monitorApp(
    app,
    parts.health ?? idleServerHealth(),
    keepFor(15_000, () => readMeasures(db, clock())),
  )
  countViews(app, { db, clock, ports })
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
