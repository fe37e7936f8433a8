import type { RawBuilder } from 'kysely'
import type { Site } from '#sites/sites.ts'
import type { Actor, Locale } from './work.ts'

/** The visitor, as the statement that looks up the session knows them: `customer` is null for everybody else. */
export type Visitor = {
  readonly customer: RawBuilder<string | null>
  readonly now: Date
  readonly site: Site
  readonly locale: Locale
}

/**
 * What a route needs to know of its visitor, as one text: a scalar subquery that becomes part of the statement that looks
 * up the session, so that a simple request needs only one statement. Null without a session.
 */
export type Prefetch = (visitor: Visitor) => RawBuilder<string | null>

/** A route's prefetch, and what it depends on. */
export type PrefetchRequest = { readonly prefetch: Prefetch; readonly site: Site; readonly locale: Locale }

/** A visitor with a session, and what was prefetched of them. */
export type Known = { readonly who: Actor; readonly prefetched: string | null }

declare module 'fastify' {
  interface FastifyContextConfig {
    prefetch?: Prefetch
  }
}
