import type { Sealer } from '#platform/seal.ts'
import type { Work } from '#platform/work.ts'
import { audit } from './audit.ts'
import { newSecondFactorSecret } from './one-time-code.ts'
import { type Doorstep, openSession, type Session } from './open-session.ts'
import { isPassword } from './password-hash.ts'
import { no } from './people.refusals.ts'
import { sealSecret } from './sealed-secret.ts'
import type { SignInFields } from './sign-up-form.ts'

/** The half session of who knows the password, written to the audit log: it opens the page of the code and nothing else. */
export async function signInStaff(work: Work, request: SignInFields, from: Doorstep, sealer: Sealer): Promise<Session> {
  const member = await work.db
    .selectFrom('staff_members')
    .select(['id', 'password_hash', 'roles', 'places', 'totp_secret', 'suspended_at'])
    .where('email', '=', request.email)
    .executeTakeFirst()
  const isRight = await isPassword(member?.password_hash ?? null, request.password)
  if (!member || !isRight || member.suspended_at) throw no.INCORRECT_SIGN_IN()
  if (!member.totp_secret) await giveSecret(work, member.id, sealer)
  const session = await openSession(work, { kind: 'staff', id: member.id, factors: 1 }, false, from)
  const who = { kind: 'staff', id: member.id, roles: [], places: member.places } as const
  await audit({ ...work, who }, { action: 'staff.signIn', subject: `staff:${member.id}`, after: { ip: from.ip } })
  return session
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
