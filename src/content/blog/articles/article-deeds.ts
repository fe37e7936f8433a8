import { redirect } from 'react-router'
import { z } from 'zod'
import { articlePlace } from '#content/pages/content-places.ts'
import { textDeeds } from '#content/pages/desk/text-deeds.ts'
import { deed, noFields } from '#people/proofs/answer-deeds.ts'
import { articleForm, authorForm, beginArticleForm, categoryForm } from './article-form.ts'
import { beginArticle } from './begin-article.ts'
import { changeArticle, hideArticle, hideForm, unhideArticle, withinArticle } from './change-article.ts'
import { deleteAuthor, saveAuthor } from './save-author.ts'
import { deleteCategory, saveCategory } from './save-category.ts'

/** What staff do to an article: all that is done to a text, and where it is found. */
export function articleDeeds(id: string) {
  const { send, agree, sendBack, ...texts } = textDeeds(
    () => ({ place: articlePlace(id), site: null }),
    (work, act) => withinArticle(work, id, act),
  )
  return {
    ...texts,
    change: deed(articleForm, (work, typed) => changeArticle(work, id, typed), 'changed'),
    hide: deed(hideForm, (work, typed) => hideArticle(work, id, typed), 'hidden'),
    unhide: deed(noFields, (work) => unhideArticle(work, id), 'unhidden'),
  }
}

const idForm = z.object({ id: z.uuid() })

/** On the list of articles: beginning one. */
export const blogDeeds = {
  // Who began an article writes it next.
  begin: deed(beginArticleForm, beginArticle, ({ id }, _, { visit }) =>
    redirect(`/${visit.locale}/ops/content/blog/articles/${id}?done=begun`),
  ),
}

/** The categories and authors. */
export const namesDeeds = {
  saveCategory: deed(categoryForm, saveCategory, 'categorySaved'),
  deleteCategory: deed(idForm, (work, { id }) => deleteCategory(work, id), 'categoryDeleted'),
  saveAuthor: deed(authorForm, saveAuthor, 'authorSaved'),
  deleteAuthor: deed(idForm, (work, { id }) => deleteAuthor(work, id), 'authorDeleted'),
}
