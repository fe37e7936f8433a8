// npm run bench -- --products 1000000 [--shop DIR] [--only WORDS]: searching a catalogue of this many products by sixteen clients,
// as functions on the database: each question for the first time, and asked as people ask, some often and most seldom.
import { availableParallelism, loadavg } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { readRecentPlace } from '#catalog/products/finding/memory/recent-place.ts'
import { noFilters, type ProductQuery } from '#catalog/products/finding/product-query.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { suggestProducts } from '#catalog/products/finding/suggest-products.ts'
import { query, read, write } from '#platform/database/database.ts'
import { type Actor, guest, type QueryWork, system } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { readResults } from '#selling/search/results/read-results.ts'
import { sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleVisit } from '#world/samples/platform/visit.samples.ts'
import { askResultPages } from './catalogue-pages.ts'
import { type CatalogueShop, withCatalogue } from './catalogue-shop.ts'
import { brands, chance, often, qualityNames, thingNames } from './catalogue-texts.ts'
import type { Written } from './catalogue-writer.ts'
import { cpuTime, postgresIn } from './cpu-time.ts'
import { weighStone } from './stone.ts'

type Asked = (work: QueryWork, seed: number) => Promise<unknown>
/** How the product opens the database for such a call. */
type Door = typeof query
type Words = (seed: number) => Partial<ProductQuery>

const asked: Readonly<Record<string, Words>> = {
  'one word': (seed) => ({ words: often(thingNames, seed) }),
  'two words': (seed) => ({ words: `${often(qualityNames, seed)} ${often(thingNames, seed + 1)}` }),
  'three words': (seed) => ({
    words: `${often(brands, seed)} ${often(qualityNames, seed + 1)} ${often(thingNames, seed + 2)}`,
  }),
  'a brand': (seed) => ({ words: often(brands, seed) }),
  'a model number': (seed) => ({ words: `m${(Math.floor(chance(seed) * 900_000) * 7 + 4096).toString(16)}` }),
  'two words and a brand': (seed) => ({
    words: `${often(qualityNames, seed)} ${often(thingNames, seed + 1)}`,
    brands: [often(brands, seed + 2)],
  }),
  'a word and a price': (seed) => ({ words: often(thingNames, seed), priceFrom: 100_000n, priceTo: 900_000n }),
  'two words, cheapest first': (seed) => ({
    words: `${often(qualityNames, seed)} ${often(thingNames, seed + 1)}`,
    sort: 'lowPrice',
  }),
  'a category, newest first': (seed) => ({
    categories: [['electronics', 'shoes', 'bags', 'toys'][seed % 4]!],
    sort: 'newArrivals',
  }),
  'a typing error': (seed) => {
    const word = often(thingNames, seed)
    return { words: word.slice(0, 2) + word.slice(3) }
  },
}
const names = Object.keys(asked)
/** Of a hundred searches so many are of each kind. */
const shares = [22, 26, 16, 10, 4, 8, 4, 4, 2, 4]

/** People's searches: what kind, and which, the first ones much more often. */
function peoplesQuery(at: number, distinct: number): ProductQuery {
  const which = Math.floor(distinct * chance(at * 2 + 1) ** 3)
  const kind = chance(which * 7 + 3) * 100
  const name = names.find((_, place) => shares.slice(0, place + 1).reduce((sum, one) => sum + one) > kind) ?? names[0]!
  return { ...noFilters, ...asked[name]!(which * 13) }
}

export async function benchCatalogue(products: number, kept: string | undefined, only = ''): Promise<void> {
  await withCatalogue(products, kept, async (shop) => {
    console.log(JSON.stringify(shop.filled))
    await warmUp(shop)
    const rows: object[] = []
    const measured = async (name: string, clients: number, act: Asked, milliseconds = 5000, door: Door = read) => {
      if (`${name} ${clients}`.includes(only))
        rows.push({ asked: name, clients, ...(await measure(shop, act, clients, milliseconds, door)) })
    }
    for (const [name, words] of Object.entries(asked))
      await measured(`first time: ${name}`, 1, (work, seed) =>
        searchProducts(work, unkept({ ...noFilters, ...words(seed) }, seed)),
      )
    await measured('first time: all kinds', 16, (work, seed) =>
      searchProducts(work, unkept(peoplesQuery(seed, 1e6), seed)),
    )
    await measured('as people ask', 16, asLists(shop), 20_000)
    await measured('suggestions', 16, (work, seed) => suggestProducts(work, begun(seed)), 10_000, query)
    for (const what of ['new prices', 'new titles'] as const)
      if (`while 100,000 ${what} are written`.includes(only) && products >= WRITTEN)
        rows.push(...(await whileWritten(shop, what, asLists(shop))))
    for (const whose of ['guests', 'customers'] as const)
      if (`lists of ${whose} while 100,000 new prices are written`.includes(only) && products >= WRITTEN)
        rows.push({ lists: whose }, ...(await whileWritten(shop, 'new prices', await askLists(shop, whose), query)))
    console.table(rows)
    if ('page of results 16'.includes(only)) {
      const words = (length: number, distinct: number) =>
        Array.from({ length }, (_, at) => peoplesQuery(at, distinct).words).filter((one) => one !== '')
      console.table(await askResultPages(shop, words(2000, 2000), words(3000, 1e6)))
    }
    console.log(`${availableParallelism()} cores; load of the machine now ${loadavg().map((one) => one.toFixed(1))}`)
  })
}

