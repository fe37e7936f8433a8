import { sql } from 'kysely'
import { requireContent } from '#content/pages/lock-version.ts'
import { wordPatterns } from '#platform/database/search-words.ts'
import type { Work } from '#platform/work/work.ts'

export type DeskArticle = {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly author: string
  readonly isHidden: boolean
  readonly shownFrom: Date | null
  readonly hasDraft: boolean
  readonly comments: number
  readonly changedAt: Date
}

type Wanted = { readonly q: string; readonly page: number; readonly pageSize: number }

/** Articles in whatever state, the last changed first. */
export async function readArticlesDesk(work: Work, { q, page, pageSize }: Wanted) {
  requireContent(work)
  const { db, locale } = work
  const { words } = q === '' ? { words: [] } : await wordPatterns(work, q)
  const fits = words.map((word) => sql`and (' ' || fold_text(last.title_ar || ' ' || last.title_en)) like ${word}`)
  const { rows } = await sql<DeskArticle & { readonly total: number }>`
    select article.id, ${sql.ref(`last.title_${locale}`)} as title, ${sql.ref(`category.name_${locale}`)} as category,
      ${sql.ref(`author.name_${locale}`)} as author, article.hidden_at is not null as "isHidden",
      article.shown_from as "shownFrom", last.changed_at as "changedAt",
      exists (select from content_versions where place = article.place and state = 'draft') as "hasDraft",
      (select count(*)::int from blog_comments comment where comment.article_id = article.id and state = 'shown') as comments,
      count(*) over ()::int as total
    from blog_articles article
    join blog_categories category on category.id = article.category_id
    join blog_authors author on author.id = article.author_id
    cross join lateral (select * from content_versions version where version.place = article.place
      order by (state = 'withdrawn'), number desc limit 1) last
    where true ${sql.join(fits, sql` `)}
    order by last.changed_at desc, article.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { articles: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}
