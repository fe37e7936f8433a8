import type { Work } from '#platform/work/work.ts'
import { hashToken } from './opaque-token.ts'
import { isIdle } from './session-lifetime.ts'
import { signedInCustomer } from './signed-in-customer.ts'

export type OpenSession = {
  readonly id: string
  /** The browser's name from its user agent. */
  readonly agent: string
  readonly ip: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly isThis: boolean
}

/** The customer's open sessions, the current one first. */
export async function readSessions(work: Work, token: string | null): Promise<readonly OpenSession[]> {
  const rows = await work.db
    .selectFrom('sessions')
    .select(['id', 'agent', 'ip', 'created_at', 'last_seen_at', 'remember', 'token_hash'])
    .where('customer_id', '=', signedInCustomer(work))
    .where('expires_at', '>', work.now)
    .orderBy('last_seen_at', 'desc')
    .execute()
  const here = token ? hashToken(token) : null
  return rows
    .filter((row) => !isIdle('customer', row.remember, row.last_seen_at, work.now))
    .map(({ id, agent, ip, created_at, last_seen_at, token_hash }) => ({
      id,
      agent,
      ip,
      createdAt: created_at,
      lastSeenAt: last_seen_at,
      isThis: token_hash === here,
    }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis))
}
