import { audit } from '#people/access/audit.ts'
import { no } from '#people/access/people.refusals.ts'
import { newId } from '#platform/work/id.ts'
import type { Role, Work } from '#platform/work/work.ts'

export type NewStaff = {
  readonly email: string
  readonly name: string
  /** From `chooseStaffPassword`. */
  readonly passwordHash: string
  readonly roles: readonly Role[]
  readonly places: readonly string[]
}

/** A staff member with their own password; there is no default account and no default password. */
export async function createStaff(work: Work, request: NewStaff): Promise<{ readonly id: string }> {
  const made = await work.db
    .insertInto('staff_members')
    .values({
      id: newId(),
      email: request.email.trim().toLowerCase(),
      name: request.name,
      password_hash: request.passwordHash,
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
