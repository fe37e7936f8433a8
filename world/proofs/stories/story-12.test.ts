// Story 12, read in one language, bought in the other: an article, its twin in the other language, a product inside it that is
// added to the cart, the order's mails in the language it was bought in, the invoice in both. On both sites, either way round.
import assert from 'node:assert/strict'
import test from 'node:test'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { changeArticle } from '#content/blog/articles/change-article.ts'
import { readArticleFacts } from '#content/blog/desk/read-article-desk.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Locale } from '#platform/work/work.ts'
import { invoicePaper } from '#selling/orders/invoices/invoice-paper.ts'
import { readInvoicePaper } from '#selling/orders/invoices/read-invoice.ts'
import { readSeller } from '#selling/orders/invoices/seller-setting.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { Site } from '#sites/sites.ts'
import { sampleParts } from '#world/samples/app.samples.ts'
import { sampleArticle, sampleNames } from '#world/samples/content/blog.samples.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { handOverSample } from '#world/samples/fulfilment/requests.samples.ts'
import { receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { reviewSample } from '#world/samples/selling/orders.samples.ts'
import { GOODS } from '#world/shops/goods.ts'
import { namedDevShops } from '#world/shops/named-dev-shops.samples.ts'
import { openStoryShop } from './story-shop.samples.ts'

const database = await testDatabase()
const shops = await namedDevShops()
const shop = await openStoryShop(database, shops.hosts)
const { ports } = sampleParts(database.db)
const lamp = GOODS.find(({ path }) => path === '/products/brass-reading-lamp')!
const titles = { ar: 'مصباح يدوم طويلًا', en: 'A lamp that lasts' } as const
/** Whether it has Arabic words besides the customer's name. */
const isArabic = (text: string) => /[\u0621-\u064a]{2}/.test(text.replaceAll('سلمى', ''))

// The lamp of one store, and an article that shows it.
const { who: writer } = await database.write((work) => sampleStaff(work, ['content']))
const product = await database.write(async (work) => {
  const offer = sampleOffer({
    store: lamp.shop.domain,
    page: `http://${lamp.shop.domain}:${shops.port}${lamp.path}`,
    title: lamp.title,
    brand: lamp.brand,
    price: 6400n,
    weightGrams: lamp.weightGrams,
  })
  const [taken] = await takeOffers(work, { feedId: null, runId: null }, [offer])
  await writeDocuments(work, [taken!.productId])
  return taken!.productId
})
await database.write(
  async (work) => {
    const names = await sampleNames(work, 'البيت', 'Home')
    const { id } = await sampleArticle(work, { ...names, text: { titleAr: titles.ar, titleEn: titles.en } })
    const facts = await readArticleFacts(work, id)
    await changeArticle(work, id, { ...facts, picture: '', products: [product] })
  },
  { who: writer, now: shop.now() },
)

for (const site of ['eg', 'ae'] as const)
  for (const [read, bought] of [
    ['en', 'ar'],
    ['ar', 'en'],
  ] as const)
    test(`story 12 on ${site}: read in ${read}, bought in ${bought}`, () => tell(site, read, bought))

async function tell(site: Site, read: Locale, bought: Locale): Promise<void> {
  shop.startAgain()
  const [stage, customer] = [shop.on(site), await shop.shopper(site, bought)]
  const cast = { ...shop.casts[site], customer: customer.who }
  const ask = async (url: string, language: Locale) => {
    const answer = await shop.ask({ method: 'GET', url, headers: { 'x-site': site, 'accept-language': language } })
    assert.equal(answer.statusCode, 200, url)
    return answer.json().data
  }

  // The article in one language leads to itself in the other, under that language's own address.
  const [listed] = (await ask('/api/blog', read)).items
  assert.equal(listed.title, titles[read])
  const first = await ask(pathOf(listed.url), read)
  const twin = await ask(pathOf(first.urls[bought]), bought)
  assert.deepEqual([twin.id, first.title, twin.title], [first.id, titles[read], titles[bought]])
  assert.notEqual(pathOf(first.urls.ar), pathOf(first.urls.en))
  assert.deepEqual(twin.products, [String(product)])

  // The product inside it has its whole price, and is added from its store's page.
  const { offers, title } = await ask(`/api/products/${twin.products[0]}`, bought)
  assert.equal(title, lamp.title)
  assert.ok(offers[0].landed.amount > 0)
  await customer.call('POST', '/users/cart/items/url', { url: offers[0].page, color: lamp.colours[0] })

  // Bought: every mail is in this language, from the order to the hand-over.
  const { number } = await customer.buy()
  await reviewSample(stage, cast, number)
  await buySample(stage, cast, number)
  await receivedSample(stage, cast, number)
  const { id, items } = await customer.as((work) => findOrder(work, { number }))
  assert.deepEqual(
    items.map((item) => item.title),
    [lamp.title],
  )
  await handOverSample(stage, cast, { id, number })
  const mails = await customer.mails()
  assert.ok(mails.length >= 3, `${mails.length} mails`)
  for (const { subject, text } of mails)
    assert.deepEqual([isArabic(subject), isArabic(text)], [bought === 'ar', bought === 'ar'], subject)

  // The invoice is issued once and says the same in both languages.
  const view = await customer.as(async (work) =>
    readInvoicePaper(work, { order: number, paper: null }, await readSeller(work, ports)),
  )
  assert.equal(view.kind, 'invoice')
  for (const locale of ['ar', 'en'] as const) {
    const paper = invoicePaper(view, { locale, site })
    assert.equal(isArabic(paper.heading), locale === 'ar')
    assert.ok(paper.heading.includes(view.number) && JSON.stringify(paper.blocks).includes(lamp.title))
  }
  const { items: papers } = await customer.call('GET', `/orders/${number}/invoices`)
  assert.deepEqual(
    papers.map((one: { kind: string; number: string }) => [one.kind, one.number]),
    [['invoice', view.number]],
  )
  await shop.holds()
}

/** The call that answers what stands at this address of the blog. */
function pathOf(url: string): string {
  const [, , , category, , article] = new URL(url).pathname.split('/')
  return `/api/blog/${category}/articles/${article}`
}
