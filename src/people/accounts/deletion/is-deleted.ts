import type { Work } from '#platform/work/work.ts'

/** Whether an account was deleted; if not, it cannot be until this transaction ends. */
export async function isDeleted(work: Work, customerId: string): Promise<boolean> {
  const found = await work.db
    .selectFrom('customers')
    .select('deleted_at')
    .where('id', '=', customerId)
    .forKeyShare()
    .executeTakeFirst()
  return found?.deleted_at != null
}
