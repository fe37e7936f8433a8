import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { write } from '#platform/database/database.ts'
import { isOutage } from '#platform/work/outage.ts'
import { type Database, system } from '#platform/work/work.ts'
import { mainSite } from '#sites/sites.ts'
import { recordError } from './record-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The build that this server shows; empty while it shows no pages. */
    build: { version: string }
    reportFault: (request: FastifyRequest, fault: unknown) => void
  }
}

/** Faults are logged with their request's id and kept by cause, beside the request: nobody waits for it. */
export function reportFaults(app: FastifyInstance, db: Kysely<Database>, clock: () => Date): void {
  const kept = new Set<Promise<unknown>>()
  app.decorate('build', { version: '' })
  app.decorate('reportFault', (request: FastifyRequest, fault: unknown) => {
    request.log.error({ err: fault }, 'fault')
    // While the database is down nothing can be kept, and it is no bug.
    if (isOutage(fault)) return
    const { site = mainSite, locale = 'en' } = request.visit ?? {}
    const seen = {
      kind: 'server',
      text: fault instanceof Error ? (fault.stack ?? String(fault)) : String(fault),
      path: request.url,
      version: app.build.version,
      requestId: request.id,
    } as const
    const keeping = write(db, { who: system, now: clock(), site, locale }, (work) => recordError(work, seen))
      .catch((error) => request.log.error({ err: error }, 'a fault was not kept'))
      .finally(() => kept.delete(keeping))
    kept.add(keeping)
  })
  app.addHook('onClose', () => Promise.all(kept).then(() => undefined))
}
