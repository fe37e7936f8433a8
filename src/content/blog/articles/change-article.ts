import { sql } from 'kysely'
import { z } from 'zod'
import { no } from '#content/blog/blog.refusals.ts'
import { keepSlugs } from '#content/blog/slugs.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import { readKnownPictures } from '#content/pages/media/read-pictures.ts'
import { audit } from '#people/access/audit.ts'
import { isId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { articleForm } from './article-form.ts'
import { requireNamed } from './begin-article.ts'

/** Changes where an article is found and what is shown beside it; readers meet it at once. Its former addresses lead on. */
export async function changeArticle(work: Work, id: string, typed: z.output<typeof articleForm>): Promise<void> {
  const before = await lockArticle(work, id)
  if (before.revision !== typed.revision) throw no.BLOG_ARTICLE_CHANGED()
  await requireNamed(work, typed.category, typed.author)
  const picture = typed.picture === '' ? null : typed.picture
  if (picture !== null && picture !== before.picture_id && !(await readKnownPictures(work, [picture])).has(picture))
    throw no.BLOG_PICTURE_UNKNOWN({ path: 'picture' })
  const products = [...new Set(typed.products)]
  await requireProducts(work, products)
  await keepSlugs(work, { article_id: id }, typed)
  await work.db
    .updateTable('blog_articles')
    .set({
      category_id: typed.category,
      author_id: typed.author,
      slug_ar: typed.slugAr,
      slug_en: typed.slugEn,
      picture_id: picture,
      products,
      revision: before.revision + 1,
      changed_by: work.who.id ?? before.changed_by,
      changed_at: work.now,
    })
    .where('id', '=', id)
    .execute()
  await audit(work, {
    action: 'article.change',
    subject: `article:${id}`,
    before: { slugAr: before.slug_ar, slugEn: before.slug_en, products: before.products.map(String) },
    after: { slugAr: typed.slugAr, slugEn: typed.slugEn, products: products.map(String) },
  })
}

export const hideForm = z.object({ reason: z.string().trim().min(1, 'refusal_content_why_needed').max(300) })

/** Takes an article off the site, whatever is published of it; its versions and comments stay. */
export async function hideArticle(work: Work, id: string, { reason }: z.output<typeof hideForm>): Promise<void> {
  const before = await lockArticle(work, id)
  if (before.hidden_at !== null) return
  await setHidden(work, id, work.now)
  await audit(work, { action: 'article.hide', subject: `article:${id}`, before: null, after: null, why: reason })
}

/** Brings a hidden article back as it is now. */
export async function unhideArticle(work: Work, id: string): Promise<void> {
  const before = await lockArticle(work, id)
  if (before.hidden_at === null) return
  await setHidden(work, id, null)
  await audit(work, { action: 'article.unhide', subject: `article:${id}`, before: null, after: null })
}

/** The article with its text: what is done to a text of it is done to it too, one after the other. */
export async function withinArticle<Answer>(work: Work, id: string, act: () => Promise<Answer>): Promise<Answer> {
  await lockArticle(work, id)
  const answer = await act()
  await keepShownFrom(work, id)
  return answer
}

async function setHidden(work: Work, id: string, hidden_at: Date | null): Promise<void> {
  await work.db
    .updateTable('blog_articles')
    .set(({ eb }) => ({ hidden_at, revision: eb('revision', '+', 1), changed_at: work.now }))
    .where('id', '=', id)
    .execute()
}

async function lockArticle(work: Work, id: string) {
  requireContent(work)
  if (!isId(id)) throw platformNo.NOT_FOUND()
  const article = await work.db
    .selectFrom('blog_articles')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!article) throw platformNo.NOT_FOUND()
  return article
}

// The first moment from which any version is read, by which articles are ordered.
async function keepShownFrom(work: Work, id: string): Promise<void> {
  await sql`update blog_articles set shown_from = (
    select min(begins_at) from content_versions version where version.place = blog_articles.place and state = 'published')
    where id = ${id}`.execute(work.db)
}

async function requireProducts(work: Work, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await work.db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  const known = new Set(rows.map((row) => row.id))
  const strange = ids.find((id) => !known.has(id))
  if (strange !== undefined) throw no.BLOG_PRODUCT_UNKNOWN({ path: 'products', number: String(strange) })
}
