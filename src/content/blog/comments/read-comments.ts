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

/** So many threads stand on a page, the newest page first. */
const ofPage = 100
const mostReplies = 1000

export type CommentPage = {
  /** The oldest first, each with its replies. */
  readonly threads: readonly CommentThread[]
  readonly page: number
  readonly hasOlder: boolean
}

/** A page of the comments below an article; of what waits only the reader's own. Page 1 has the newest. */
export async function readComments(work: Work, articleId: string, page = 1): Promise<CommentPage> {
  const own = work.who.kind === 'customer' ? work.who.id : null
  const seen = () =>
    work.db
      .selectFrom('blog_comments')
      .select(['id', 'parent_id', 'name', 'said', 'made_at', 'staff_id', 'customer_id', 'state'])
      .where('article_id', '=', articleId)
      .where(({ or, and, eb }) =>
        or([
          eb('state', '=', 'shown'),
          ...(own === null ? [] : [and([eb('state', '=', 'waiting'), eb('customer_id', '=', own)])]),
        ]),
      )
  const first = await seen()
    .where('parent_id', 'is', null)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * ofPage)
    .limit(ofPage + 1)
    .execute()
  const threads = first.slice(0, ofPage).toReversed()
  const ids = threads.map(({ id }) => id)
  const replies =
    ids.length === 0
      ? []
      : await seen().where('parent_id', 'in', ids).orderBy('made_at').orderBy('id').limit(mostReplies).execute()
  const shown = [...threads, ...replies].map(
    ({ id, parent_id, name, said, made_at, staff_id, customer_id, state }) => ({
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
    }),
  )
  const found = shown
    .filter(({ parent }) => parent === null)
    .map(({ comment }) => ({
      ...comment,
      replies: shown.filter(({ parent }) => parent === comment.id).map((one) => one.comment),
    }))
  return { threads: found, page, hasOlder: first.length > ofPage }
}
