import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { hashToken, newToken } from './opaque-token.ts'
import type { Session } from './open-session.ts'

/** Continues the acting customer's or member's session with a new token, returned here and never again; the old token becomes invalid. */
export async function renewToken(work: Work, token: string): Promise<Session> {
  const kind = work.who.kind === 'staff' ? 'staff' : 'customer'
  const renewed = newToken()
  const row = await work.db
    .updateTable('sessions')
    .set({ token_hash: hashToken(renewed) })
    .where('token_hash', '=', hashToken(token))
    .where(kind === 'staff' ? 'staff_id' : 'customer_id', '=', work.who.id)
    .returning('remember')
    .executeTakeFirst()
  if (!row) throw platformNo.INVALID_TOKEN()
  return { token: renewed, kind, remember: row.remember, isHalf: false }
}
