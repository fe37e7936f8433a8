import { sql } from 'kysely'
import { articleTwins } from '#content/blog/blog-address.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import type { Work } from '#platform/work/work.ts'
import type { CommentState } from './comment-moves.ts'
import { hoursToApprove } from './hours-to-approve.ts'
import type { ReportReason } from './report-reasons.ts'
import type { Suspicion } from './suspect.ts'

export const commentStages = ['waiting', 'suspect', 'reported', 'shown', 'refused'] as const
export type CommentStage = (typeof commentStages)[number]

export type DeskComment = {
  readonly id: string
  readonly name: string
  readonly said: string
  readonly state: CommentState
  readonly suspect: Suspicion | null
  readonly at: Date
  readonly isReply: boolean
  readonly isShop: boolean
  readonly title: string
  readonly path: string
  readonly customerId: string | null
  readonly decidedBy: string | null
  readonly reason: string
  readonly reports: readonly { readonly reason: ReportReason; readonly count: number }[]
}

type Row = Omit<DeskComment, 'path'> & {
  readonly category_ar: string
  readonly category_en: string
  readonly slug_ar: string
  readonly slug_en: string
}

const which = {
  waiting: sql`comment.state = 'waiting' and comment.suspect is null`,
  suspect: sql`comment.state = 'waiting' and comment.suspect is not null`,
  reported: sql`comment.state = 'shown' and exists (select from blog_comment_reports report
    where report.comment_id = comment.id and report.settled_at is null)`,
  shown: sql`comment.state = 'shown'`,
  refused: sql`comment.state = 'refused'`,
} as const

/** Comments at a stage: those that wait by how long they have waited, the others the newest first. */
export async function readCommentDesk(work: Work, stage: CommentStage): Promise<readonly DeskComment[]> {
  requireContent(work)
  const { locale } = work
  const order = stage === 'shown' || stage === 'refused' ? sql`comment.made_at desc` : sql`comment.made_at`
  const { rows } = await sql<Row>`
    select comment.id, comment.name, comment.said, comment.state, comment.suspect, comment.made_at as at,
      comment.parent_id is not null as "isReply", comment.staff_id is not null as "isShop",
      comment.customer_id as "customerId", staff_members.name as "decidedBy", comment.reason,
      category.slug_ar as category_ar, category.slug_en as category_en, article.slug_ar, article.slug_en,
      (select ${sql.ref(`version.title_${locale}`)} from content_versions version
        where version.place = article.place and version.state = 'published' order by begins_at desc, number desc limit 1) as title,
      coalesce((select jsonb_agg(jsonb_build_object('reason', told.reason, 'count', told.count)) from (
        select reason, count(*)::int as count from blog_comment_reports
        where comment_id = comment.id and settled_at is null group by reason order by reason) told), '[]') as reports
    from blog_comments comment
    join blog_articles article on article.id = comment.article_id
    join blog_categories category on category.id = article.category_id
    left join staff_members on staff_members.id = comment.decided_by
    where ${which[stage]}
    order by ${order}, comment.id limit 100`.execute(work.db)
  return rows.map(({ category_ar, category_en, slug_ar, slug_en, ...row }) => ({
    ...row,
    path: articleTwins({ ar: category_ar, en: category_en }, { ar: slug_ar, en: slug_en })[locale],
  }))
}

export type CommentCounts = Readonly<Record<'waiting' | 'suspect' | 'reported' | 'late', number>>

/** How many comments wait, how many look like adverts, are reported, and wait longer than we promise. */
export async function countCommentStages(work: Work): Promise<CommentCounts> {
  requireContent(work)
  const since = new Date(work.now.getTime() - hoursToApprove * 3_600_000)
  const { rows } = await sql<CommentCounts>`
    select count(*) filter (where suspect is null)::int as waiting, count(*) filter (where suspect is not null)::int as suspect,
      (count(*) filter (where suspect is null and made_at < ${since}))::int as late,
      (select count(distinct comment_id)::int from blog_comment_reports report join blog_comments told on told.id = comment_id
        where settled_at is null and told.state = 'shown') as reported
    from blog_comments where state = 'waiting'`.execute(work.db)
  return rows[0]!
}

/** For the console: what waits for approval, and since when; what looks like an advert has no hours to keep. */
export async function countComments({ db }: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(made_at) as oldest from blog_comments where state = 'waiting' and suspect is null`.execute(
    db,
  )
  return rows[0]!
}
