import type { Work } from '#platform/work/work.ts'

/** Keeps with a customer whether they want our newsletter, where they said it outside of their account. */
export async function keepNewsletterWish(work: Work, customerId: string, isWanted: boolean): Promise<void> {
  await work.db
    .updateTable('customers')
    .set({ newsletter: isWanted })
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .execute()
}
