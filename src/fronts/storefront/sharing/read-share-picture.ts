import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { pictureStore } from '#catalog/reader/pictures/picture-ports.ts'
import { readArticleCard } from '#content/blog/reading/read-article-card.ts'
import { fileStore } from '#platform/files/files.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Locale } from '#platform/work/work.ts'
import { landedOf } from '#selling/search/pricing/landed-of.ts'
import { seeProduct } from '#selling/search/product/see-product.ts'
import { m } from '#words/messages.js'
import type { SharePicture } from './draw-share-picture.ts'

type Said = {
  readonly scene: string
  readonly title: (locale: Locale) => string
  readonly note: (locale: Locale) => string
}

const say =
  (message: (inputs: Record<string, never>, options: { locale: Locale }) => string) =>
  (locale: Locale): string =>
    message({}, { locale })

const lead = say(m.storefront_hero_lead)
const pages: Readonly<Record<string, Said>> = {
  home: { scene: 'harbour', title: say(m.storefront_hero_title), note: lead },
  'how-to-order': { scene: 'paste', title: say(m.storefront_how_to_order), note: lead },
  packages: { scene: 'falling', title: say(m.subscriptions_packages_heading), note: say(m.storefront_share_packages) },
  deals: { scene: 'falling', title: say(m.storefront_coupons), note: say(m.cart_deals_lead) },
  stores: { scene: 'voyage', title: say(m.storefront_stores_short), note: lead },
  questions: { scene: 'lighthouse', title: say(m.storefront_share_questions), note: say(m.storefront_share_help) },
  about: { scene: 'harbour', title: say(m.storefront_about), note: lead },
  blog: { scene: 'letters', title: say(m.blog_title), note: say(m.blog_lead) },
  contact: { scene: 'letters', title: say(m.storefront_footer_contact), note: say(m.storefront_share_help) },
}

/**
 * What the picture of a shared page says; for an article its title with its picture, for a product its name,
 * and what a guest pays for it until it is collected.
 */
export async function readSharePicture(visit: Visit, locale: Locale, name: string): Promise<SharePicture> {
  const id = /^product-([1-9]\d{0,17})$/.exec(name)?.[1]
  if (id !== undefined) return ofProduct(visit, locale, id)
  const article = /^article-([0-9a-f-]{36})$/.exec(name)?.[1]
  if (article !== undefined) return ofArticle(visit, locale, article)
  const said = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (!said) throw data(null, { status: 404 })
  return { locale, title: said.title(locale), note: said.note(locale), price: null, shown: { scene: said.scene } }
}

async function ofArticle({ read, ports }: Visit, locale: Locale, id: string): Promise<SharePicture> {
  const { title, category, picturePath } = await foundPage(read((work) => readArticleCard(work, id, locale)))
  const photo = picturePath === null ? null : await ports.get(fileStore).read(picturePath)
  return {
    locale,
    title: isolate(title),
    note: isolate(category),
    price: null,
    shown: photo ? { photo } : { scene: 'letters' },
  }
}

async function ofProduct(visit: Visit, locale: Locale, id: string): Promise<SharePicture> {
  const { product, landed } = await visit.read(async (work) => {
    const { product, offer } = await seeProduct(work, id, null)
    const landed = offer && (await landedOf(work, [{ ...product, offer }])).get(product.id)
    return { product, landed: landed ?? null }
  })
  const photo = product.image === null ? null : await keptPhoto(visit.ports, product.image)
  const price = landed && formatMoney(landed.money, locale)
  return {
    locale,
    title: isolate(product.title),
    note:
      price === null
        ? m.search_product_description({ title: '' }, { locale })
        : m.storefront_example_total({}, { locale }),
    price: price && landed.isAbout ? `${m.storefront_hero_about({}, { locale })} ${price}` : price,
    shown: photo === null ? { scene: 'harbour' } : { photo },
  }
}

const keptKinds = [640, 960, 320].flatMap((side) => ['webp', 'avif', 'jpeg'].map((format) => `${side} ${format}`))

/** A product's picture as it was drawn for somebody before (serve-pictures.ts); none is fetched for a messenger. */
async function keptPhoto(ports: Ports, source: string): Promise<Buffer | null> {
  for (const kind of keptKinds) {
    const id = createHash('sha256').update(`${kind} ${source}`).digest('hex')
    const bytes = await ports.get(pictureStore).read(`${id.slice(-2)}/${id}`)
    if (bytes) return Buffer.from(bytes)
  }
  return null
}
