import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

export type OwnFactor = { readonly since: Date; readonly codesLeft: number }

/** The acting customer's second factor and how many recovery codes are left; null where none is asked for. */
export async function readFactor(work: Work): Promise<OwnFactor | null> {
  const row = await work.db
    .selectFrom('customer_factors')
    .select(['confirmed_at as since'])
    .select(({ selectFrom }) =>
      selectFrom('customer_recovery_codes')
        .whereRef('customer_recovery_codes.customer_id', '=', 'customer_factors.customer_id')
        .where('used_at', 'is', null)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('codesLeft'),
    )
    .where('customer_id', '=', signedInCustomer(work))
    .executeTakeFirst()
  return row?.since ? { since: row.since, codesLeft: Number(row.codesLeft) } : null
}
