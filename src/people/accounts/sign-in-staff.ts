import { audit } from '#people/access/audit.ts'
import { type Doorstep, openSession, type Session } from '#people/access/open-session.ts'
import { no } from '#people/access/people.refusals.ts'
import { newSecondFactorSecret } from '#people/proofs/one-time-code.ts'
import { isPassword } from '#people/proofs/password-hash.ts'
import { sealSecret } from '#people/proofs/sealed-secret.ts'
import type { Sealer } from '#platform/files/seal.ts'
import type { Doors } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import type { SignInFields } from './sign-up-form.ts'

/**
 * The half session of who knows the password, written to the audit log: it opens the page of the code and nothing else. The
 * password is compared between two transactions.
 */
export async function signInStaff(
  { read, write }: Doors,
  request: SignInFields,
  from: Doorstep,
  sealer: Sealer,
): Promise<Session> {
  const known = await read((work) => readMember(work, request.email))
  const isRight = await isPassword(known?.password_hash ?? null, request.password)
  return write(async (work) => {
    const member = await readMember(work, request.email)
    const isSame = member !== undefined && member.password_hash === known?.password_hash
    if (!isRight || !isSame || member.suspended_at) throw no.INCORRECT_SIGN_IN()
    if (!member.totp_secret) await giveSecret(work, member.id, sealer)
    const session = await openSession(work, { kind: 'staff', id: member.id, factors: 1 }, false, from)
    const who = { kind: 'staff', id: member.id, roles: [], places: member.places } as const
    await audit({ ...work, who }, { action: 'staff.signIn', subject: `staff:${member.id}`, after: { ip: from.ip } })
    return session
  })
}

function readMember(work: Work, email: string) {
  return work.db
    .selectFrom('staff_members')
    .select(['id', 'password_hash', 'places', 'totp_secret', 'suspended_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}

// The page that shows it to be enrolled only reads.
async function giveSecret(work: Work, staffId: string, sealer: Sealer): Promise<void> {
  await work.db
    .updateTable('staff_members')
    .set({ totp_secret: sealSecret(sealer, staffId, newSecondFactorSecret()) })
    .where('id', '=', staffId)
    .where('totp_secret', 'is', null)
    .execute()
}
