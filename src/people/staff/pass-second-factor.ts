import { audit } from '#people/access/audit.ts'
import { type Doorstep, openSession, type Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { signOut } from '#people/access/sign-out.ts'
import { stepOfCode } from '#people/proofs/one-time-code.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#people/proofs/recovery-code.ts'
import type { Sealer } from '#platform/files/seal.ts'
import type { Work } from '#platform/work/work.ts'
import { type HalfSession, readHalfSession } from './read-half-session.ts'

export type Passed = {
  readonly session: Session
  /** Shown once, right after enrolment. */
  readonly recoveryCodes: readonly string[] | null
}

/**
 * A whole session with its own token, in exchange for a half one and the code. The first code enrols the authenticator.
 */
export async function passSecondFactor(
  work: Work,
  token: string,
  code: string,
  from: Doorstep,
  sealer: Sealer,
): Promise<Passed> {
  const half = await lockHalfSession(work, token, sealer)
  if (!half) throw no.SIGN_IN_AGAIN()
  const way = await wayOf(work, half, code)
  if (!way) throw no.WRONG_SIGN_IN_CODE({ path: 'code' })
  await signOut(work, token)
  const session = await openSession(work, { kind: 'staff', id: half.staffId, factors: 2 }, false, from)
  const recoveryCodes = half.isEnrolled ? null : await enrol(work, half.staffId)
  const action = half.isEnrolled ? 'staff.secondFactor' : 'staff.enrolSecondFactor'
  await audit(asMember(work, half.staffId), { action, subject: `staff:${half.staffId}`, after: { ip: from.ip, way } })
  return { session, recoveryCodes }
}

// Two answers with the same code at the same moment wait for each other: the second one finds the code used.
async function lockHalfSession(work: Work, token: string, sealer: Sealer): Promise<HalfSession | null> {
  const found = await readHalfSession(work, token, sealer)
  if (!found) return null
  await work.db.selectFrom('staff_members').select('id').where('id', '=', found.staffId).forUpdate().execute()
  return readHalfSession(work, token, sealer)
}

async function wayOf(work: Work, half: HalfSession, code: string): Promise<'authenticator' | 'recovery code' | null> {
  if (!/^\d{6}$/.test(code)) {
    return half.isEnrolled && (await spendRecoveryCode(work, half.staffId, code)) ? 'recovery code' : null
  }
  const step = stepOfCode(half.secret, code, work.now, half.lastStep)
  if (step === null) return null
  await work.db.updateTable('staff_members').set({ totp_last_step: step }).where('id', '=', half.staffId).execute()
  return 'authenticator'
}

/** Ten new codes, told once; those before them are of no use any more. */
async function renewRecoveryCodes(work: Work, staffId: string): Promise<readonly string[]> {
  await work.db.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute()
  const codes = newRecoveryCodes()
  const rows = codes.map((code) => ({ staff_id: staffId, code_hash: hashRecoveryCode(code), created_at: work.now }))
  await work.db.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** Whether this was a recovery code not used before; it is now. */
async function spendRecoveryCode(work: Work, staffId: string, code: string): Promise<boolean> {
  const spent = await work.db
    .updateTable('recovery_codes')
    .set({ used_at: work.now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return spent !== undefined
}

async function enrol(work: Work, staffId: string): Promise<readonly string[]> {
  await work.db.updateTable('staff_members').set({ totp_confirmed_at: work.now }).where('id', '=', staffId).execute()
  return renewRecoveryCodes(work, staffId)
}

function asMember(work: Work, id: string): Work {
  return { ...work, who: { kind: 'staff', id, roles: [], places: [] } }
}
