import type { Work } from '#platform/work.ts'
import { audit } from './audit.ts'
import { type Doorstep, openSession, type Session } from './open-session.ts'
import { isPassword } from './password-hash.ts'
import { no } from './people.refusals.ts'
import type { SignInFields } from './sign-up-form.ts'

/** A staff session: half a day at most, never remembered, written to the audit log. */
export async function signInStaff(work: Work, request: SignInFields, from: Doorstep): Promise<Session> {
  const member = await work.db
    .selectFrom('staff_members')
    .select(['id', 'password_hash', 'roles', 'places', 'suspended_at'])
    .where('email', '=', request.email)
    .executeTakeFirst()
  const isRight = await isPassword(member?.password_hash ?? null, request.password)
  if (!member || !isRight || member.suspended_at) throw no.INCORRECT_SIGN_IN()
  const session = await openSession(work, { kind: 'staff', id: member.id }, false, from)
  const who = { kind: 'staff', id: member.id, roles: [], places: member.places } as const
  await audit({ ...work, who }, { action: 'staff.signIn', subject: `staff:${member.id}`, after: { ip: from.ip } })
  return session
}
