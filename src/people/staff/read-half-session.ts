import { hashToken } from '#people/access/opaque-token.ts'
import { openSecret } from '#people/proofs/sealed-secret.ts'
import type { Sealer } from '#platform/files/seal.ts'
import type { Work } from '#platform/work/work.ts'

/** A staff member who gave the password and still owes the code. */
export type HalfSession = {
  readonly staffId: string
  readonly email: string
  readonly secret: string
  readonly lastStep: bigint | null
  readonly isEnrolled: boolean
}

/** The owner of this half session; null if it is unknown, over or already whole, or if its owner is suspended. */
export async function readHalfSession(
  work: Work,
  token: string | undefined,
  sealer: Sealer,
): Promise<HalfSession | null> {
  if (!token || token.length > 100) return null
  const row = await work.db
    .selectFrom('sessions')
    .innerJoin('staff_members', 'staff_members.id', 'sessions.staff_id')
    .select(['staff_members.id', 'email', 'totp_secret', 'totp_last_step', 'totp_confirmed_at'])
    .where('token_hash', '=', hashToken(token))
    .where('factors', '=', 1)
    .where('expires_at', '>', work.now)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  if (!row?.totp_secret) return null
  return {
    staffId: row.id,
    email: row.email,
    secret: openSecret(sealer, row.id, row.totp_secret),
    lastStep: row.totp_last_step,
    isEnrolled: row.totp_confirmed_at !== null,
  }
}
