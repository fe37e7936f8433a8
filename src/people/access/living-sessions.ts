import type { Kysely } from 'kysely'
import type { Database } from '#platform/work/work.ts'
import { hashToken } from './opaque-token.ts'
import { isIdle } from './session-lifetime.ts'

/** Those tokens whose sessions are still valid; this does not count as activity. */
export async function livingSessions(
  db: Kysely<Database>,
  tokens: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]))
  if (byHash.size === 0) return new Set()
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('customers', 'customers.id', 'sessions.customer_id')
    .leftJoin('staff_members', 'staff_members.id', 'sessions.staff_id')
    .select(['sessions.token_hash', 'sessions.staff_id', 'sessions.remember', 'sessions.last_seen_at'])
    .where('sessions.token_hash', 'in', [...byHash.keys()])
    .where('sessions.expires_at', '>', now)
    .where('customers.suspended_at', 'is', null)
    .where('staff_members.suspended_at', 'is', null)
    .execute()
  const living = rows.filter((row) => !isIdle(row.staff_id ? 'staff' : 'customer', row.remember, row.last_seen_at, now))
  return new Set(living.flatMap((row) => byHash.get(row.token_hash) ?? []))
}
