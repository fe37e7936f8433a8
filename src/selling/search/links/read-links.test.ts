import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { pictureSigner } from '#catalog/reader/pictures/picture-ports.ts'
import { makePictureSigner } from '#catalog/reader/pictures/picture-signer.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { openLog } from '#platform/settings/log.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { sampleClosures } from '#world/samples/pricing/pricing.samples.ts'
import { namedDevShops } from '#world/shops/named-dev-shops.samples.ts'
import { linkListLimit } from './link-list-limit.ts'
import { beginLinks } from './read-links.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const shops = await namedDevShops()
const log = openLog('silent')

const ports = plugIn([
  plug(pageFetcher, makePageFetcher({ allow: shops.hosts })),
  plug(pictureSigner, makePictureSigner('secret of a test')),
  plug(cartSigner, makeCartSigner('secret of a test')),
  plug(bankClosures, sampleClosures),
  plug(expectedArrival, async () => null),
])

function visit() {
  return openVisit(database.db, {
    who: { kind: 'guest', id: null },
    now: new Date(),
    site: 'eg',
    locale: 'en',
    requestId: 'r',
    ip: '192.0.2.1',
    origin: 'http://localhost',
    token: null,
    cookies: {},
    nonce: 'n',
    ports,
    report: (fault) => log.error(fault),
  })
}

test('a list of as many links as fit is read whole, and the answer of who asks again without a script is the same', async () => {
  const [lamp] = shops.links
  const text = Array.from(
    { length: linkListLimit.usual('eg').most },
    (_, place) => `${new URL(lamp!.url).href}?variant=${place}`,
  ).join('\n')
  const began = await beginLinks(visit(), text)
  assert.equal(began.length, linkListLimit.usual('eg').most)
  const again = await beginLinks(visit(), text)
  const first = await Promise.all(began.map(({ read }) => read))
  const second = await Promise.all(again.map(({ read }) => read))
  const refused = (one: (typeof first)[number]) => one.kind === 'refused' && one.why !== ''
  assert.deepEqual([...first, ...second].filter(refused), [])
  const ids = (rows: typeof first) => rows.map((row) => (row.kind === 'refused' ? '' : row.readingId))
  assert.deepEqual(ids(second), ids(first))
  const { rows } = await database.pool.query(
    "select sum(hits)::int as hits from rate_limits where bucket like 'read-link%'",
  )
  assert.equal(rows[0].hits, 1)
})
