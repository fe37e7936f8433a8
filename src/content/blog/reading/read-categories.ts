import { sql } from 'kysely'
import { categoryTwins, type TwinSlugs } from '#content/blog/blog-address.ts'
import type { Work } from '#platform/work/work.ts'

export type ShownCategory = {
  readonly id: string
  readonly name: string
  readonly lead: string
  readonly slugs: TwinSlugs
  readonly path: string
  readonly count: number
}

/** The categories with something to read, in their order. */
export async function readCategories({ db, now, locale }: Work): Promise<readonly ShownCategory[]> {
  const { rows } = await sql<Omit<ShownCategory, 'path'>>`
    select category.id, ${sql.ref(`category.name_${locale}`)} as name, ${sql.ref(`category.lead_${locale}`)} as lead,
      json_build_object('ar', category.slug_ar, 'en', category.slug_en) as slugs, count(*)::int as count
    from blog_categories category
    join blog_articles article on article.category_id = category.id
      and article.hidden_at is null and article.shown_from <= ${now}
    group by category.id order by category.place, category.id`.execute(db)
  return rows.map((row) => ({ ...row, path: categoryTwins(row.slugs)[locale] }))
}

/** The category that an address names or named, by the name of either language; null where there is none. */
export async function findCategory({ db }: Work, slug: string) {
  const found = await db
    .selectFrom('blog_slugs')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_slugs.category_id')
    .select(['blog_categories.id', 'slug_ar', 'slug_en'])
    .where('blog_slugs.slug', '=', slug)
    .executeTakeFirst()
  return found ? { id: found.id, slugs: { ar: found.slug_ar, en: found.slug_en } } : null
}
