import { sql } from 'kysely'
import { articleTwins, categoryTwins, type TwinSlugs, type Twins } from '#content/blog/blog-address.ts'
import type { Work } from '#platform/work/work.ts'
import { readCategories } from './read-categories.ts'

/** A page of the blog for search engines: its address in each language, and when it changed. */
export type BlogEntry = { readonly twins: Twins; readonly changedAt: Date | null }

/** Every category and article that is read now. */
export async function readBlogMap(work: Work): Promise<readonly BlogEntry[]> {
  const categories = await readCategories(work)
  const { rows } = await sql<{ category: TwinSlugs; article: TwinSlugs; at: Date }>`
    select json_build_object('ar', category.slug_ar, 'en', category.slug_en) as category,
      json_build_object('ar', article.slug_ar, 'en', article.slug_en) as article,
      (select max(begins_at) from content_versions version
        where version.place = article.place and state = 'published' and begins_at <= ${work.now}) as at
    from blog_articles article join blog_categories category on category.id = article.category_id
    where article.hidden_at is null and article.shown_from <= ${work.now}
    order by article.shown_from desc, article.id limit 20000`.execute(work.db)
  return [
    { twins: { ar: '/blog', en: '/blog' }, changedAt: rows[0]?.at ?? null },
    ...categories.map(({ slugs }) => ({ twins: categoryTwins(slugs), changedAt: null })),
    ...rows.map(({ category, article, at }) => ({ twins: articleTwins(category, article), changedAt: at })),
  ]
}
