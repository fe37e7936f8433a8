import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

export type OwnPasskey = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** The acting customer's passkeys, the newest first. */
export async function readPasskeys(work: Work): Promise<readonly OwnPasskey[]> {
  return work.db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('customer_id', '=', signedInCustomer(work))
    .orderBy('created_at', 'desc')
    .execute()
}
