import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type StaffMail = { readonly id: string; readonly email: string; readonly name: string }

/** The members of finance who are written to when money needs a person. */
export function readFinanceMail(work: Work): Promise<readonly StaffMail[]> {
  return readMailOf(work, ['finance'])
}

/** Who is written to when prices need a person: finance and the administrators. */
export function readPriceMail(work: Work): Promise<readonly StaffMail[]> {
  return readMailOf(work, ['finance', 'admin'])
}

function readMailOf(work: Work, roles: readonly string[]): Promise<readonly StaffMail[]> {
  return work.db
    .selectFrom('staff_members')
    .select(['id', 'email', 'name'])
    .where('suspended_at', 'is', null)
    .where('roles', '&&', sql<string[]>`${[...roles]}::text[]`)
    .orderBy('email')
    .execute()
}
