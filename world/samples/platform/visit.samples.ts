import assert from 'node:assert/strict'
import type { Kysely } from 'kysely'
import { openVisit, type Visit, type VisitFacts } from '#platform/http/visit.ts'
import { plugIn } from '#platform/work/ports.ts'
import type { Actor, Database } from '#platform/work/work.ts'
import { mainSite } from '#sites/sites.ts'

/** A whole visit of this person on the main site, in English, with nothing from outside, except for what is said. */
export function sampleVisit(db: Kysely<Database>, who: Actor, said: Partial<VisitFacts> = {}): Visit {
  return openVisit(db, {
    who,
    now: new Date(),
    token: null,
    site: mainSite,
    locale: 'en',
    requestId: 'test',
    ip: '127.0.0.1',
    origin: 'http://localhost',
    cookies: {},
    nonce: '',
    ports: plugIn([]),
    report: (fault) => assert.fail(String(fault)),
    ...said,
  })
}
