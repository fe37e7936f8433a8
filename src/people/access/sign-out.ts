import type { Work } from '#platform/work/work.ts'
import { hashToken } from './opaque-token.ts'

/** Ends the session of this token; does nothing if it has already ended. */
export async function signOut(work: Work, token: string): Promise<void> {
  await work.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}
