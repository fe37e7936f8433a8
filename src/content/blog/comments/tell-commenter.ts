import { sql } from 'kysely'
import { articleTwins, type TwinSlugs } from '#content/blog/blog-address.ts'
import { newestOf, pathsOf } from '#content/blog/reading/read-list.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Handler, JobContext } from '#platform/background/jobs.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Work } from '#platform/work/work.ts'
import { isSite } from '#sites/sites.ts'
import { m } from '#words/messages.js'

/** Who wrote a comment is told that everybody reads it now. */
const tellApproved: Handler = {
  name: 'blog.tell-approved',
  on: 'comment.approved',
  lane: 'orders',
  handle: ({ write, ports }, { commentId }, key) =>
    write((work) => tell(work, { commentId, key, ports, replyId: null })),
}

/** Who wrote a comment is told what the shop replied to it, with its words. */
const tellReplied: Handler = {
  name: 'blog.tell-replied',
  on: 'comment.replied',
  lane: 'orders',
  handle: ({ write, ports }, { commentId, replyId }, key) =>
    write((work) => tell(work, { commentId, key, ports, replyId })),
}

export const tellCommenter: readonly Handler[] = [tellApproved, tellReplied]

type Telling = Pick<JobContext, 'ports'> & {
  readonly commentId: string
  readonly key: string
  readonly replyId: string | null
}

type Told = {
  readonly customer_id: string
  readonly site: string
  readonly paths: { readonly category: TwinSlugs; readonly article: TwinSlugs }
  readonly titles: { readonly ar: string; readonly en: string }
}

// What was refused, taken away or hidden meanwhile is no news, and nobody writes to who left.
async function tell(work: Work, { commentId, key, ports, replyId }: Telling): Promise<void> {
  const { rows } = await sql<Told>`
    select comment.customer_id, comment.site, ${pathsOf} as paths,
      json_build_object('ar', version.title_ar, 'en', version.title_en) as titles
    from blog_comments comment
    join blog_articles article on article.id = comment.article_id and article.hidden_at is null
    join blog_categories category on category.id = article.category_id
    cross join lateral (${newestOf(work.now)}) version
    where comment.id = ${commentId} and comment.state = 'shown' and comment.customer_id is not null`.execute(work.db)
  const [found] = rows
  const customer = found && (await readCustomers(work, [found.customer_id])).get(found.customer_id)
  const said = replyId === null ? '' : await readReply(work, replyId)
  if (!customer || said === null || !isSite(found.site)) return
  const { locale } = customer
  const as = { locale }
  const page = articleTwins(found.paths.category, found.paths.article)[locale]
  const title = found.titles[locale]
  const facts = { title: isolate(title) }
  await tellCustomer(work, customer, {
    key: `blog:${key}`,
    kind: replyId === null ? 'blog_mail_approved' : 'blog_mail_replied',
    subject: replyId === null ? m.blog_mail_approved_subject(facts, as) : m.blog_mail_replied_subject(facts, as),
    hello: m.blog_mail_hello({ name: customer.firstName }, as),
    heading: title,
    paragraphs:
      replyId === null ? [m.blog_mail_approved_text(facts, as)] : [m.blog_mail_replied_text(facts, as), isolate(said)],
    action: {
      text: m.blog_mail_action({}, as),
      url: `${ports.get(siteOrigins)[found.site]}/${locale}${page}#comment-${replyId ?? commentId}`,
    },
    path: `${page}#comment-${replyId ?? commentId}`,
    footer: m.blog_mail_footer({}, as),
    about: { comment: commentId, customer: customer.id },
  })
}

async function readReply({ db }: Work, id: string): Promise<string | null> {
  const reply = await db
    .selectFrom('blog_comments')
    .select('said')
    .where('id', '=', id)
    .where('state', '=', 'shown')
    .executeTakeFirst()
  return reply?.said ?? null
}
