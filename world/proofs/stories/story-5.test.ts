// Story 5, nobody could read it: a link behind a robot gate goes to the team, a reviewer fills in the facts, the customer
// hears by letter and adds it with one touch; at the purchase the page is gone: the item is held, with ways out and their
// prices, and the default comes at the deadline. On both sites, with letters in both languages.

import assert from 'node:assert/strict'
import test from 'node:test'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Locale } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { draftItem, readKnownPage } from '#selling/cart/adding/draft-item.ts'
import { itemForm } from '#selling/cart/adding/item-form.ts'
import { addItem } from '#selling/cart/change-cart.ts'
import { priceLookup } from '#selling/cart/lookups/answer-lookup.ts'
import { askLookup } from '#selling/cart/lookups/ask-lookup.ts'
import { takeNextLookup } from '#selling/cart/lookups/claim-lookup.ts'
import { lookupFactsForm } from '#selling/cart/lookups/lookup-facts-form.ts'
import { readLookupCase } from '#selling/cart/lookups/read-lookup-desk.ts'
import { readMyLookups } from '#selling/cart/lookups/read-lookups.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { holdItem } from '#selling/orders/money/hold-item.ts'
import { previewHold } from '#selling/orders/money/preview-hold.ts'
import type { Site } from '#sites/sites.ts'
import { fillCart } from '#world/samples/checkout/checkout.samples.ts'
import { reviewSample } from '#world/samples/selling/orders.samples.ts'
import { namedDevShops } from '#world/shops/named-dev-shops.samples.ts'
import { openStoryShop } from './story-shop.samples.ts'

const database = await testDatabase()
const shops = await namedDevShops()
const shop = await openStoryShop(database, shops.hosts)
const gate = shops.links.find(({ reason }) => reason === 'CAPTCHA')!
const gone = shops.links.find(({ reason }) => reason === 'HTTP_404')!
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

const letters = {
  priced: {
    ar: /فتح فريقنا الصفحة التي أرسلتها.*Quarterdeck Wall Clock.*58\.00/s,
    en: /Our team opened the page you sent.*Quarterdeck Wall Clock.*58\.00/s,
  },
  held: {
    ar: /Quarterdeck Wall Clock.*لم تختر خلال 72 ساعة نكمل بدونه ونرد إليك ثمنه/s,
    en: /Quarterdeck Wall Clock.*Without an answer in 72 hours we continue without it and refund it/s,
  },
} as const

for (const site of ['eg', 'ae'] as const)
  for (const locale of ['ar', 'en'] as const)
    test(`story 5 on ${site} in ${locale}: read by the team, added with one touch, gone at the purchase`, () =>
      tell(site, locale))

