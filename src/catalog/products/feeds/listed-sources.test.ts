// Sources that are no single file: the pages of a shop of Shopify, and a sitemap whose pages are read one by one.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeFileFetcher } from '#catalog/reader/fetching/fetch-file.ts'
import { fileFetcher } from '#catalog/reader/fetching/file-fetcher.ts'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { nameDevShops } from '#catalog/stores/stores.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { mainSite } from '#sites/sites.ts'
import { startDevShops } from '#world/shops/start-dev-shops.ts'
import { startFeedsSimulator } from '#world/simulators/feeds/start-feeds-simulator.ts'
import { feedForm } from './feed-form.ts'
import { readDueFeeds } from './feeds.jobs.ts'
import { readFeedRuns, readFeeds, readRefusedRows } from './read-feeds.ts'
import { runFeed } from './run-feed.ts'
import { requestFeedRun, saveFeed, switchFeed } from './save-feed.ts'

const database = await testDatabase()
const simulator = await startFeedsSimulator()
const shops = await startDevShops()
after(async () => {
  await simulator.close()
  await shops.close()
})
const store = simulator.host.replace(/:\d+$/, '')
const { id, name, domain, country, currency } = { ...shops.stores[0]!, id: 'feeds', domain: store }
nameDevShops([...shops.stores, { id, name, domain, country, currency }], new Set([...shops.hosts, simulator.host]))
const allow = new Set([...shops.hosts, simulator.host])
const ports = plugIn([plug(fileFetcher, makeFileFetcher({ allow })), plug(pageFetcher, makePageFetcher({ allow }))])
const job = (now = new Date()) => openJobContext(database.db, ports, mainSite, now)
const save = (format: string, url: string, of = store) =>
  database.write((work) => saveFeed(work, feedForm.parse({ name: format, format, url, store: of, country: 'US' })))
const lastRun = async (feedId: string) => (await database.read((work) => readFeedRuns(work, feedId)))[0]!

const variant = (size: string, price: string, more: object = {}) => ({
  id: 1,
  title: size,
  sku: `S-${size}`,
  option1: size,
  price,
  compare_at_price: null,
  grams: 300,
  available: true,
  ...more,
})
const product = (number: number, more: object = {}) => ({
  id: number,
  handle: `thing-${number}`,
  title: `Canvas bag ${number}`,
  vendor: 'Talla',
  product_type: 'Bags',
  body_html: '<p>Waxed <b>canvas</b>.</p>',
  options: [{ name: 'Size', values: ['S', 'M'] }],
  images: [{ src: `${simulator.url}/bag.jpg` }],
  variants: [variant('S', '19.99'), variant('M', '24.50', { available: false })],
  ...more,
})

test('a shop of Shopify is read page by page, with its variants and its currency', async () => {
  const page = (number: number) => `/products.json?limit=250&page=${number}`
  const listed = (...products: object[]) => JSON.stringify({ products })
  simulator.put('/meta.json', JSON.stringify({ currency: 'GBP' }), 'application/json')
  simulator.put(page(1), listed(...Array.from({ length: 250 }, (_, place) => product(place + 1))), 'application/json')
  simulator.put(
    page(2),
    listed(
      product(251, {
        options: [{ name: 'Title', values: ['Default Title'] }],
        variants: [variant('Default Title', '5', { barcode: '4006381333931', compare_at_price: '9.00', grams: 0 })],
      }),
      { id: 252, title: 'Without a handle' },
      product(253, { variants: [variant('S', '-1.00')] }),
      product(254, { variants: Array.from({ length: 2000 }, (_, place) => variant(`${place}`, '7.00')) }),
    ),
    'application/json',
  )
  const feedId = await save('shopify', simulator.url)
  assert.equal(await runFeed(job(), feedId, { pauseMs: 0 }), 'done')
  const offers = await database.db
    .selectFrom('product_offers')
    .selectAll()
    .where('feed_id', '=', feedId)
    .orderBy('id')
    .execute()
  assert.equal(offers.length, 252)
  const [first] = offers
  const single = offers.find(({ their_id }) => their_id === '251')
  assert.deepEqual([first?.price_minor, first?.currency, first?.availability], [1999n, 'GBP', 'in_stock'])
  assert.equal((first?.variants as { offers: unknown[] } | undefined)?.offers.length, 2)
  assert.deepEqual([single?.price_minor, single?.old_price_minor, single?.variants], [500n, 900n, {}])
  // The shop's own number says nothing beyond the shop.
  const part = await database.db
    .selectFrom('products')
    .select('part_key')
    .where('id', '=', single!.product_id)
    .execute()
  assert.deepEqual(part, [{ part_key: null }])
  const { id: runId } = await lastRun(feedId)
  const refused = await database.read((work) => readRefusedRows(work, runId))
  assert.deepEqual(
    refused.map(({ rowNumber, code, detail }) => `${rowNumber} ${code} ${detail}`.trim()),
    ['252 BROKEN_ROW', '253 BAD_PRICE -1.00', '254 TOO_MANY_VARIANTS 2000'],
  )
})

