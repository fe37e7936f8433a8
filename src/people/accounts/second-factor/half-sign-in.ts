import { hashToken, newToken } from '#people/access/opaque-token.ts'
import type { Session } from '#people/access/open-session.ts'
import { halfSessionEnd } from '#people/access/session-lifetime.ts'
import { openSecret } from '#people/proofs/sealed-secret.ts'
import type { Sealer } from '#platform/files/seal.ts'
import type { Work } from '#platform/work/work.ts'

/** A customer who gave the password or the mailed code and still owes the second factor. */
export type HalfSignIn = {
  readonly customerId: string
  readonly remember: boolean
  readonly secret: string
  readonly lastStep: bigint | null
}

/** Whether this customer's sign-ins need a second factor. */
export async function hasSecondFactor(work: Work, customerId: string): Promise<boolean> {
  const found = await work.db
    .selectFrom('customer_factors')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Half a sign-in of a quarter of an hour: nobody to every page and call but those that take the second factor. */
export async function openHalfSignIn(work: Work, customerId: string, remember: boolean): Promise<Session> {
  const token = newToken()
  await work.db
    .insertInto('half_sign_ins')
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      remember,
      created_at: work.now,
      expires_at: halfSessionEnd(work.now),
    })
    .execute()
  return { token, kind: 'customer', remember, isHalf: true }
}

/** Whose half sign-in this is; null if it is unknown, over or used, or if its owner is suspended. */
export async function readHalfSignIn(
  work: Work,
  token: string | undefined,
  sealer: Sealer,
): Promise<HalfSignIn | null> {
  if (!token || token.length > 100) return null
  const row = await work.db
    .selectFrom('half_sign_ins')
    .innerJoin('customers', 'customers.id', 'half_sign_ins.customer_id')
    .innerJoin('customer_factors', 'customer_factors.customer_id', 'customers.id')
    .select(['customers.id', 'half_sign_ins.remember', 'customer_factors.secret', 'customer_factors.last_step'])
    .where('half_sign_ins.token_hash', '=', hashToken(token))
    .where('half_sign_ins.expires_at', '>', work.now)
    .where('customers.suspended_at', 'is', null)
    .where('customer_factors.confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return null
  const { id: customerId, remember, last_step: lastStep } = row
  return { customerId, remember, lastStep, secret: openSecret(sealer, customerId, row.secret) }
}

/** Ends it; false if that was done before. */
export async function endHalfSignIn(work: Work, token: string): Promise<boolean> {
  const ended = await work.db
    .deleteFrom('half_sign_ins')
    .where('token_hash', '=', hashToken(token))
    .returning('customer_id')
    .executeTakeFirst()
  return ended !== undefined
}
