import { isIdle } from '#people/access/session-lifetime.ts'
import type { Work } from '#platform/work/work.ts'

export type CustomerSession = {
  readonly id: string
  readonly agent: string
  readonly ip: string
  readonly openedAt: Date
  readonly lastSeenAt: Date
}

/** Where a customer is signed in, for staff; the last used first. */
export async function readSessionsOf({ db, now }: Work, customerId: string): Promise<readonly CustomerSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'agent', 'ip', 'created_at', 'last_seen_at', 'remember'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(50)
    .execute()
  return rows
    .filter((row) => !isIdle('customer', row.remember, row.last_seen_at, now))
    .map(({ id, agent, ip, created_at, last_seen_at }) => ({
      id,
      agent,
      ip,
      openedAt: created_at,
      lastSeenAt: last_seen_at,
    }))
}
