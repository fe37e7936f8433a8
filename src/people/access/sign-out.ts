import { forgetBrowsersOf } from '#people/notices/push/subscribe.ts'
import type { Work } from '#platform/work/work.ts'
import { hashToken } from './opaque-token.ts'

/** Ends the session of this token, and the notifications of its browser; does nothing if it has already ended. */
export async function signOut(work: Work, token: string): Promise<void> {
  const gone = work.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).returning('id')
  await forgetBrowsersOf(
    work,
    (await gone.execute()).map(({ id }) => id),
  )
}

/** The session of this token; null if it has ended. */
export async function findSessionId(work: Work, token: string | null): Promise<string | null> {
  if (token === null) return null
  const found = work.db.selectFrom('sessions').select('id').where('token_hash', '=', hashToken(token))
  return (await found.executeTakeFirst())?.id ?? null
}
