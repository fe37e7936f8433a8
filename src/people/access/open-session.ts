import type { Work } from '#platform/work/work.ts'
import { hashToken, newToken } from './opaque-token.ts'
import { halfSessionEnd, type SessionKind, sessionEnd } from './session-lifetime.ts'

/** The address and browser of a sign-in. */
export type Doorstep = { readonly ip: string; readonly agent: string }

export type Session = {
  readonly token: string
  readonly kind: SessionKind
  readonly remember: boolean
  /** Who still owes the code of their second factor. */
  readonly isHalf: boolean
}

/**
 * The owner of a session; staff who gave only the password have shown one factor, which opens nothing but the page of
 * the code.
 */
export type SessionOwner =
  | { readonly kind: 'customer'; readonly id: string }
  | { readonly kind: 'staff'; readonly id: string; readonly factors: 1 | 2 }

/** A new session with a new token; the token is returned here and never again. */
export async function openSession(
  work: Work,
  whose: SessionOwner,
  remember: boolean,
  from: Doorstep,
): Promise<Session> {
  const token = newToken()
  const isHalf = whose.kind === 'staff' && whose.factors !== 2
  await work.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      customer_id: whose.kind === 'customer' ? whose.id : null,
      staff_id: whose.kind === 'staff' ? whose.id : null,
      factors: whose.kind === 'staff' && !isHalf ? 2 : 1,
      remember,
      ip: from.ip,
      agent: from.agent.slice(0, 300),
      created_at: work.now,
      proved_at: isHalf ? null : work.now,
      last_seen_at: work.now,
      expires_at: isHalf ? halfSessionEnd(work.now) : sessionEnd(whose.kind, remember, work.now),
    })
    .execute()
  return { token, kind: whose.kind, remember, isHalf }
}
