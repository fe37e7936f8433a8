import type { z } from 'zod'
import { requireContent } from '#content/pages/lock-version.ts'
import { audit } from '#people/access/audit.ts'
import { brand } from '#platform/settings/brand.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { commentIdForm, refuseCommentForm, replyForm } from './comment-form.ts'
import { lockComment, moveComment } from './move-comment.ts'

/** Shows a comment to everybody. Of two who decide at once the second is refused. */
export async function approveComment(work: Work, { id }: z.output<typeof commentIdForm>): Promise<void> {
  const { id: decided_by } = requireContent(work)
  const comment = await lockComment(work, id)
  await moveComment(work, comment, 'approve', { decided_by, reason: '' })
  await announce(work, 'comment.approved', { commentId: id })
  await audit(work, { action: 'comment.approve', subject: `comment:${id}`, before: { state: comment.state } })
}

/** Keeps a comment from everybody, also one that was shown; its reports are settled by that. */
export async function refuseComment(work: Work, { id, reason }: z.output<typeof refuseCommentForm>): Promise<void> {
  const { id: decided_by } = requireContent(work)
  const comment = await lockComment(work, id)
  await moveComment(work, comment, 'refuse', { decided_by, reason })
  await settle(work, id)
  await audit(work, {
    action: 'comment.refuse',
    subject: `comment:${id}`,
    before: { state: comment.state },
    why: reason,
  })
}

/** Leaves a reported comment as it is: its reports are settled. */
export async function keepComment(work: Work, { id }: z.output<typeof commentIdForm>): Promise<void> {
  requireContent(work)
  await lockComment(work, id)
  await settle(work, id)
  await audit(work, { action: 'comment.keep', subject: `comment:${id}`, before: null, after: null })
}

/** Answers as the shop, below the comment; one that still waits is approved by it. */
export async function replyAsShop(work: Work, { id, said }: z.output<typeof replyForm>): Promise<void> {
  const { id: staff_id } = requireContent(work)
  const comment = await lockComment(work, id)
  if (comment.state !== 'shown') await moveComment(work, comment, 'approve', { decided_by: staff_id, reason: '' })
  const reply = newId()
  await work.db
    .insertInto('blog_comments')
    .values({
      id: reply,
      article_id: comment.article_id,
      parent_id: comment.parent_id ?? comment.id,
      staff_id,
      name: brand.name[comment.locale === 'en' ? 'en' : 'ar'],
      said,
      site: comment.site,
      locale: comment.locale,
      state: 'shown',
      made_at: work.now,
      decided_by: staff_id,
      decided_at: work.now,
    })
    .execute()
  await announce(work, 'comment.replied', { commentId: id, replyId: reply })
  await audit(work, { action: 'comment.reply', subject: `comment:${id}`, before: null, after: { reply: said } })
}

async function settle(work: Work, commentId: string): Promise<void> {
  await work.db
    .updateTable('blog_comment_reports')
    .set({ settled_at: work.now })
    .where('comment_id', '=', commentId)
    .where('settled_at', 'is', null)
    .execute()
}
