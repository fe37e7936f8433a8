import { type Kysely, sql } from 'kysely'
import type { Known, PrefetchRequest } from '#platform/work/prefetch.ts'
import { type Actor, type Database, type Role, roles } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { hashToken } from './opaque-token.ts'
import { atSite } from './permissions.ts'
import { isIdle, isRecentProof, seenEvery } from './session-lifetime.ts'

/** The owner of a session token and their role on this site; null if `recognise` finds nobody. */
export async function authenticate(
  db: Kysely<Database>,
  token: string,
  now: Date,
  site: Site | null = null,
): Promise<Actor | null> {
  const known = await recognise(db, token, now)
  return known && (site ? atSite(known.who, site) : known.who)
}

/**
 * The owner of a session token, with the data that the route needs of them; null if the token is unknown, ended or idle
 * for too long, or if its owner is suspended. Staff who have shown only one factor are not signed in yet.
 */
export async function recognise(
  db: Kysely<Database>,
  token: string,
  now: Date,
  asked: PrefetchRequest | null = null,
): Promise<Known | null> {
  if (token.length > 100) return null
  const hash = hashToken(token)
  const session = await findSession(db, hash, now, asked)
  if (!session) return null
  if (session.staff_id && session.factors !== 2) return null
  const kind = session.staff_id ? 'staff' : 'customer'
  if (isIdle(kind, session.remember, session.last_seen_at, now)) return null
  if (now.getTime() - session.last_seen_at.getTime() > seenEvery) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', hash).execute()
  }
  const { prefetched } = session
  const isProved = isRecentProof(session.proved_at, now)
  if (session.customer_id) return { who: { kind: 'customer', id: session.customer_id, isProved }, prefetched }
  if (!session.staff_id) return null
  const duties = { roles: (session.roles ?? []).filter(isRole), places: session.places ?? [], isProved }
  const who = { kind: 'staff', id: session.staff_id, ...duties } as const
  return { who: asked ? atSite(who, asked.site) : who, prefetched }
}

function findSession(db: Kysely<Database>, hash: string, now: Date, asked: PrefetchRequest | null) {
  const customer = sql<string | null>`sessions.customer_id`
  const wanted = asked ? asked.prefetch({ customer, now, site: asked.site, locale: asked.locale }) : sql<null>`null`
  return db
    .selectFrom('sessions')
    .leftJoin('customers', 'customers.id', 'sessions.customer_id')
    .leftJoin('staff_members', 'staff_members.id', 'sessions.staff_id')
    .select([
      'sessions.customer_id',
      'sessions.staff_id',
      'sessions.remember',
      'sessions.factors',
      'sessions.last_seen_at',
      'sessions.proved_at',
    ])
    .select(['staff_members.roles', 'staff_members.places', wanted.as('prefetched')])
    .where('sessions.token_hash', '=', hash)
    .where('sessions.expires_at', '>', now)
    .where('customers.suspended_at', 'is', null)
    .where('staff_members.suspended_at', 'is', null)
    .executeTakeFirst()
}

function isRole(name: string): name is Role {
  return roles.some((role) => role === name)
}
