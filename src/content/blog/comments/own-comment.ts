import type { z } from 'zod'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { type Ceiling, limitGrowing } from '#platform/work/limit-rate.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { commentIdForm, reportForm } from './comment-form.ts'
import { lockComment, moveComment } from './move-comment.ts'

const reports: Ceiling = [
  [5, 600],
  [20, 86_400],
]

/** A customer takes their own comment away; nobody reads it any more, staff neither. */
export async function withdrawComment(work: Work, { id }: z.output<typeof commentIdForm>): Promise<void> {
  const customerId = signedInCustomer(work)
  const comment = await lockComment(work, id)
  if (comment.customer_id !== customerId) throw no.NOT_FOUND()
  await moveComment(work, comment, 'withdraw', { said: '—' })
}

/** Tells staff of a comment that should not stand there; once of each customer. */
export async function reportComment(work: Work, { id, reason }: z.output<typeof reportForm>): Promise<void> {
  const customer_id = signedInCustomer(work)
  await limitGrowing(work, `comment-report:${customer_id}`, reports)
  const found = await work.db
    .selectFrom('blog_comments')
    .select(['id', 'staff_id'])
    .where('id', '=', id)
    .where('state', '=', 'shown')
    .executeTakeFirst()
  if (!found || found.staff_id !== null) throw no.NOT_FOUND()
  await work.db
    .insertInto('blog_comment_reports')
    .values({ comment_id: id, customer_id, reason, made_at: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
