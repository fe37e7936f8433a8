import type { z } from 'zod'
import { no as blogNo } from '#content/blog/blog.refusals.ts'
import { keepSlugs, slugOf } from '#content/blog/slugs.ts'
import { articlePlace } from '#content/pages/content-places.ts'
import { emptyText } from '#content/pages/content-text.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import { saveDraft } from '#content/pages/save-draft.ts'
import { newId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { beginArticleForm } from './article-form.ts'

/** Begins an article with its titles: a draft that nobody reads until it is published. */
export async function beginArticle(
  work: Work,
  { titleAr, titleEn, category, author }: z.output<typeof beginArticleForm>,
): Promise<{ readonly id: string }> {
  const { id: by } = requireContent(work)
  await requireNamed(work, category, author)
  const id = newId()
  const slugs = { slugAr: await freeSlug(work, titleAr), slugEn: await freeSlug(work, titleEn) }
  const facts = { category_id: category, author_id: author, slug_ar: slugs.slugAr, slug_en: slugs.slugEn }
  await work.db
    .insertInto('blog_articles')
    .values({ id, ...facts, made_by: by, made_at: work.now, changed_by: by, changed_at: work.now })
    .execute()
  await keepSlugs(work, { article_id: id }, slugs)
  await saveDraft(
    work,
    { place: articlePlace(id), site: null, revision: 0 },
    { ...emptyText, titleAr, titleEn, why: '' },
  )
  return { id }
}

/** Refuses a category or an author that there is not. */
export async function requireNamed(work: Work, category: string, author: string): Promise<void> {
  const { db } = work
  const found = await db.selectFrom('blog_categories').select('id').where('id', '=', category).executeTakeFirst()
  const writer = await db.selectFrom('blog_authors').select('id').where('id', '=', author).executeTakeFirst()
  if (!found || !writer) throw no.NOT_FOUND()
}

/** The title as a name; where an article has or had it, with the next number behind it. */
async function freeSlug(work: Work, title: string): Promise<string> {
  const slug = slugOf(title)
  if (slug === '') throw blogNo.BLOG_SLUG_FORM({ path: /[\u0600-\u06ff]/.test(title) ? 'titleAr' : 'titleEn' })
  const rows = await work.db
    .selectFrom('blog_slugs')
    .select('slug')
    .where('article_id', 'is not', null)
    .where(({ or, eb }) => or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
