import { sql } from 'kysely'
import { requireContent } from '#content/pages/lock-version.ts'
import type { Work } from '#platform/work/work.ts'

export type DeskCategory = {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
  readonly leadAr: string
  readonly leadEn: string
  readonly slugAr: string
  readonly slugEn: string
  readonly place: number
  readonly articles: number
}

export type DeskAuthor = {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
  readonly aboutAr: string
  readonly aboutEn: string
  readonly articles: number
}

/** Every category and author, with how many articles each has. */
export async function readNames(work: Work) {
  requireContent(work)
  const categories = await sql<DeskCategory>`
    select id, name_ar as "nameAr", name_en as "nameEn", lead_ar as "leadAr", lead_en as "leadEn", slug_ar as "slugAr",
      slug_en as "slugEn", place, (select count(*)::int from blog_articles where category_id = category.id) as articles
    from blog_categories category order by place, id`.execute(work.db)
  const authors = await sql<DeskAuthor>`
    select id, name_ar as "nameAr", name_en as "nameEn", about_ar as "aboutAr", about_en as "aboutEn",
      (select count(*)::int from blog_articles where author_id = author.id) as articles
    from blog_authors author order by made_at, id`.execute(work.db)
  return { categories: categories.rows, authors: authors.rows }
}
