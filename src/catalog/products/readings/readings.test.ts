import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { readLink } from '#catalog/reader/fetching/read-link.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { mainSite } from '#sites/sites.ts'
import { namedDevShops } from '#world/shops/named-dev-shops.samples.ts'
import { isPublicPage } from './public-page.ts'
import { refreshOffer } from './refresh-offer.ts'
import { takeReadings } from './take-readings.ts'

const database = await testDatabase()
const shops = await namedDevShops()
const fetcher = makePageFetcher({ allow: shops.hosts })
const ports = plugIn([plug(pageFetcher, fetcher)])
const job = () => openJobContext(database.db, ports, mainSite, new Date())
const lamp = shops.links.find(({ name }) => name === 'lamp')!.url
const offersAt = (page: string) =>
  database.db.selectFrom('product_offers').selectAll().where('page', '=', page).execute()
const HOUR = 3_600_000

test('a link that a customer had read becomes an offer, once', async () => {
  const reading = await readLink(fetcher, lamp, { stores: shops.stores, allow: shops.hosts })
  await database.write((work) => saveReading(work, reading))
  assert.equal(await takeReadings(job()), 1)
  assert.equal(await takeReadings(job()), 0)
  const [offer] = await offersAt(reading.canonicalUrl!)
  assert.deepEqual([offer?.price_minor, offer?.currency, offer?.feed_id], [6400n, 'USD', null])
})

test('a reading of a page that a feed lists renews its price, and makes no second offer', async () => {
  const mug = shops.links.find(({ name }) => name === 'mug')!.url
  const dear = sampleOffer({
    store: 'harbor-goods.localhost',
    theirId: 'feed-1',
    page: mug,
    price: 9900n,
    currency: 'USD',
  })
  const earlier = new Date(Date.now() - HOUR)
  await database.write((work) => takeOffers(work, { feedId: null, runId: null }, [dear]), { now: earlier })
  const reading = await readLink(fetcher, mug, { stores: shops.stores, allow: shops.hosts })
  await database.write((work) => saveReading(work, reading))
  await takeReadings(job())
  const [offer, ...others] = await offersAt(mug)
  assert.deepEqual(
    [offer?.their_id, offer?.price_minor, offer?.availability, others.length],
    ['feed-1', 1800n, 'out_of_stock', 0],
  )
  const prices = await database.db
    .selectFrom('offer_prices')
    .select('price_minor')
    .where('offer_id', '=', offer!.id)
    .orderBy('seen_at')
    .execute()
  assert.deepEqual(prices, [{ price_minor: 9900n }, { price_minor: 1800n }])
})

test('only pages that everybody may know enter', () => {
  for (const page of [
    'https://www.amazon.com/dp/B0CHX1W1XY',
    'https://www.nike.com/t/air-zoom-pegasus-41-road-running-shoes-wide-RZm89S/FD2722-002',
    'https://www.walmart.com/ip/1234567890',
    lamp,
  ])
    assert.equal(isPublicPage(page), true, page)
  for (const page of [
    'https://unknown-shop.com/products/1',
    'https://www.nike.com/cart',
    'https://www.gap.com/shared/products/12345',
    'https://www.gap.com/browse/product.do?pid=1&token=abc',
    'https://www.gap.com/p/1?email=a%40b.co',
    'https://www.gap.com/p/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'http://localhost:3000/products/1',
    'http://192.168.1.1/products/1',
    'https://user:secret@www.gap.com/p/1',
  ])
    assert.equal(isPublicPage(page), false, page)
})

test('an old price is read again, once for many who ask; a page that is gone ends its offer', async () => {
  const old = new Date(Date.now() - 9 * HOUR)
  const throwPage = shops.links.find(({ name }) => name === 'throw')!.url
  const gonePage = throwPage.replace('lambswool-throw', 'no-such-thing')
  const offer = (page: string) =>
    sampleOffer({ store: 'thistle-and-rye.localhost', page, currency: 'GBP', country: 'GB' })
  const [there, gone] = await database.write(
    (work) => takeOffers(work, { feedId: null, runId: null }, [offer(throwPage), offer(gonePage)]),
    { now: old },
  )
  const refreshed = await Promise.all([1, 2, 3].map(() => refreshOffer(job(), there!.offerId)))
  assert.deepEqual(refreshed, ['renewed', 'renewed', 'renewed'])
  const [renewed] = await offersAt(throwPage)
  assert.deepEqual([renewed?.price_minor, renewed?.old_price_minor], [8500n, 11_000n])
  assert.ok(renewed!.seen_at > old)
  assert.equal(await refreshOffer(job(), there!.offerId, Date.now() + 11 * 60_000), 'fresh')
  assert.equal(await refreshOffer(job(), gone!.offerId), 'gone')
  assert.notEqual((await offersAt(gonePage))[0]?.gone_at, null)
  const documents = await database.db
    .selectFrom('product_documents')
    .select('product_id')
    .where('product_id', '=', gone!.productId)
    .execute()
  assert.deepEqual(documents, [])
})

test('a reading that cannot be understood is told, and holds up no other', async () => {
  const reading = await readLink(fetcher, lamp, { stores: shops.stores, allow: shops.hosts })
  const id = await database.write((work) => saveReading(work, reading))
  const broken = {
    canonical_url: lamp.replace(/[^/]*$/, 'no-such-lamp'),
    facts: '{"title": 5}',
    read_at: new Date(Date.now() - 60_000),
  }
  await database.db
    .insertInto('link_readings')
    .values({ ...broken, id: newId(), site: mainSite, url: lamp, domain: reading.domain!, source: 'page' })
    .execute()
  await assert.rejects(takeReadings(job()), AggregateError)
  const { read_at: readAt } = await database.db
    .selectFrom('link_readings')
    .select('read_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual((await offersAt(reading.canonicalUrl!))[0]?.seen_at, readAt)
})
