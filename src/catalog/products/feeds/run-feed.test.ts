import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { makeFileFetcher } from '#catalog/reader/fetching/fetch-file.ts'
import { fileFetcher } from '#catalog/reader/fetching/file-fetcher.ts'
import { type JobContext, openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { mainSite } from '#sites/sites.ts'
import type { ListedGood } from '#world/simulators/feeds/listed-good.ts'
import { startFeedsSimulator } from '#world/simulators/feeds/start-feeds-simulator.ts'
import { atomXml, awinCsv, cjCsv, googleItem, googleTsv, googleXml } from '#world/simulators/feeds/write-feeds.ts'
import { type FeedForm, feedForm } from './feed-form.ts'
import { readFeedRuns, readRefusedRows } from './read-feeds.ts'
import { type RunOptions, runFeed } from './run-feed.ts'
import { beginRun } from './runs.ts'
import { saveFeed, switchFeed } from './save-feed.ts'
import { takeRows } from './take-rows.ts'

const database = await testDatabase()
const simulator = await startFeedsSimulator()
after(simulator.close)
const ports = plugIn([plug(fileFetcher, makeFileFetcher({ allow: new Set([simulator.host]) }))])
const job = () => openJobContext(database.db, ports, mainSite, new Date())

const withWrite = ({ now, site, ports: theirs }: JobContext, write: JobContext['write']): JobContext => ({
  now,
  site,
  ports: theirs,
  origin: '',
  write,
})

let shop = 0
let store = ''
beforeEach(() => {
  shop += 1
  store = `shop${shop}.example.com`
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
const goods = (count: number) => Array.from({ length: count }, (_, place) => good(place))
const path = (end = 'xml') => `/shop${shop}.${end}`

async function feed(said: Partial<Record<keyof FeedForm, unknown>> = {}, end = 'xml'): Promise<string> {
  const form = { name: store, format: 'google_xml', url: `${simulator.url}${path(end)}`, store, country: 'US', ...said }
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
    .select(['their_id', 'title', 'price_minor', 'old_price_minor', 'currency', 'availability', 'id', 'variants'])
    .where('store', '=', store)
    .where('gone_at', 'is', null)
    .orderBy('id')
    .execute()

test('a feed becomes offers with exact prices; what it lists no more is gone; an unchanged file is not read', async () => {
  simulator.put(path(), googleXml([good(1, { price: '19.99', salePrice: '0.07' }), good(2), good(3), good(4)]))
  const id = await feed()
  assert.equal(await run(id), 'done')
  const [first] = await live()
  assert.deepEqual([first?.price_minor, first?.old_price_minor, first?.currency], [7n, 1999n, 'USD'])
  assert.equal(await run(id), 'unchanged')
  simulator.put(path(), googleXml([good(1, { price: '19.99', salePrice: '0.07' }), good(2, { price: '9' }), good(3)]))
  assert.equal(await run(id), 'done')
  const { added, changed, unchanged, gone, state } = await lastRun(id)
  assert.deepEqual(
    { added, changed, unchanged, gone, state },
    { added: 0, changed: 1, unchanged: 2, gone: 1, state: 'done' },
  )
  assert.equal((await live()).length, 3)
})

for (const [name, write, format, end] of [
  ['Atom', atomXml, 'google_xml', 'xml'],
  ['Google TSV', googleTsv, 'google_tsv', 'tsv'],
  ['Awin', awinCsv, 'awin_csv', 'csv'],
  ['CJ', cjCsv, 'cj_csv', 'csv'],
  ['CJ in the form of Google', googleTsv, 'cj_csv', 'tsv'],
] as const)
  test(`${name} says the same goods`, async () => {
    const said = goods(3).map((one) => ({ ...one, title: `${one.title}, 5" "tall"; فنجان`, salePrice: '3.05' }))
    simulator.put(path(end), write(said))
    const id = await feed({ format }, end)
    assert.equal(await run(id), 'done')
    assert.deepEqual(await refused(id), [])
    assert.deepEqual(
      (await live()).map((one) => [one.their_id, one.title, one.price_minor, one.old_price_minor, one.availability]),
      said.map((one) => [one.id, one.title, 305n, BigInt(one.price.replace('.', '')), 'in_stock']),
    )
  })

for (const mood of ['bom', 'utf-16', 'windows-1256', 'packed', 'packed-twice'] as const)
  test(`a file is read as it comes: ${mood}`, async () => {
    simulator.put(path(), googleXml([good(1, { title: 'مصباح قراءة من النحاس للمكتب' }), good(2)]))
    simulator.spoil(path(), mood)
    assert.equal(await run(await feed()), 'done')
    assert.equal((await live())[0]?.title, 'مصباح قراءة من النحاس للمكتب')
  })

test('each bad row is refused with its reason, and the others are taken', async () => {
  const rows = [
    googleItem(good(1)),
    googleItem(good(2, { id: '' })),
    googleItem(good(3, { title: '' })),
    googleItem(good(4, { price: '-5.00' })),
    googleItem(good(5, { price: '0.00' })),
    googleItem(good(6, { currency: 'XAU' })),
    googleItem(good(7, { link: 'https://other.example.org/products/1' })),
    googleItem(good(8, { link: 'javascript:alert(1)' })),
    googleItem(good(9, { price: '' })),
    googleItem(good(1)),
    '<item><g:id>G-11</g:id><g:title>No end<g:price>5.00 USD</item>',
    googleItem(good(12, { title: 'Toy box & <b>lid</b>&nbsp;<script>alert(1)</script>"; drop table products' })),
    googleItem(good(13, { title: 'CBD hemp oil 1000 mg' })),
    googleItem(good(14, { link: 'http://127.0.0.1/products/1' })),
    `<item><g:id>G-15</g:id><g:title>${'long '.repeat(300_000)}</g:title></item>`,
    googleItem(good(16, { description: 'x'.repeat(20_000) })),
  ]
  simulator.put(path(), googleXml([], rows))
  const id = await feed()
  assert.equal(await run(id), 'done')
  assert.deepEqual(await refused(id), [
    '2 NO_ID',
    '3 NO_TITLE',
    '4 BAD_PRICE',
    '5 BAD_PRICE',
    '6 UNKNOWN_CURRENCY',
    '7 OTHER_STORE',
    '8 BAD_LINK',
    '9 NO_PRICE',
    '10 DOUBLED_ID',
    '11 BROKEN_ROW',
    '13 PROHIBITED',
    '14 BAD_LINK',
    '15 TOO_LONG',
  ])
  assert.deepEqual(
    (await live()).map(({ their_id, title }) => `${their_id} ${title}`),
    ['G-1 Stoneware mug number 1', 'G-12 Toy box & lid "; drop table products', 'G-16 Stoneware mug number 16'],
  )
})

test('entities of the file itself are not expanded, and nothing outside is read', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`
  const item = googleItem(good(1)).replace('Stoneware', '&b; &f; Stoneware')
  simulator.put(path(), googleXml([], [item]).replace('<rss', `${bomb}<rss`))
  assert.equal(await run(await feed()), 'done')
  assert.equal((await live())[0]?.title, '&b; &f; Stoneware mug number 1')
})

test('a table with bad lines, an unclosed quote and amounts in words of their own', async () => {
  const [head, ...lines] = googleTsv([good(1), good(2), good(3), good(4)]).split('\n')
  const bad = [
    lines[0]!.replace('11.90 USD', '"1.299,00 €"'),
    lines[1]!.replace('12.90 USD', 'USD 15'),
    'too\tfew\tcells',
    lines[2]!.replace('13.90 USD', '15'),
    lines[3]!.replace('Stoneware', '"Stoneware'),
  ]
  simulator.put(path('tsv'), [head, ...bad].join('\r\n'))
  const id = await feed({ format: 'google_tsv', currency: 'GBP' }, 'tsv')
  assert.equal(await run(id), 'done')
  assert.deepEqual(
    (await live()).map(({ price_minor, currency }) => `${price_minor} ${currency}`),
    ['129900 EUR', '1500 USD', '1500 GBP'],
  )
  assert.deepEqual(await refused(id), ['3 WRONG_COLUMNS', '5 TOO_LONG'])
})

for (const [mood, code] of [
  ['cut', 'CUT_SHORT'],
  ['dropped', 'CUT_SHORT'],
  ['half', 'TOO_FEW_ROWS'],
  ['bomb', 'TOO_BIG'],
  ['gone', 'NOT_FOUND'],
  ['forbidden', 'SIGN_IN_NEEDED'],
  ['broken-server', 'SERVER_FAULT'],
] as const)
  test(`nothing is gone because of a bad file: ${mood}`, async () => {
    simulator.put(path(), googleXml(goods(40)))
    const id = await feed({ mostMegabytes: 20 })
    assert.equal(await run(id), 'done')
    simulator.spoil(path(), mood)
    assert.equal(await run(id), 'failed')
    assert.equal((await lastRun(id)).why, code)
    assert.equal((await live()).length, 40)
  })

test('a shop that has become smaller is believed the third time', async () => {
  simulator.put(path(), googleXml(goods(40)))
  const id = await feed()
  await run(id)
  const ends = []
  for (const price of ['1', '2', '3']) {
    simulator.put(path(), googleXml(goods(10).map((one) => ({ ...one, price }))))
    ends.push(await run(id))
  }
  assert.deepEqual(ends, ['failed', 'failed', 'done'])
  assert.equal((await live()).length, 10)
})

test('rows of one group are one offer with its variants, and one group for everything is not believed', async () => {
  const shirt = (number: number, color: string, size: string, price: string) =>
    good(number, { title: `Linen shirt ${color} ${size}`, group: 'SHIRT', color, size, price })
  simulator.put(
    path(),
    googleXml([
      shirt(1, 'Navy', 'M', '40.00'),
      shirt(2, 'Navy', 'L', '40.00'),
      shirt(3, 'Sand', 'M', '35.50'),
      good(4, { group: 'SHIRT' }),
      good(5, { group: 'SHIRT' }),
    ]),
  )
  assert.equal(await run(await feed()), 'done')
  const [shirts, ...others] = await live()
  assert.deepEqual([shirts?.their_id, shirts?.price_minor, others.length], ['SHIRT', 3550n, 2])
  assert.equal((shirts!.variants as { offers: unknown[] }).offers.length, 3)
})

test('ten thousand variants are capped, and that is said', async () => {
  const many = Array.from({ length: 10_000 }, (_, place) =>
    good(place, { group: 'ALL', color: `Shade ${place}`, size: 'M' }),
  )
  simulator.put(path(), googleXml(many))
  const id = await feed()
  assert.equal(await run(id), 'done')
  assert.deepEqual(await refused(id), ['1 TOO_MANY_VARIANTS'])
  assert.equal((await live()).length, 1)
})

test('a run that paused or was killed goes on behind its rows, and counts nothing twice', async () => {
  simulator.put(path(), googleXml(goods(1200)))
  const id = await feed()
  assert.equal(await run(id, { sliceMs: -1 }), 'paused')
  const half = await lastRun(id)
  assert.deepEqual([half.state, half.rowsRead], ['running', 500n])
  assert.equal(await run(id), 'done')
  const whole = await lastRun(id)
  assert.equal(whole.id, half.id)
  assert.deepEqual([whole.added, whole.unchanged, whole.rowsRead, whole.refused], [1200, 0, 1200n, 0])
})

test('where the file is another one after a kill, it is read from its first row by a new run', async () => {
  simulator.put(path(), googleXml(goods(1200)))
  const id = await feed()
  assert.equal(await run(id, { sliceMs: -1 }), 'paused')
  simulator.put(path(), googleXml(goods(1200).toReversed()))
  assert.equal(await run(id), 'done')
  const [now, before] = await database.read((work) => readFeedRuns(work, id))
  assert.deepEqual([before?.state, before?.why, now?.added, now?.unchanged], ['stopped', 'INTERRUPTED', 700, 500])
  assert.equal((await live()).length, 1200)
})

test('a feed is read by one run at a time; what an overtaken one still reads is not counted', async () => {
  simulator.put(path(), googleXml(goods(1500)))
  const id = await feed()
  const ends = await Promise.all([run(id), run(id), run(id)])
  assert.deepEqual(ends.toSorted(), ['busy', 'busy', 'done'])
  assert.equal((await lastRun(id)).added, 1500)
})

test('a process that dies in the middle leaves a run that another one goes on with after five minutes', async () => {
  simulator.put(path(), googleXml(goods(1200)))
  const id = await feed()
  const dying = job()
  let writes = 0
  const write: typeof dying.write = (act) => {
    writes += 1
    // The first writes begin the run and take two batches.
    if (writes > 4) throw new Error('The process is gone')
    return dying.write(act)
  }
  await assert.rejects(runFeed(withWrite(dying, write), id), /process is gone/)
  const cut = await lastRun(id)
  assert.deepEqual([cut.state, cut.rowsRead], ['running', 1000n])
  assert.equal(await run(id), 'busy')
  const later = () => new Date(Date.now() + 6 * 60_000)
  assert.equal(await run(id, { clock: later }), 'done')
  const whole = await lastRun(id)
  assert.deepEqual([whole.id, whole.added, whole.unchanged, whole.gone], [cut.id, 1200, 0, 0])
})

test('a process that slept while another went on with its run takes nothing more', async () => {
  simulator.put(path(), googleXml(goods(1200)))
  const id = await feed()
  const sleeping = job()
  let writes = 0
  let wake = () => {}
  const asleep = new Promise<void>((go) => {
    wake = go
  })
  let fellAsleep = () => {}
  const isAsleep = new Promise<void>((go) => {
    fellAsleep = go
  })
  const write: typeof sleeping.write = async (act) => {
    writes += 1
    if (writes === 4) {
      fellAsleep()
      await asleep
    }
    return sleeping.write(act)
  }
  const slept = runFeed(withWrite(sleeping, write), id)
  await isAsleep
  assert.equal(await run(id, { clock: () => new Date(Date.now() + 6 * 60_000) }), 'done')
  wake()
  assert.equal(await slept, 'busy')
  const { added, rowsRead, state } = await lastRun(id)
  assert.deepEqual([state, added, rowsRead], ['done', 1200, 1200n])
})

test('a feed that is switched off while it is read stops, and its limit of rows holds', async () => {
  simulator.put(path(), googleXml(goods(1500)))
  const id = await feed({ mostRows: 700 })
  assert.equal(await run(id), 'stopped')
  assert.equal((await lastRun(id)).why, 'TOO_MANY_ROWS')
  assert.equal((await live()).length, 700)
  await database.write((work) => switchFeed(work, id, false))
  assert.equal(await run(id), 'busy')
})

test('signs that no database stores are taken out of numbers, names and what is said of refused rows', async () => {
  const [head, ...lines] = googleTsv([good(1), good(2), good(3, { price: '-1' }), good(4)]).split('\n')
  const spoiled = [
    lines[0]!.replace('G-1', 'G-\x001'),
    lines[1]!,
    lines[2]!.replace('G-3', 'G-\x003'),
    'G-\x005\ttoo few',
  ]
  simulator.put(path('tsv'), [head, ...spoiled].join('\n'))
  const id = await feed({ format: 'google_tsv' }, 'tsv')
  assert.equal(await run(id), 'done')
  assert.deepEqual(
    (await live()).map(({ their_id }) => their_id),
    ['G-1', 'G-2'],
  )
  assert.deepEqual(await refused(id), ['3 BAD_PRICE', '4 WRONG_COLUMNS'])
})

test('one offer that cannot be stored is refused alone', async () => {
  const id = await feed()
  const { feed: begun, run: its } = (await database.write((work) => beginRun(work, id)))!
  const offers = [{}, { title: 'Broken \0 name' }, { price: -5n }, {}].map((said, place) => ({
    number: place + 1,
    offer: sampleOffer({ store, theirId: `G-${place + 1}`, ...said }),
  }))
  const batch = { offers, refused: [], saleTurnsAt: null, before: 0, rows: 4, bytes: 100 }
  assert.equal(await database.write((work) => takeRows(work, begun, its, batch)), 'taken')
  assert.deepEqual(
    (await live()).map(({ their_id }) => their_id),
    ['G-1', 'G-4'],
  )
  assert.deepEqual(await refused(id), ['2 BROKEN_ROW', '3 BROKEN_ROW'])
  assert.equal((await lastRun(id)).rowsRead, 4n)
})

test('a feed whose currency, store or country was wrong is read anew, and a run that is under way does not count', async () => {
  simulator.put(path('tsv'), googleTsv(goods(600)).replaceAll(' USD', ''))
  const id = await feed({ format: 'google_tsv', currency: 'GBP' }, 'tsv')
  assert.equal(await run(id), 'done')
  assert.equal(await run(id), 'unchanged')
  const form = { id, name: store, format: 'google_tsv', url: `${simulator.url}${path('tsv')}`, store, country: 'US' }
  const save = (currency: string) => database.write((work) => saveFeed(work, feedForm.parse({ ...form, currency })))
  await save('EUR')
  assert.equal(await run(id, { sliceMs: -1 }), 'paused')
  await save('USD')
  assert.equal((await lastRun(id)).state, 'stopped')
  assert.equal(await run(id), 'done')
  assert.deepEqual([...new Set((await live()).map(({ currency }) => currency))], ['USD'])
  await save('USD')
  assert.equal(await run(id), 'unchanged')
})
