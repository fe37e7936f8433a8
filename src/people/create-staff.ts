import { newId } from '#platform/id.ts'
import type { Role, Work } from '#platform/work.ts'
import { audit } from './audit.ts'
import { hashPassword } from './password-hash.ts'
import { no } from './people.refusals.ts'
import { isWeakPassword } from './weak-password.ts'

export type NewStaff = {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly roles: readonly Role[]
  readonly places: readonly string[]
}

/** A staff member with a password of their own; there is no default account and no default password. */
export async function createStaff(work: Work, request: NewStaff): Promise<{ readonly id: string }> {
  if (
    request.password.length < 12 ||
    isWeakPassword(request.password, [request.name, request.email.split('@')[0] ?? ''])
  ) {
    throw no.WEAK_STAFF_PASSWORD({ path: 'password' })
  }
  const made = await work.db
    .insertInto('staff_members')
    .values({
      id: newId(),
      email: request.email.trim().toLowerCase(),
      name: request.name,
      password_hash: await hashPassword(request.password),
      roles: [...request.roles],
      places: [...request.places],
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw no.EMAIL_TAKEN({ path: 'email' })
  const after = { email: request.email, roles: request.roles, places: request.places }
  await audit(work, { action: 'staff.create', subject: `staff:${made.id}`, after })
  return made
}