test('the pages of a sitemap and its parts are read as links are, and none is gone because it was not read', async () => {
  const harbor = shops.links.filter(({ url, reason }) => url.includes('harbor-goods') && reason === null)
  const { origin } = new URL(harbor[0]!.url)
  const feedId = await save('sitemap', `${origin}/sitemap.xml`, 'harbor-goods.localhost')
  assert.equal(await runFeed(job(), feedId, { pauseMs: 0 }), 'done')
  const run = await lastRun(feedId)
  assert.equal(run.why, 'PARTIAL')
  const offers = await database.db.selectFrom('product_offers').select('page').where('feed_id', '=', feedId).execute()
  const priced = harbor.filter(({ price }) => price !== null)
  assert.deepEqual(offers.map(({ page }) => page).sort(), priced.map(({ url }) => url).sort())
  assert.equal(run.refused, harbor.length - priced.length)
  // The next look reads what it knows again, and leaves the page without a price alone.
  assert.equal(await runFeed(job(), feedId, { pauseMs: 0 }), 'done')
  const { unchanged, refused, added } = await lastRun(feedId)
  assert.deepEqual({ unchanged, refused, added }, { unchanged: priced.length, refused: 0, added: 0 })
})

test('feeds that are due are read by the clock or when asked, those that are off are not', async () => {
  const [first] = await database.read(readFeeds)
  const runs = async () => (await database.read((work) => readFeedRuns(work, first!.id))).length
  const before = await runs()
  await readDueFeeds(job(), { pauseMs: 0 })
  assert.equal(await runs(), before)
  await database.write((work) => requestFeedRun(work, first!.id))
  await readDueFeeds(job(new Date(Date.now() + 1000)), { pauseMs: 0 })
  assert.equal(await runs(), before + 1)
  await database.write((work) => switchFeed(work, first!.id, false))
  await assert.rejects(
    database.write((work) => requestFeedRun(work, first!.id)),
    /FEED_IS_OFF/,
  )
  await readDueFeeds(job(new Date(Date.now() + 100 * 3_600_000)), { pauseMs: 0 })
  assert.equal(await runs(), before + 1)
})

test('a store is named without www, as its offers and its switch are', () => {
  const parsed = feedForm.parse({
    name: 'One',
    format: 'sitemap',
    url: 'https://www.shop.com/sitemap.xml',
    store: ' WWW.Shop.com ',
    country: 'US',
  })
  assert.equal(parsed.store, 'shop.com')
})

test('a fault of ours in one feed ends its run, and the others are read', async () => {
  const text = '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel></channel></rss>'
  for (const one of ['/a.xml', '/b.xml', '/c.xml', '/d.xml']) simulator.put(one, text)
  const ids = []
  for (const one of ['a', 'b', 'c', 'd']) ids.push(await save('google_xml', `${simulator.url}/${one}.xml`))
  const well = job(new Date(Date.now() + 1000))
  let faults = 0
  // The port of files is missing: nothing that a feed could be blamed for.
  const broken = {
    now: well.now,
    site: well.site,
    origin: '',
    write: well.write,
    ports: {
      ...ports,
      get: ((port: never) => {
        faults += 1
        if (faults <= 2) throw new TypeError('No such port')
        return ports.get(port)
      }) as typeof ports.get,
    },
  }
  await assert.rejects(readDueFeeds(broken, { pauseMs: 0 }), AggregateError)
  const whys = await Promise.all(ids.map(async (one) => (await lastRun(one)).why))
  assert.deepEqual(whys.toSorted(), ['EMPTY', 'EMPTY', 'OUR_FAULT', 'OUR_FAULT'])
})

test('a sitemap of many slow maps gives signs of life while it looks for pages', async () => {
  const map = (kind: string, places: readonly string[]) =>
    `<${kind === 'url' ? 'urlset' : 'sitemapindex'}>${places.map((place) => `<${kind}><loc>${place}</loc></${kind}>`).join('')}</${kind === 'url' ? 'urlset' : 'sitemapindex'}>`
  const parts = ['/part-1.xml', '/part-2.xml', '/part-3.xml']
  simulator.put(
    '/many.xml',
    map(
      'sitemap',
      parts.map((part) => `${simulator.url}${part}`),
    ),
  )
  for (const part of parts) simulator.put(part, map('url', [`${simulator.url}/about-us`]))
  const feedId = await save('sitemap', `${simulator.url}/many.xml`)
  const begun = new Date()
  let time = begun.getTime()
  // Each look at the clock finds it 30 seconds later.
  const clock = () => {
    time += 30_000
    return new Date(time)
  }
  const beats = new Set<number>()
  const well = job()
  const write: typeof well.write = async (act) => {
    const answer = await well.write(act)
    const { beaten_at: at } = await database.db
      .selectFrom('feed_runs')
      .select('beaten_at')
      .where('feed_id', '=', feedId)
      .executeTakeFirstOrThrow()
    beats.add(at.getTime())
    return answer
  }
  const slow = { now: well.now, site: well.site, origin: '', ports, write }
  await runFeed(slow, feedId, { pauseMs: 0, clock })
  assert.ok(beats.size >= parts.length, `${beats.size} signs of life`)
})
