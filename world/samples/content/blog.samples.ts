import { beginArticle } from '#content/blog/articles/begin-article.ts'
import { withinArticle } from '#content/blog/articles/change-article.ts'
import { saveAuthor } from '#content/blog/articles/save-author.ts'
import { saveCategory } from '#content/blog/articles/save-category.ts'
import { articlePlace } from '#content/pages/content-places.ts'
import { emptyText } from '#content/pages/content-text.ts'
import { publishVersion } from '#content/pages/move-version.ts'
import { saveDraft, type Typed } from '#content/pages/save-draft.ts'
import type { Work } from '#platform/work/work.ts'

/** A category and an author, for articles. */
export async function sampleNames(work: Work, nameAr = 'الجمارك', nameEn = 'Customs') {
  const none = { id: '', leadAr: '', leadEn: '', aboutAr: '', aboutEn: '', place: 0, slugAr: '', slugEn: '' }
  const category = await saveCategory(work, { ...none, nameAr, nameEn })
  const author = await saveAuthor(work, { ...none, nameAr: 'ليلى', nameEn: 'Layla' })
  return { category: category.id, author: author.id }
}

type Given = {
  readonly category: string
  readonly author: string
  readonly text: Partial<Typed> & { readonly titleAr: string; readonly titleEn: string }
  /** Null: now. */
  readonly beginsAt?: Date | null
}

/** An article that is read now, or from a moment on. */
export async function sampleArticle(work: Work, { category, author, text, beginsAt = null }: Given) {
  const { titleAr, titleEn } = text
  const { id } = await beginArticle(work, { titleAr, titleEn, category, author })
  const place = { place: articlePlace(id), site: null }
  const said = { leadAr: 'مقدمة', leadEn: 'A lead', bodyAr: '## جزء\n\nنص', bodyEn: '## Part\n\nText', why: 'first' }
  await withinArticle(work, id, async () => {
    const saved = await saveDraft(work, { ...place, revision: 1 }, { ...emptyText, ...said, ...text })
    await publishVersion(work, { ...place, revision: saved.revision }, beginsAt)
  })
  return { id }
}
