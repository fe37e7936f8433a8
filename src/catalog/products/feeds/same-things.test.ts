// What a feed lists stays the same thing, and has the price of the day.
import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { makeFileFetcher } from '#catalog/reader/fetching/fetch-file.ts'
import { fileFetcher } from '#catalog/reader/fetching/file-fetcher.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { mainSite } from '#sites/sites.ts'
import type { ListedGood } from '#world/simulators/feeds/listed-good.ts'
import { startFeedsSimulator } from '#world/simulators/feeds/start-feeds-simulator.ts'
import { googleItem, googleXml } from '#world/simulators/feeds/write-feeds.ts'
import { feedForm } from './feed-form.ts'
import { readFeedRuns, readRefusedRows } from './read-feeds.ts'
import { type RunOptions, runFeed } from './run-feed.ts'
import { saveFeed } from './save-feed.ts'

const database = await testDatabase()
const simulator = await startFeedsSimulator()
after(simulator.close)
const ports = plugIn([plug(fileFetcher, makeFileFetcher({ allow: new Set([simulator.host]) }))])
const job = () => openJobContext(database.db, ports, mainSite, new Date())

let shop = 0
let store = ''
beforeEach(() => {
  shop += 1
  store = `same${shop}.example.com`
})

const good = (number: number, said: Partial<ListedGood> = {}): ListedGood => ({
  id: `G-${number}`,
  title: `Stoneware mug number ${number}`,
  link: `https://${store}/products/mug-${number}`,
  image: `https://${store}/pictures/${number}.jpg`,
  price: `${10 + number}.90`,
  currency: 'USD',
  availability: 'in_stock',
  brand: 'Talla',
  description: 'Fired twice.',
  shelves: 'Kitchen > Mugs',
  ...said,
})
const path = () => `/same${shop}.xml`

function feed(): Promise<string> {
  const form = { name: store, format: 'google_xml', url: `${simulator.url}${path()}`, store, country: 'US' }
  return database.write((work) => saveFeed(work, feedForm.parse(form)))
}
const run = (id: string, options: RunOptions = {}) => runFeed(job(), id, { pauseMs: 0, ...options })
const lastRun = async (id: string) => (await database.read((work) => readFeedRuns(work, id)))[0]!
const refused = async (id: string) => {
  const { id: runId } = await lastRun(id)
  const rows = await database.read((work) => readRefusedRows(work, runId))
  return rows.map(({ rowNumber, code }) => `${rowNumber} ${code}`)
}
const live = async () =>
  database.db
    .selectFrom('product_offers')
    .select(['their_id', 'price_minor', 'old_price_minor', 'id'])
    .where('store', '=', store)
    .where('gone_at', 'is', null)
    .orderBy('id')
    .execute()

test('a sale that ends is over, though the file is as it was', async () => {
  const from = Date.now()
  const day = (count: number) => new Date(from + count * 86_400_000)
  const days = `${day(-1).toISOString()}/${day(2).toISOString()}`
  const onSale = googleItem(good(1, { price: '40.00', salePrice: '30.00' })).replace(
    '</item>',
    `<g:sale_price_effective_date>${days}</g:sale_price_effective_date></item>`,
  )
  simulator.put(path(), googleXml([], [onSale, googleItem(good(2))]))
  const id = await feed()
  const prices = async () => (await live()).map(({ price_minor, old_price_minor }) => [price_minor, old_price_minor])
  assert.equal(await run(id), 'done')
  assert.deepEqual((await prices())[0], [3000n, 4000n])
  assert.equal(await run(id, { clock: () => day(1) }), 'unchanged')
  assert.equal(await run(id, { clock: () => day(3) }), 'done')
  assert.deepEqual((await prices())[0], [4000n, null])
  assert.equal(await run(id, { clock: () => day(4) }), 'unchanged')
})

test('a thing keeps its identity while its choices come and go, wherever they stand in the file', async () => {
  const shirt = (number: number, size: string) => good(number, { title: `Linen shirt ${size}`, group: 'SHIRT', size })
  const id = await feed()
  const met: unknown[] = []
  for (const rows of [
    [shirt(1, 'M')],
    [shirt(1, 'M'), shirt(2, 'L')],
    [shirt(2, 'L')],
    [shirt(2, 'L'), shirt(3, 'S')],
  ]) {
    simulator.put(path(), googleXml([...rows, good(8), good(9)]))
    assert.equal(await run(id), 'done')
    met.push((await live()).filter(({ their_id }) => !/^G-[89]$/.test(their_id)).map((one) => [one.their_id, one.id]))
  }
  assert.deepEqual(
    met,
    Array.from({ length: 4 }, () => met[0]),
  )
  assert.equal((met[0] as string[][])[0]?.[0], 'SHIRT')
  simulator.put(path(), googleXml([shirt(1, 'M'), good(8), shirt(2, 'L'), good(9), shirt(2, 'L')]))
  assert.equal(await run(id), 'done')
  assert.deepEqual((await live()).map(({ their_id }) => their_id).toSorted(), ['G-2', 'G-8', 'G-9', 'SHIRT'])
  assert.deepEqual(await refused(id), ['5 DOUBLED_ID'])
})

test('rows that have one group and are other things keep their own numbers', async () => {
  const black = [1, 2, 3].map((number) => good(number, { group: 'ALL', color: 'Black' }))
  simulator.put(path(), googleXml(black))
  assert.equal(await run(await feed()), 'done')
  assert.deepEqual((await live()).map(({ their_id }) => their_id).toSorted(), ['G-1', 'G-2', 'G-3'])
})
