import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** What a leaving customer said stays where others answered it, of nobody any more; what nobody saw, and their reports, go. */
export async function forgetCommenter(work: Work): Promise<void> {
  const id = signedInCustomer(work)
  await work.db.deleteFrom('blog_comment_reports').where('customer_id', '=', id).execute()
  await work.db.deleteFrom('blog_comments').where('customer_id', '=', id).where('state', '<>', 'shown').execute()
  await work.db
    .updateTable('blog_comments')
    .set({ customer_id: null, name: '' })
    .where('customer_id', '=', id)
    .execute()
}
