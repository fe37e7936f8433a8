import type { RawBuilder } from 'kysely'
import type { Site } from '#sites/sites.ts'
import type { Actor, Locale } from './work.ts'

/** The visitor as the statement knows them that looks up their session: `customer` is null for everybody else. */
export type Visitor = {
  readonly customer: RawBuilder<string | null>
  readonly now: Date
  readonly site: Site
  readonly locale: Locale
}

/**
 * What a route wants to know of its visitor before it begins, as one text: a scalar subquery that is asked in the
 * statement which looks up the session, so that a request of one question needs one. Null where there is no session.
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
