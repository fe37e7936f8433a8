import type { Work } from '#platform/work.ts'

export type StaffMail = { readonly id: string; readonly email: string; readonly name: string }

/** The members of finance who are written to when money needs a person. */
export async function readFinanceMail(work: Work): Promise<readonly StaffMail[]> {
  return work.db
    .selectFrom('staff_members')
    .select(['id', 'email', 'name'])
    .where('suspended_at', 'is', null)
    .where(({ eb, val }) => eb(val('finance'), '=', ({ fn }) => fn.any('roles')))
    .orderBy('email')
    .execute()
}
