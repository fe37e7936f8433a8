import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { type OpenDatabase, openDatabase, write } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { newId } from '#platform/work/id.ts'
import { type Announcement, sendOutbox } from '#platform/work/outbox.ts'
import { type Actor, type Database, system, type Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import type { AppParts } from '#program/app.ts'
import { addItem } from '#selling/cart/change-cart.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { enter, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCheckout, sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import { buildAll } from '../scripts/build.ts'
import type { Statement } from './bare-transaction.ts'

export type Shopper = { readonly token: string; readonly itemId: string; readonly order: object }
export type BenchStage = {
  readonly port: number
  readonly db: Kysely<Database>
  readonly shoppers: readonly Shopper[]
  readonly readingId: string
  /** The writing statements of placing, for each of the placed orders. */
  readonly recorded: readonly (readonly Statement[])[]
  readonly pool: OpenDatabase['pool']
  readonly close: () => Promise<void>
}

type Built = { readonly createServer: (parts: AppParts, development: boolean) => Promise<FastifyInstance> }

/**
 * The built server on its own PostgreSQL (durable, as in production), with customers whose carts are ready to order.
 */
export async function openStage(shoppers: number): Promise<BenchStage> {
  const built = join(rootDirectory, 'build', 'server', 'index.js')
  if (!existsSync(built)) buildAll(false)
  const directory = mkdtempSync(join(tmpdir(), 'marsa-bench-'))
  const postgres = await startEmbeddedPostgres(directory)
  await migrate(postgres.url)
  const open = openDatabase(postgres.url, { vault: sampleVault, max: 20 })
  const as = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>, db = open.db) =>
    write(db, { who, now: new Date(), site: 'eg', locale: 'en' }, act)
  await as(system, seedPriceTables)
  const ready: Shopper[] = []
  for (let place = 0; place < shoppers; place++) ready.push(await readyShopper(as))
  const readingId = await as(system, keepReading)
  const recorded: (readonly Statement[])[] = []
  for (let place = 0; place < shoppers; place++) recorded.push(await recordPlacing(open, as))
  const { createServer } = (await import(built)) as Built
  const app = await createServer(sampleParts(open.db), false)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const close = async () => {
    await app.close()
    await open.close()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, db: open.db, shoppers: ready, readingId, recorded, pool: open.pool, close }
}

type As = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>, db?: Kysely<Database>) => Promise<Answer>

async function newShopper(as: As): Promise<Actor> {
  return as(system, async (work) => {
    const { id, who } = await sampleCustomer(work)
    await sampleAddress(work, id)
    await fillWallet(work, id, 1_000_000_000n)
    await addItem({ ...work, who }, sampleGoods())
    return who
  })
}

async function readyShopper(as: As): Promise<Shopper> {
  const who = await newShopper(as)
  return as(who, async (work) => {
    const { addressId, seen } = await sampleCheckout(work)
    const agreed = { addressId, shippingOption: 'PickUp', paymentMethod: 'wallet', termsAccepted: true }
    const order = { ...agreed, totalCost: Number(seen.totalMinor) / 100, tablesVersion: seen.tablesId }
    const { items } = await readCart(work)
    return { token: await enter(work, who), itemId: items[0]?.id ?? '', order }
  })
}

// A reading as the page of a well-made shop gives it: all fields, with choices and pictures.
function keepReading(work: Work): Promise<string> {
  const images = ['01', '02', '03', '04', '05', '06'].map(
    (place) => `https://m.media-amazon.com/images/I/81bench${place}L.jpg`,
  )
  return saveReading(work, {
    url: 'https://www.amazon.com/dp/B0C3HCD34R',
    canonicalUrl: 'https://www.amazon.com/dp/B0C3HCD34R',
    domain: 'amazon.com',
    store: 'amazon.com',
    country: 'US',
    facts: {
      title: 'Harbour Trail Running Shoes, Breathable Mesh, Wide Toe Box, for Road and Gravel',
      price: '129.95',
      currency: 'USD',
      availability: 'in_stock',
      image: images[0] ?? null,
      images,
      brand: 'Harbour Trail',
      sku: 'HT-2210-BLK-42',
      variants: [
        { name: 'Color', values: ['Black', 'Sand', 'Sea green', 'White', 'Slate'] },
        { name: 'Size', values: ['38', '39', '40', '41', '42', '43', '44', '45', '46'] },
      ],
      weightGrams: 860,
      description: 'A light shoe for long days. '.repeat(20).trim(),
      category: 'Shoes',
      breadcrumb: [],
      oldPrice: null,
      offers: [],
      lang: null,
    },
    reason: null,
    source: 'page',
    steps: [],
  })
}

const undone = new Error('The placing was only to be watched')

const writing = /^\s*(insert|update|delete|with)\b/i

/** Places the order of a cart, records every statement, and rolls back: its writes can be repeated later. */
async function recordPlacing({ pool }: OpenDatabase, as: As): Promise<readonly Statement[]> {
  const who = await newShopper(as)
  const request = await as(who, (work) => sampleCheckout(work))
  const recorded: Statement[] = []
  const watched = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query: { sql, parameters } }) => {
      if (level === 'query' && writing.test(sql)) recorded.push({ sql, parameters })
    },
  })
  const routes = routesOf(sampleParts(watched).ports)
  const placing = watched.transaction().execute(async (db) => {
    const outbox: Announcement[] = []
    const work: Work = { db, outbox, vault: sampleVault, who, now: new Date(), site: 'eg', locale: 'en' }
    await placeOrderFromCart(work, { ...request, key: newId() }, routes)
    await sendOutbox(db, outbox)
    throw undone
  })
  await placing.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return recorded
}
