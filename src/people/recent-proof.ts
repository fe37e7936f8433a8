import type { Work } from '#platform/work.ts'
import { hashToken } from './opaque-token.ts'
import { proofLasts } from './session-lifetime.ts'

/** Whether whoever uses this session showed a password or a code within the last minutes. */
export async function isRecentlyProved(work: Work, token: string | null): Promise<boolean> {
  if (!token) return false
  const session = await work.db
    .selectFrom('sessions')
    .select('proved_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  const proved = session?.proved_at?.getTime() ?? Number.NEGATIVE_INFINITY
  return work.now.getTime() - proved <= proofLasts && proved <= work.now.getTime()
}
