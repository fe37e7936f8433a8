import { deed } from '#people/proofs/answer-deeds.ts'
import type { Visit } from '#platform/http/visit.ts'
import { commentForm, commentIdForm, refuseCommentForm, replyForm, reportForm } from './comment-form.ts'
import { approveComment, keepComment, refuseComment, replyAsShop } from './decide-comment.ts'
import { reportComment, withdrawComment } from './own-comment.ts'
import { writeComment } from './write-comment.ts'

/** What staff do in the queue of comments. */
export const commentDeskDeeds = {
  approve: deed(commentIdForm, approveComment, 'commentApproved'),
  refuse: deed(refuseCommentForm, refuseComment, 'commentRefused'),
  keep: deed(commentIdForm, keepComment, 'commentKept'),
  reply: deed(replyForm, replyAsShop, 'commentReplied'),
}

/** What customers do below an article. */
export function commentDeeds({ network }: Visit, articleId: string) {
  return {
    comment: deed(commentForm, (work, typed) => writeComment(work, { ...typed, articleId, network }), 'commented'),
    withdraw: deed(commentIdForm, withdrawComment, 'commentWithdrawn'),
    report: deed(reportForm, reportComment, 'commentReported'),
  }
}
