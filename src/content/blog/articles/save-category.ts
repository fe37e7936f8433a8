import type { z } from 'zod'
import { no } from '#content/blog/blog.refusals.ts'
import { keepSlugs, slugOf } from '#content/blog/slugs.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import { audit } from '#people/access/audit.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { categoryForm } from './article-form.ts'

/** Makes a category, or changes one; its former addresses lead on. */
export async function saveCategory(work: Work, typed: z.output<typeof categoryForm>): Promise<{ readonly id: string }> {
  const { id: by } = requireContent(work)
  const slugs = { slugAr: typed.slugAr || slugOf(typed.nameAr), slugEn: typed.slugEn || slugOf(typed.nameEn) }
  const { nameAr, nameEn, leadAr, leadEn, place } = typed
  const said = {
    name_ar: nameAr,
    name_en: nameEn,
    lead_ar: leadAr,
    lead_en: leadEn,
    place,
    slug_ar: slugs.slugAr,
    slug_en: slugs.slugEn,
  }
  const id = typed.id || newId()
  if (typed.id === '')
    await work.db
      .insertInto('blog_categories')
      .values({ id, ...said, made_by: by, made_at: work.now })
      .execute()
  else {
    const changed = await work.db.updateTable('blog_categories').set(said).where('id', '=', id).executeTakeFirst()
    if (changed.numUpdatedRows !== 1n) throw platformNo.NOT_FOUND()
  }
  await keepSlugs(work, { category_id: id }, slugs)
  const after = { ar: nameAr, en: nameEn, slugAr: slugs.slugAr, slugEn: slugs.slugEn }
  await audit(work, { action: 'blog-category.save', subject: `blog-category:${id}`, before: null, after })
  return { id }
}

/** Deletes a category that has no articles, with its addresses. */
export async function deleteCategory(work: Work, id: string): Promise<void> {
  requireContent(work)
  const used = await work.db.selectFrom('blog_articles').select('id').where('category_id', '=', id).executeTakeFirst()
  if (used) throw no.BLOG_CATEGORY_USED()
  const gone = await work.db
    .deleteFrom('blog_categories')
    .where('id', '=', id)
    .returning(['name_ar', 'name_en'])
    .executeTakeFirst()
  if (!gone) throw platformNo.NOT_FOUND()
  const before = { ar: gone.name_ar, en: gone.name_en }
  await audit(work, { action: 'blog-category.delete', subject: `blog-category:${id}`, before, after: null })
}
