import type { Work } from '#platform/work/work.ts'
import { calledName } from './called-name.ts'
import type { MailedCustomer } from './queue-account-mail.ts'

export type Account = MailedCustomer & {
  readonly lastName: string
  readonly passwordHash: string
  readonly activatedAt: Date | null
  readonly suspendedAt: Date | null
}

/**
 * The account with this email or id, with what signing in needs; a deleted one is not found. Never leaves the server.
 */
export async function readAccount(work: Work, by: { email: string } | { id: string }): Promise<Account | null> {
  const [column, value] = 'email' in by ? (['email', by.email] as const) : (['id', by.id] as const)
  const found = await work.db
    .selectFrom('customers')
    .select(['id', 'email', 'language', 'first_name as firstName', 'last_name as lastName'])
    .select(['password_hash as passwordHash', 'activated_at as activatedAt', 'suspended_at as suspendedAt'])
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found ? { ...found, firstName: calledName(found.firstName, found.email) } : null
}
