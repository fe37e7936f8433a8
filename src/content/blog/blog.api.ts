import { z } from 'zod'
import { shopFactsPort } from '#content/pages/shop-facts.ts'
import { api } from '#platform/http/api.ts'
import { pageQuery } from '#platform/http/forms/page-query.ts'
import type { Visit } from '#platform/http/visit.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import {
  articleJson,
  articleShape,
  categoryJson,
  categoryShape,
  commentShape,
  listedJson,
  listedShape,
  threadJson,
} from './blog-json.ts'
import { commentForm, commentIdForm, reportForm } from './comments/comment-form.ts'
import { reportComment, withdrawComment } from './comments/own-comment.ts'
import { readComments } from './comments/read-comments.ts'
import { writeComment } from './comments/write-comment.ts'
import { readArticle } from './reading/read-article.ts'
import { findCategory, readCategories } from './reading/read-categories.ts'
import { readList } from './reading/read-list.ts'

const inCategory = z.object({ category: z.string().max(100) })
const ofArticle = inCategory.extend({ article: z.string().max(100) })
const search = z.string().trim().max(100).default('')
const list = { items: z.array(listedShape), total: z.int() }
const comments = z.object({ items: z.array(commentShape) })
const newComment = z.object({
  text: commentForm.shape.said,
  parent: commentForm.shape.parent.describe('The id of the comment that it answers; empty for none'),
})

/** The blog for other programs: the same articles and comments as its pages. */
export const blogApi = api({ tags: ['content'], access: 'public' }, (route) => {
  route({
    get: '/blog',
    summary: 'Articles of all categories, the newest first, and the categories that have any',
    query: pageQuery.extend({ search }),
    answer: z.object({ categories: z.array(categoryShape), ...list }),
    do: async ({ visit, query: { page, pageSize, search: q } }) => {
      const { categories, found } = await visit.read(async (work) => ({
        categories: await readCategories(work),
        found: await readList(work, { q, page, most: pageSize }),
      }))
      return { categories: categories.map(categoryJson), ...listJson(visit, found) }
    },
  })
  route({
    get: '/blog/:category',
    summary: 'Articles of a category, the newest first; it goes by its name in either language, also an old one',
    params: inCategory,
    query: pageQuery,
    answer: z.object(list),
    do: async ({ visit, params, query: { page, pageSize } }) => {
      const found = await visit.read(async (work) => {
        const category = await findCategory(work, params.category)
        if (!category) throw no.NOT_FOUND()
        return readList(work, { category: category.id, page, most: pageSize })
      })
      return listJson(visit, found)
    },
  })
  route({
    get: '/blog/:category/articles/:article',
    summary: 'An article in the language asked for, as plain words by its headings',
    params: ofArticle,
    answer: articleShape,
    do: async ({ visit, params }) => {
      const article = await visit.read((work) => findArticle(work, visit, params))
      return articleJson(article, visit.origin)
    },
  })
  route({
    get: '/blog/:category/articles/:article/comments',
    summary: 'The comments below an article, the oldest first, with their replies; your own also while they wait',
    params: ofArticle,
    answer: comments,
    do: async ({ visit, params }) => ({ items: await visit.read((work) => threadsOf(work, visit, params)) }),
  })
  route({
    post: '/blog/:category/articles/:article/comments',
    access: 'customer',
    summary: 'Write a comment: others see it once we have approved it, within a day',
    params: ofArticle,
    body: newComment,
    keyed: true,
    status: 201,
    answer: comments,
    do: async ({ visit, params, body, key }) => {
      const typed = { key, said: body.text, parent: body.parent, website: '', network: visit.network }
      const items = await visit.write(async (work) => {
        const { id } = await findArticle(work, visit, params)
        await writeComment(work, { ...typed, articleId: id })
        return threadsOf(work, visit, params)
      })
      return { items }
    },
  })
  route({
    delete: '/blog/comments/:id',
    access: 'customer',
    summary: 'Take your own comment away',
    params: commentIdForm,
    write: (work, { params }) => withdrawComment(work, params),
  })
  route({
    post: '/blog/comments/:id/reports',
    access: 'customer',
    summary: 'Tell us of a comment that should not stand there; it counts once',
    params: commentIdForm,
    body: reportForm.pick({ reason: true }),
    write: (work, { params, body }) => reportComment(work, { ...params, ...body }),
  })
})

type Named = z.output<typeof ofArticle>

async function findArticle(work: Work, visit: Visit, { category, article: slug }: Named) {
  const article = await readArticle(work, { slug, phone: visit.ports.get(shopFactsPort).phones[visit.site] })
  const named = await findCategory(work, category)
  if (named?.id !== article.category.id) throw no.NOT_FOUND()
  return article
}

async function threadsOf(work: Work, visit: Visit, named: Named) {
  const { id } = await findArticle(work, visit, named)
  return (await readComments(work, id)).threads.map(threadJson)
}

function listJson(visit: Visit, { articles, total }: Awaited<ReturnType<typeof readList>>) {
  return { items: articles.map((article) => listedJson(article, visit)), total }
}
