import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type StaffMail = { readonly id: string; readonly email: string; readonly name: string }

/** The members of finance who get mail when money needs a decision. */
export function readFinanceMail(work: Work): Promise<readonly StaffMail[]> {
  return readMailOf(work, ['finance'])
}

/** The people who get mail when prices need a decision: finance and the administrators. */
export function readPriceMail(work: Work): Promise<readonly StaffMail[]> {
  return readMailOf(work, ['finance', 'admin'])
}

/** The administrators, who keep the shop running. */
export function readAdminMail(work: Work): Promise<readonly StaffMail[]> {
  return readMailOf(work, ['admin'])
}

function readMailOf(work: Work, roles: readonly string[]): Promise<readonly StaffMail[]> {
  return work.db
    .selectFrom('staff_members')
    .select(['id', 'email', 'name'])
    .where('suspended_at', 'is', null)
    .where('password_hash', '<>', '')
    .where('roles', '&&', sql<string[]>`${[...roles]}::text[]`)
    .orderBy('email')
    .execute()
}
