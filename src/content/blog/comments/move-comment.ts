import { no } from '#content/blog/blog.refusals.ts'
import { findMove } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type CommentEvent, type CommentState, commentMoves } from './comment-moves.ts'

export async function lockComment(work: Work, id: string) {
  const found = await work.db
    .selectFrom('blog_comments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw platformNo.NOT_FOUND()
  return found
}

type Comment = Awaited<ReturnType<typeof lockComment>>
type Facts = { readonly decided_by?: string | null; readonly reason?: string; readonly said?: string }

/** The only writer of a comment's state. Refuses what somebody else decided meanwhile. */
export async function moveComment(work: Work, comment: Comment, event: CommentEvent, facts: Facts = {}): Promise<void> {
  const found = findMove(work.who, commentMoves, comment.state, event)
  if (!found) throw no.BLOG_COMMENT_DECIDED()
  const state: CommentState = found.to
  await work.db
    .updateTable('blog_comments')
    .set({ ...facts, state, decided_at: work.now })
    .where('id', '=', comment.id)
    .execute()
}
