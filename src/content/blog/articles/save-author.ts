import type { z } from 'zod'
import { no } from '#content/blog/blog.refusals.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import { audit } from '#people/access/audit.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { authorForm } from './article-form.ts'

/** Makes an author, or changes what is said of one. */
export async function saveAuthor(work: Work, typed: z.output<typeof authorForm>): Promise<{ readonly id: string }> {
  const { id: by } = requireContent(work)
  const { nameAr, nameEn, aboutAr, aboutEn } = typed
  const said = { name_ar: nameAr, name_en: nameEn, about_ar: aboutAr, about_en: aboutEn }
  const id = typed.id || newId()
  if (typed.id === '')
    await work.db
      .insertInto('blog_authors')
      .values({ id, ...said, made_by: by, made_at: work.now })
      .execute()
  else {
    const changed = await work.db.updateTable('blog_authors').set(said).where('id', '=', id).executeTakeFirst()
    if (changed.numUpdatedRows !== 1n) throw platformNo.NOT_FOUND()
  }
  const after = { ar: nameAr, en: nameEn }
  await audit(work, { action: 'blog-author.save', subject: `blog-author:${id}`, before: null, after })
  return { id }
}

/** Deletes an author of no article. */
export async function deleteAuthor(work: Work, id: string): Promise<void> {
  requireContent(work)
  const used = await work.db.selectFrom('blog_articles').select('id').where('author_id', '=', id).executeTakeFirst()
  if (used) throw no.BLOG_AUTHOR_USED()
  const gone = await work.db
    .deleteFrom('blog_authors')
    .where('id', '=', id)
    .returning(['name_ar', 'name_en'])
    .executeTakeFirst()
  if (!gone) throw platformNo.NOT_FOUND()
  const before = { ar: gone.name_ar, en: gone.name_en }
  await audit(work, { action: 'blog-author.delete', subject: `blog-author:${id}`, before, after: null })
}
