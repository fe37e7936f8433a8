import { sql } from 'kysely'
import { articleTwins, type Twins } from '#content/blog/blog-address.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type ArticleFacts = {
  readonly id: string
  readonly category: string
  readonly author: string
  readonly slugAr: string
  readonly slugEn: string
  readonly picture: string | null
  readonly products: readonly string[]
  readonly revision: number
  readonly shownFrom: Date | null
  readonly hiddenAt: Date | null
  /** The page that shows it, in each language. */
  readonly twins: Twins
}

/** What an article is beside its text. */
export async function readArticleFacts(work: Work, id: string): Promise<ArticleFacts> {
  requireContent(work)
  if (!isId(id)) throw no.NOT_FOUND()
  type Row = Omit<ArticleFacts, 'twins'> & { readonly categoryAr: string; readonly categoryEn: string }
  const { rows } = await sql<Row>`
    select article.id, category_id as category, author_id as author, article.slug_ar as "slugAr", article.slug_en as "slugEn",
      picture_id as picture, products::text[] as products, revision, shown_from as "shownFrom", hidden_at as "hiddenAt",
      category.slug_ar as "categoryAr", category.slug_en as "categoryEn"
    from blog_articles article join blog_categories category on category.id = article.category_id
    where article.id = ${id}`.execute(work.db)
  const [row] = rows
  if (!row) throw no.NOT_FOUND()
  const { categoryAr, categoryEn, ...facts } = row
  return { ...facts, twins: articleTwins({ ar: categoryAr, en: categoryEn }, { ar: row.slugAr, en: row.slugEn }) }
}
