import type { Work } from '#platform/work/work.ts'

/** A comment as a reader meets it. */
export type ShownComment = {
  readonly id: string
  /** Empty for one who left. */
  readonly name: string
  readonly said: string
  readonly at: Date
  readonly isShop: boolean
  readonly isOwn: boolean
  /** Their own that staff have not seen yet. */
  readonly isWaiting: boolean
}
export type CommentThread = ShownComment & { readonly replies: readonly ShownComment[] }

const most = 300

/** The comments below an article, the oldest first, each with its replies; of what waits only the reader's own. */
export async function readComments(work: Work, articleId: string): Promise<readonly CommentThread[]> {
  const own = work.who.kind === 'customer' ? work.who.id : null
  const rows = await work.db
    .selectFrom('blog_comments')
    .select(['id', 'parent_id', 'name', 'said', 'made_at', 'staff_id', 'customer_id', 'state'])
    .where('article_id', '=', articleId)
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'shown'),
        ...(own === null ? [] : [and([eb('state', '=', 'waiting'), eb('customer_id', '=', own)])]),
      ]),
    )
    .orderBy('made_at')
    .orderBy('id')
    .limit(most)
    .execute()
  const shown = rows.map(({ id, parent_id, name, said, made_at, staff_id, customer_id, state }) => ({
    parent: parent_id,
    comment: {
      id,
      name,
      said,
      at: made_at,
      isShop: staff_id !== null,
      isOwn: own !== null && customer_id === own,
      isWaiting: state === 'waiting',
    },
  }))
  return shown
    .filter(({ parent }) => parent === null)
    .map(({ comment }) => ({
      ...comment,
      replies: shown.filter(({ parent }) => parent === comment.id).map((one) => one.comment),
    }))
}
