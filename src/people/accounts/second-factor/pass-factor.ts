import { hashToken } from '#people/access/opaque-token.ts'
import type { Doorstep, Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { stepOfCode } from '#people/proofs/one-time-code.ts'
import { hashRecoveryCode } from '#people/proofs/recovery-code.ts'
import type { Sealer } from '#platform/files/seal.ts'
import type { Work } from '#platform/work/work.ts'
import { enterProved } from './enter-account.ts'
import { endHalfSignIn, type HalfSignIn, readHalfSignIn } from './half-sign-in.ts'

/** A customer's session, in exchange for half a sign-in and a code of the authenticator, or a recovery code. */
export async function passFactor(
  work: Work,
  token: string,
  code: string,
  from: Doorstep,
  sealer: Sealer,
): Promise<Session> {
  const half = await lockHalf(work, token, sealer)
  if (!half) throw no.SIGN_IN_AGAIN()
  if (!(await takeCode(work, half, code, from))) throw no.WRONG_SIGN_IN_CODE({ path: 'code' })
  await endHalfSignIn(work, token)
  return enterProved(work, { id: half.customerId, remember: half.remember, from })
}

// Two answers with the same code at the same moment wait for each other: the second one finds the code used.
async function lockHalf(work: Work, token: string, sealer: Sealer): Promise<HalfSignIn | null> {
  const found = await work.db
    .selectFrom('half_sign_ins')
    .select('customer_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!found) return null
  await work.db
    .selectFrom('customer_factors')
    .select('customer_id')
    .where('customer_id', '=', found.customer_id)
    .forUpdate()
    .execute()
  return readHalfSignIn(work, token, sealer)
}

async function takeCode(work: Work, half: HalfSignIn, code: string, from: Doorstep): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return spendRecoveryCode(work, half.customerId, code, from)
  const step = stepOfCode(half.secret, code, work.now, half.lastStep)
  if (step === null) return false
  await work.db
    .updateTable('customer_factors')
    .set({ last_step: step })
    .where('customer_id', '=', half.customerId)
    .execute()
  return true
}

async function spendRecoveryCode(work: Work, id: string, code: string, from: Doorstep): Promise<boolean> {
  const spent = await work.db
    .updateTable('customer_recovery_codes')
    .set({ used_at: work.now })
    .where('customer_id', '=', id)
    .where('code_hash', '=', hashRecoveryCode(code))
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  if (!spent) return false
  const event = { event: 'recoveryCodeUsed', kind: 'customer', id, address: from.ip, agent: from.agent } as const
  await writeSecurityEvent(work, event)
  return true
}
