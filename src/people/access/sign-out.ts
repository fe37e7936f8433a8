import type { Work } from '#platform/work/work.ts'
import { hashToken } from './opaque-token.ts'

/** Ends the session of this token; one that is already over is no matter. */
export async function signOut(work: Work, token: string): Promise<void> {
  await work.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}
