import { z } from 'zod'
import { plainBlocks } from '#content/pages/body/blocks.ts'
import { withoutIsolates } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { CommentThread, ShownComment } from './comments/read-comments.ts'
import type { ShownArticle } from './reading/read-article.ts'
import type { ShownCategory } from './reading/read-categories.ts'
import type { ListedArticle } from './reading/read-list.ts'

const slugs = z.object({ ar: z.string(), en: z.string() })

export const categoryShape = z
  .object({ name: z.string(), lead: z.string(), slugs, articles: z.int() })
  .meta({ id: 'BlogCategory' })

export function categoryJson({ name, lead, slugs: named, count }: ShownCategory) {
  return { name, lead, slugs: named, articles: count }
}

const picture = z.string().nullable().describe('The address of its picture')

export const listedShape = z
  .object({
    id: z.string(),
    url: z.string(),
    title: z.string(),
    lead: z.string(),
    category: z.string(),
    author: z.string(),
    picture,
    date: z.iso.datetime(),
    minutes: z.int().describe('How long it takes to read'),
  })
  .meta({ id: 'BlogListedArticle' })

type Where = { readonly origin: string; readonly locale: Locale }

export function listedJson(article: ListedArticle, { origin, locale }: Where) {
  const { id, path, title, lead, category, author, at, minutes } = article
  const cover = pictureAddress(article.picture, origin)
  return {
    id,
    url: `${origin}/${locale}${path}`,
    title,
    lead,
    category,
    author,
    picture: cover,
    date: at.toISOString(),
    minutes,
  }
}

export const articleShape = z
  .object({
    id: z.string(),
    urls: z.object({ ar: z.string(), en: z.string() }).describe('The same article in both languages'),
    title: z.string(),
    lead: z.string(),
    description: z.string(),
    category: z.object({ name: z.string(), slugs }),
    author: z.object({ name: z.string(), about: z.string() }),
    picture,
    date: z.iso.datetime(),
    changed: z.iso.datetime(),
    minutes: z.int(),
    intro: z.string().describe('The words before the first heading'),
    sections: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
    products: z.array(z.string()).describe('The numbers of its products, as `GET /products/{id}` takes them'),
  })
  .meta({ id: 'BlogArticle' })

export function articleJson(article: ShownArticle, origin: string) {
  const { id, twins, title, lead, description, category, author, shownFrom, changedAt, minutes } = article
  const plain = (text: string) => withoutIsolates(text)
  return {
    id,
    urls: { ar: `${origin}/ar${twins.ar}`, en: `${origin}/en${twins.en}` },
    title: plain(title),
    lead: plain(lead),
    description: plain(description),
    category: { name: category.name, slugs: category.slugs },
    author,
    picture: pictureAddress(article.cover, origin),
    date: shownFrom.toISOString(),
    changed: changedAt.toISOString(),
    minutes,
    intro: plain(plainBlocks(article.intro)),
    sections: article.sections.map((one) => ({
      id: one.id,
      title: plain(one.title),
      text: plain(plainBlocks(one.blocks)),
    })),
    products: [...article.products],
  }
}

const comment = z.object({
  id: z.string(),
  name: z.string().describe('Empty for one who left'),
  text: z.string(),
  date: z.iso.datetime(),
  isShop: z.boolean().describe('We wrote it'),
  isOwn: z.boolean(),
  isWaiting: z.boolean().describe('Your own, which we have not looked at yet: nobody else sees it'),
})
export const commentShape = comment.extend({ replies: z.array(comment) }).meta({ id: 'BlogComment' })

export function threadJson({ replies, ...first }: CommentThread) {
  return { ...commentJson(first), replies: replies.map(commentJson) }
}

function commentJson({ id, name, said, at, isShop, isOwn, isWaiting }: ShownComment) {
  return { id, name, text: said, date: at.toISOString(), isShop, isOwn, isWaiting }
}

function pictureAddress(shown: { readonly id: string } | null, origin: string): string | null {
  return shown && `${origin}/api/content/pictures/${shown.id}`
}
