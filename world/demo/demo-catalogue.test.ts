import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readFeeds } from '#catalog/products/feeds/read-feeds.ts'
import { makeFileFetcher } from '#catalog/reader/fetching/fetch-file.ts'
import { fileFetcher } from '#catalog/reader/fetching/file-fetcher.ts'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { readLink } from '#catalog/reader/fetching/read-link.ts'
import { nameDevShops } from '#catalog/stores/stores.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { AppParts } from '#program/app.ts'
import { startDevShops } from '#world/shops/start-dev-shops.ts'
import { fillDemoCatalogue } from './demo-catalogue.ts'

const database = await testDatabase()
const shops = await startDevShops()
after(shops.close)
nameDevShops(shops.stores, shops.hosts)
const ports = plugIn([
  plug(fileFetcher, makeFileFetcher({ allow: shops.hosts })),
  plug(pageFetcher, makePageFetcher({ allow: shops.hosts })),
])

test('the shops of the demo fill a catalogue through their feeds, with old prices and shared products', async () => {
  await fillDemoCatalogue({ db: database.db, ports, clock: () => new Date() } as unknown as AppParts)
  const feeds = (await database.read(readFeeds)).filter(({ name }) => !name.includes(','))
  assert.deepEqual(
    feeds.map(({ lastRun }) => [lastRun?.state, lastRun?.refused, lastRun?.gone]),
    Array.from({ length: 5 }, () => ['done', 0, 0]),
  )
  const { rows } = await database.pool.query<Record<string, bigint>>(`
    select count(*) as products, count(*) filter (where offers > 1) as shared, count(*) filter (where category = 'other') as other,
      (select count(*) from product_documents) as documents, (select count(*) from offer_prices) as prices,
      (select count(*) from product_offers) as offers
    from (select p.category, count(o.id) as offers from products p join product_offers o on o.product_id = p.id group by p.id) as one`)
  const { products, shared, other, documents, prices, offers } = rows[0]!
  assert.ok(products! >= 605n && documents === products, `${products} ${documents}`)
  assert.ok(
    shared! > 150n && other! < 40n && prices! > offers! + 100n,
    JSON.stringify(rows[0], (_, said) => String(said)),
  )
})

test('the page of a product says what its feed says', async () => {
  const fetcher = makePageFetcher({ allow: shops.hosts })
  const some = await database.db
    .selectFrom('product_offers')
    .select(['page', 'title', 'price_minor', 'currency'])
    .where('id', 'in', [1n, 200n, 400n, 600n, 800n])
    .execute()
  for (const { page, title, price_minor, currency } of some) {
    const { facts, reason } = await readLink(fetcher, page, { stores: shops.stores, allow: shops.hosts })
    assert.deepEqual(
      [reason, facts?.title, facts?.price?.replace('.', ''), facts?.currency],
      [null, title, String(price_minor), currency],
    )
  }
})