/** The mix that people ask, as the lists of visitors do: whether anything changed is asked once in a tenth of a second for all. */
const asLists =
  ({ open }: CatalogueShop): Asked =>
  async (work, seed) => {
    // What is answered from memory alone would let no other in: like a request, it waits for those before it.
    await setImmediate()
    const { db: _, ...asked } = work
    const place = await query(open.db, asked, readRecentPlace)
    return searchProducts(work, peoplesQuery(seed, 2000), { place })
  }

/** Whole lists with their prices and days: of guests, or of 500 customers. */
async function askLists({ open }: CatalogueShop, whose: 'guests' | 'customers'): Promise<Asked> {
  const occasion = { who: system, now: new Date(), site: 'eg', locale: 'ar' } as const
  await write(open.db, occasion, seedPriceTables)
  const people: Actor[] = whose === 'guests' ? [guest] : []
  await write(open.db, occasion, async (work) => {
    while (people.length < 500 && whose === 'customers') people.push((await sampleCustomer(work)).who)
  })
  const { ports } = sampleParts(open.db)
  return (_, seed) => {
    const query = { ...noFilters, words: peoplesQuery(seed, 2000).words }
    return readResults(sampleVisit(open.db, people[seed % people.length]!, { ports }), { query, display: 'grid' })
  }
}

/** A search that no other shares its kept answer with: its letters are written large and small in another way. */
const unkept = (query: ProductQuery, seed: number): ProductQuery => ({
  ...query,
  words: [...query.words].map((letter, at) => (chance(seed + at * 7) < 0.5 ? letter.toUpperCase() : letter)).join(''),
})

const begun = (seed: number) =>
  `${often(qualityNames, seed)} ${often(thingNames, seed + 1)}`.slice(0, 2 + Math.floor(chance(seed + 2) * 12))

/** Searches that nobody asks again, until each connection has met the catalogue, as in a server that has run for some minutes. */
async function warmUp({ open }: CatalogueShop): Promise<void> {
  let left = 3000
  const client = async () => {
    while (left-- > 0)
      await read(open.db, { who: system, now: new Date(), site: 'eg', locale: 'ar' }, (work) =>
        searchProducts(work, unkept(peoplesQuery(left + 2e6, 1e6), left + 0.5)),
      )
  }
  await Promise.all(Array.from({ length: 16 }, client))
}

const WRITTEN = 100_000

/** The same searches before, once most of them were asked, and while another thread writes changed products, as a feed does. */
async function whileWritten(shop: CatalogueShop, what: Written, act: Asked, door: Door = read) {
  await writes(shop, 'documents')
  await measure(shop, act, 16, 20_000, door)
  const before = await measure(shop, act, 16, 10_000, door)
  const written = writes(shop, what)
  const meanwhile = await measure(shop, act, 16, 20_000, door)
  return [
    { asked: `before 100,000 ${what} are written`, clients: 16, ...before },
    { asked: `while they are written in ${await written} s`, clients: 16, ...meanwhile },
  ]
}

/** The seconds that another thread takes to write them. */
function writes({ url }: CatalogueShop, what: Written): Promise<number> {
  const workerData = { url, products: WRITTEN, what }
  const writer = new Worker(new URL('./catalogue-writer.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    writer.once('message', resolve)
    writer.once('error', reject)
  })
}

const UNCOUNTED = 160
// A backend that ended takes its time with it: less than nothing is nothing.
const tenths = (value: number) => Math.round(Math.max(0, value) * 10) / 10

async function measure(
  { open, directory }: CatalogueShop,
  act: Asked,
  clients: number,
  milliseconds: number,
  door: Door = read,
) {
  const took: number[] = []
  const servers = [process.pid, postgresIn(directory)]
  const before = weighStone()
  let at = Math.floor(Math.random() * 1e9)
  let used = cpuTime(servers)
  let counted = 0
  const end = performance.now() + milliseconds
  const client = async () => {
    for (let turn = 0; performance.now() < end || turn < UNCOUNTED / clients + 3; turn++) {
      if (turn === Math.ceil(UNCOUNTED / clients) && counted === 0) used = cpuTime(servers)
      const start = performance.now()
      // What is answered from memory alone would let no other in: like a request, it waits for those before it.
      if (door === query) await setImmediate()
      const seed = at++
      await door(open.db, { who: system, now: new Date(), site: 'eg', locale: 'ar' }, (work) => act(work, seed))
      if (turn < UNCOUNTED / clients) continue
      counted++
      took.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  const now = cpuTime(servers)
  took.sort((one, other) => one - other)
  const of = (share: number) => tenths(took[Math.floor(took.length * share)] ?? 0)
  return {
    'p50 ms': of(0.5),
    'p95 ms': of(0.95),
    'p99 ms': of(0.99),
    'a second': Math.round((took.length / (performance.now() - start)) * 1000),
    'CPU ms': now === null || used === null ? null : tenths((now - used) / Math.max(1, counted)),
    'stone ms': tenths((before + weighStone()) / 2),
  }
}
