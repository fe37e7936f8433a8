import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { tellCommenter } from './comments/tell-commenter.ts'

/** What nobody may read is kept for questions about it, and then no longer. */
const blogRetentions: readonly Retention[] = [
  {
    table: 'blog_comments',
    along: ['blog_comment_reports'],
    days: 400,
    over: (before) => sql`state in ('refused', 'withdrawn') and decided_at < ${before}`,
  },
]

export const blogJobs: RoomJobs = {
  handlers: tellCommenter,
  chores: [sweepChore('blog.sweep', '11 4 * * *', blogRetentions)],
}
