import type { Work } from '#platform/work/work.ts'

/** These customers bought from us before this shop was. */
export async function markLegacy(work: Work, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length === 0) return
  await work.db
    .updateTable('customers')
    .set({ is_legacy: true })
    .where('id', 'in', [...customerIds])
    .execute()
}
