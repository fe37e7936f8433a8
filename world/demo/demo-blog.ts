import { mostBought } from '#catalog/products/finding/most-bought.ts'
import { beginArticle } from '#content/blog/articles/begin-article.ts'
import { changeArticle, withinArticle } from '#content/blog/articles/change-article.ts'
import { saveAuthor } from '#content/blog/articles/save-author.ts'
import { saveCategory } from '#content/blog/articles/save-category.ts'
import { approveComment, replyAsShop } from '#content/blog/comments/decide-comment.ts'
import { writeComment } from '#content/blog/comments/write-comment.ts'
import { readArticleFacts } from '#content/blog/desk/read-article-desk.ts'
import { articlePlace } from '#content/pages/content-places.ts'
import { addPicture } from '#content/pages/media/add-picture.ts'
import { contentPicture } from '#content/pages/media/content-picture.ts'
import { publishVersion } from '#content/pages/move-version.ts'
import { saveDraft } from '#content/pages/save-draft.ts'
import { write } from '#platform/database/database.ts'
import { fileStore } from '#platform/files/files.ts'
import { pictureSize } from '#platform/files/redraw.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import type { AppParts } from '#program/app.ts'
import { mainSite } from '#sites/sites.ts'
import { demoArticles } from './blog/articles.ts'
import { drawCover } from './blog/covers.ts'

type Parts = Pick<AppParts, 'db' | 'ports' | 'clock'>

const DAY = 86_400_000
const none = { id: '', slugAr: '', slugEn: '' }

const categories = {
  prices: {
    nameAr: 'الأسعار والجمارك',
    nameEn: 'Prices and customs',
    leadAr: 'ممَّ يتكوّن ما تدفعه، وكيف تدفع أقل.',
    leadEn: 'What you pay is made of, and how you pay less.',
  },
  shopping: {
    nameAr: 'تسوّق بذكاء',
    nameEn: 'Shopping well',
    leadAr: 'المقاسات والمواسم وما تقرؤه قبل أن تطلب.',
    leadEn: 'Sizes, seasons and what to read before you order.',
  },
  journey: {
    nameAr: 'الرحلة',
    nameEn: 'The journey',
    leadAr: 'ما يحدث لمشترياتك بين المتجر وبينك.',
    leadEn: 'What happens to your goods between the store and you.',
  },
} as const

const authors = {
  layla: {
    nameAr: 'ليلى حسن',
    nameEn: 'Layla Hassan',
    aboutAr: 'من فريق الشراء. تشتري من متاجر الخارج كل يوم.',
    aboutEn: 'Of the buying team. She buys from stores abroad every day.',
  },
  karim: {
    nameAr: 'كريم فؤاد',
    nameEn: 'Karim Fouad',
    aboutAr: 'من فريق المراجعة. يقرأ صفحات المنتجات قبل أن نشتري.',
    aboutEn: 'Of the review team. He reads the pages of products before we buy.',
  },
} as const

/** The blog with articles in both languages, each with a drawing of our own, and what readers say below the newest. */
export async function fillDemoBlog(parts: Parts, editor: Actor): Promise<void> {
  const now = parts.clock()
  const run = <Answer>(who: Actor, at: Date, act: (work: Work) => Promise<Answer>) =>
    write(parts.db, { who, now: at, site: mainSite, locale: 'ar' }, act)
  const before = new Date(now.getTime() - 45 * DAY)
  const made = await run(editor, before, async (work) => {
    const ids = new Map<string, string>()
    for (const [at, [key, said]] of Object.entries(categories).entries())
      ids.set(key, (await saveCategory(work, { ...none, ...said, place: at })).id)
    for (const [key, said] of Object.entries(authors)) ids.set(key, (await saveAuthor(work, { ...none, ...said })).id)
    return ids
  })
  const goods = await run(editor, now, (work) => mostBought(work, { most: 24 }))
  const store = parts.ports.get(fileStore)
  let newest = ''
  for (const [at, one] of demoArticles.entries()) {
    const { category, author, cover, altAr, altEn, daysAgo, products, titleAr, titleEn, ...text } = one
    const drawn = await drawCover(cover)
    const [kept, size] = [await keepUpload(store, drawn, contentPicture), await pictureSize(drawn)]
    const shown = goods.slice(at * 3, at * 3 + products).map(({ id }) => BigInt(id))
    newest = await run(editor, new Date(now.getTime() - daysAgo * DAY), async (work) => {
      const picture = await addPicture(work, { kept, ...size }, { altAr, altEn })
      const begun = await beginArticle(work, {
        titleAr,
        titleEn,
        category: made.get(category)!,
        author: made.get(author)!,
      })
      const facts = await readArticleFacts(work, begun.id)
      await changeArticle(work, begun.id, { ...facts, picture: picture.id, products: shown })
      const place = { place: articlePlace(begun.id), site: null }
      await withinArticle(work, begun.id, async () => {
        const typed = { ...text, titleAr, titleEn, descriptionAr: '', descriptionEn: '', why: 'أول نشر' }
        const saved = await saveDraft(work, { ...place, revision: 1 }, typed)
        await publishVersion(work, { ...place, revision: saved.revision }, null)
      })
      return begun.id
    })
  }
  await fillComments({ run, editor, now, articleId: newest, parts })
}

type Commented = {
  readonly run: <Answer>(who: Actor, at: Date, act: (work: Work) => Promise<Answer>) => Promise<Answer>
  readonly editor: Actor
  readonly now: Date
  readonly articleId: string
  readonly parts: Parts
}

// One that was answered, and two that wait: the second for nearly the whole day that is promised.
async function fillComments({ run, editor, now, articleId, parts }: Commented): Promise<void> {
  const customers = await parts.db.selectFrom('customers').select(['id', 'email']).orderBy('created_at').execute()
  const who = (email: string): Actor => ({
    kind: 'customer',
    id: customers.find((one) => one.email === email)!.id,
  })
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const comment = (email: string, at: Date, said: string) =>
    run(who(email), at, (work) =>
      writeComment(work, { key: newId(), articleId, said, parent: '', website: '', network: `demo ${email}` }),
    )
  await comment('salma@marsa.localhost', hoursAgo(22), 'هل يتغيّر السعر إذا تغيّر سعر الصرف بعد أن أدفع؟')
  const [first] = await parts.db.selectFrom('blog_comments').select('id').where('article_id', '=', articleId).execute()
  await run(editor, hoursAgo(20), async (work) => {
    await approveComment(work, { id: first!.id })
    await replyAsShop(work, { id: first!.id, said: 'نحسب بسعر الصرف وقت العملية، وهو مكتوب في تفاصيل بند سعر المنتج.' })
  })
  await comment('omar@marsa.localhost', hoursAgo(19), 'شرح واضح، شكرًا. أتمنى مقالًا عن الباقات.')
  await comment('salma@marsa.localhost', hoursAgo(2), 'فهمت الآن لماذا كان طلبي الأول أغلى، شكرًا.')
}
