import type { Work } from '#platform/work/work.ts'

/** Marks customers who bought from us before this shop existed. */
export async function markLegacy(work: Work, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length === 0) return
  await work.db
    .updateTable('customers')
    .set({ is_legacy: true })
    .where('id', 'in', [...customerIds])
    .execute()
}
