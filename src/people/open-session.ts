import type { Work } from '#platform/work.ts'
import { hashToken, newToken } from './opaque-token.ts'
import { type SessionKind, sessionEnd } from './session-lifetime.ts'

/** From where somebody signs in. */
export type Doorstep = { readonly ip: string; readonly agent: string }

export type Session = { readonly token: string; readonly kind: SessionKind; readonly remember: boolean }

/** A new session with a new token; the token is told here and never again. */
export async function openSession(
  work: Work,
  whose: { readonly kind: SessionKind; readonly id: string },
  remember: boolean,
  from: Doorstep,
): Promise<Session> {
  const token = newToken()
  await work.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      customer_id: whose.kind === 'customer' ? whose.id : null,
      staff_id: whose.kind === 'staff' ? whose.id : null,
      remember,
      ip: from.ip,
      agent: from.agent.slice(0, 300),
      created_at: work.now,
      last_seen_at: work.now,
      expires_at: sessionEnd(whose.kind, remember, work.now),
    })
    .execute()
  return { token, kind: whose.kind, remember }
}