async function tell(site: Site, locale: Locale): Promise<void> {
  shop.startAgain()
  const [stage, cast] = [shop.on(site), shop.casts[site]]
  const customer = await shop.shopper(site, locale)

  // The shop wants to see a human: nothing is read, and the link goes to the team.
  const read = await customer.call('GET', `/users/cart/items-scrapper/url?url=${encodeURIComponent(gate.url)}`)
  assert.deepEqual([read.product, read.reason], [null, 'CAPTCHA'])
  const wish = { wish: 'Brass', quantity: 2, pictureId: null, email: null }
  await customer.as((work) => askLookup(work, { ...wish, readingId: read.readingId }))
  // A page that is gone goes nowhere.
  const lost = await customer.call('GET', `/users/cart/items-scrapper/url?url=${encodeURIComponent(gone.url)}`)
  await assert.rejects(
    customer.as((work) => askLookup(work, { ...wish, readingId: lost.readingId })),
    refused('LOOKUP_PAGE_GONE'),
  )

  // A reviewer takes the oldest link, looks at the page and fills in the facts.
  shop.moveOn(3)
  const id = (await stage(cast.reviewer, takeNextLookup)) ?? assert.fail('nothing waits')
  const asked = await stage(cast.reviewer, (work) => readLookupCase(work, id))
  assert.deepEqual([asked.url, asked.wish, asked.quantity], [gate.url, 'Brass', 2])
  const facts = lookupFactsForm.parse({
    title: 'Quarterdeck Wall Clock',
    price: '58.00',
    currency: 'USD',
    category: 'homeware',
    country: 'US',
    colors: 'Brass',
    grams: '900',
  })
  await stage(cast.reviewer, (work) => priceLookup(work, id, facts))

  // One letter, with the page on which it is added; the account shows it too.
  const [priced, ...others] = await customer.mails()
  assert.equal(others.length, 0, 'one letter')
  assert.match(priced?.text ?? '', letters.priced[locale])
  const [, readingId = '', quantity] = priced?.text.match(/\/cart\/add\?reading=([\w-]+)&quantity=(\d)/) ?? []
  assert.ok(priced?.text.includes(`/${locale}/cart/add?reading=${readingId}`))
  assert.equal((await customer.as(readMyLookups))[0]?.readingId, readingId)

  // The form is whole: adding takes one touch. Other goods go with it.
  await customer.as(async (work) => {
    const page = (await readKnownPage(work, readingId))!
    const { typed, found } = draftItem(page, (await readTables(work)).prices, 'en')
    assert.equal(found, 'all')
    await addItem(work, itemForm.parse({ ...typed, quantity }))
    await fillCart(work)
  })
  assert.deepEqual(await customer.as(readMyLookups), [])
  const { number } = await customer.buy()
  await reviewSample(stage, cast, number)
  await customer.mails()

  // At the purchase the page is gone: held, and the customer is asked, with what each way out comes to.
  const { items } = await stage(cast.buyer, (work) => findOrder(work, { number }))
  const clock = items.find(({ title }) => title === 'Quarterdeck Wall Clock')!
  assert.equal(clock.state, 'pending_purchase')
  await stage(cast.buyer, (work) =>
    holdItem(work, { itemId: clock.id, reason: 'UNAVAILABLE', newPrice: null, note: '' }),
  )
  const [held, ...more] = await customer.mails()
  assert.equal(more.length, 0, 'one letter')
  assert.match(held?.text ?? '', letters.held[locale])
  const next = await customer.next(number)
  assert.ok(next.deadline, 'a deadline is named')
  const choice = { number, itemIds: [clock.id] }
  const write = customer.as as Parameters<typeof previewHold>[0]['write']
  const without = await previewHold({ write }, { ...choice, decision: 'PROCEED_OTHER_ITEMS' })
  const waiting = await previewHold({ write }, { ...choice, decision: 'HOLD_ORDER' })
  assert.ok(without && without.goesBack > 0n && without.newTotal < without.oldTotal)
  assert.deepEqual([waiting?.goesBack, waiting?.newTotal], [0n, waiting?.oldTotal])
  assert.equal(await previewHold({ write }, { ...choice, decision: 'acceptNewPrice' }), null)

  // Nobody answers: at the deadline the order goes on without it, for exactly the money that was shown.
  shop.moveOn(71)
  await shop.post.strike(site, 'orders.expire')
  assert.equal(await stateOf(site, number, clock.id), 'on_hold')
  shop.moveOn(2)
  await shop.post.strike(site, 'orders.expire')
  await shop.post.strike(site, 'orders.expire')
  assert.equal(await stateOf(site, number, clock.id), 'cancelled')
  const { card } = await customer.as((work) => readWallet(work, customer.id))
  assert.equal(card.minor, without.goesBack)
  assert.equal((await customer.mails()).length, 1, 'one letter says what came back')
  await shop.holds()
}

const stateOf = async (site: Site, number: string, itemId: string) =>
  (await shop.on(site)(shop.casts[site].buyer, (work) => findOrder(work, { number }))).items.find(
    ({ id }) => id === itemId,
  )?.state
