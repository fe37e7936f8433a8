// Story 6, found by name: Arabic words find an English title, facets lead on, a product of three stores, size 42; the cheaper
// store sells out between the cart and the review; the next store's price is offered in its place, with old and new, and
// accepted. On both sites, in both languages.
import assert from 'node:assert/strict'
import test from 'node:test'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Locale } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { Site } from '#sites/sites.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { reviewSample } from '#world/samples/selling/orders.samples.ts'
import { openStoryShop } from './story-shop.samples.ts'

type Facet = readonly { readonly code: string; readonly count: number }[]
type Offer = {
  readonly store: string
  readonly page: string
  readonly price: { readonly amount: number }
  readonly landed: { readonly amount: number }
  readonly availability: string
}

const database = await testDatabase()
const shop = await openStoryShop(database)
const stores = { 'amazon.com': 8900n, 'ebay.com': 9900n, 'zappos.com': 12_900n } as const
const pages = {
  'amazon.com': 'https://www.amazon.com/dp/B0HALDEN42',
  'ebay.com': 'https://www.ebay.com/itm/123456789012',
  'zappos.com': 'https://www.zappos.com/p/halden-ridge/product/9876543',
} as const
const shoes = (store: keyof typeof stores, availability: 'in_stock' | 'out_of_stock' = 'in_stock') =>
  sampleOffer({
    store,
    theirId: `halden-${store}`,
    page: pages[store],
    title: 'Halden Ridge running shoes, black',
    brand: 'Halden',
    gtin: '04006381333931',
    shelves: ['Shoes', 'Running shoes'],
    price: stores[store],
    colors: ['Black'],
    sizes: ['41', '42', '43'],
    weightGrams: 900,
    availability,
  })
const others = ['Tessel running shoes, white', 'Halden black sandals', 'Orrin black kettle'].map((title) =>
  sampleOffer({ title, brand: 'Tessel', colors: [], sizes: [] }),
)
const take = (...offers: Parameters<typeof takeOffers>[2]) =>
  database.write(async (work) => {
    const taken = await takeOffers(work, { feedId: null, runId: null }, offers)
    await writeDocuments(work, [...new Set(taken.map(({ productId }) => productId))])
    return taken.map(({ productId }) => String(productId))
  })
const nextStore = { ar: 'إيباي', en: 'eBay' } as const

for (const site of ['eg', 'ae'] as const)
  for (const locale of ['ar', 'en'] as const)
    test(`story 6 on ${site} in ${locale}: found in three stores, sold out in one, bought in the next at its price`, () =>
      tell(site, locale))

async function tell(site: Site, locale: Locale): Promise<void> {
  shop.startAgain()
  const [productId = ''] = await take(shoes('amazon.com'), shoes('ebay.com'), shoes('zappos.com'), ...others)
  const customer = await shop.shopper(site, locale)
  const [stage, cast] = [shop.on(site), { ...shop.casts[site], customer: customer.who }]
  const search = (more = '') =>
    customer.call('GET', `/products?search=${encodeURIComponent('حذاء جري أسود')}&inStock=true${more}`)
  const product = async (): Promise<{ readonly offers: readonly Offer[]; readonly sizes: readonly string[] }> =>
    customer.call('GET', `/products/${productId}`)

  // Arabic words, an English title; each facet leads to as many as it says.
  const found = await search()
  assert.deepEqual([found.items[0].id, found.items[0].stores], [productId, 3])
  assert.ok(found.items[0].landed.amount > 0)
  for (const [name, values] of Object.entries(found.facets as Readonly<Record<string, Facet>>))
    for (const { code, count } of values)
      assert.equal((await search(`&${name}=${encodeURIComponent(code)}`)).total, count, `${name} ${code}`)
  const narrowed = await search('&size=42&brand=Halden')
  assert.deepEqual(
    narrowed.items.map((one: { id: string }) => one.id),
    [productId],
  )

  // The store whose whole price is lowest, in size 42.
  const offers = (await product()).offers.toSorted((one, other) => one.landed.amount - other.landed.amount)
  const [cheapest, next] = offers
  assert.deepEqual(
    offers.map(({ store }) => store),
    Object.keys(stores),
  )
  await customer.call('POST', '/users/cart/items', {
    url: cheapest?.page,
    size: '42',
    color: 'Black',
    category: 'shoes',
    country: 'US',
    clientData: { title: 'Halden Ridge running shoes', price: cheapest?.price.amount, currency: 'USD', weight: 900 },
  })
  const { number, totalMinor } = await customer.buy()
  await customer.mails()

  // It sells out before the review: its offer says so, the other two stay.
  await take(shoes('amazon.com', 'out_of_stock'))
  const left = (await product()).offers.filter(({ availability }) => availability === 'in_stock')
  assert.deepEqual(left.map(({ store }) => store).toSorted(), ['ebay.com', 'zappos.com'])
  assert.equal((await search('&size=42')).items[0].store, nextStore[locale])

  // The reviewer takes the next store's price; the customer is told once, sees what it comes to, and pays it or leaves.
  const price = String(next?.price.amount)
  await reviewSample(stage, cast, number, () => ({ data: { price } }))
  const [told, ...more] = await customer.mails()
  assert.equal(more.length, 0, 'one letter')
  const asked = await customer.next(number)
  assert.deepEqual([asked.asks, asked.mayCancel], [['PendingPayment'], true])
  assert.ok(asked.toPay > 0 && asked.deadline, 'the difference, and until when')
  const before = Number(totalMinor) / 100
  for (const amount of [before, before + asked.toPay, asked.toPay])
    assert.ok(
      told?.text.includes(amount.toLocaleString('en', { minimumFractionDigits: 2 })),
      `${amount} in ${told?.text}`,
    )
  await customer.as((work) => fillWallet(work, customer.id, BigInt(Math.round(asked.toPay * 100))))
  await customer.call('POST', `/orders/${number}/payments`, { paymentMethod: 'wallet' })
  const { items } = await stage(cast.buyer, (work) => findOrder(work, { number }))
  assert.deepEqual(
    items.map(({ state }) => state),
    ['pending_purchase'],
  )
  assert.equal((await customer.next(number)).toPay, 0)
  await buySample(stage, cast, number)
  await customer.mails()
  await shop.holds()
}
