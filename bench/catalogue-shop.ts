// A shop with a large catalogue, filled once: kept in its directory if one is given.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countWords } from '#catalog/products/finding/count-words.ts'
import { holdIndex } from '#catalog/products/finding/memory/keep-index.ts'
import { type OpenDatabase, openDatabase, write } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { system } from '#platform/work/work.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import { type Filled, fillCatalogue } from './large-catalogue.ts'

export type CatalogueShop = {
  readonly open: OpenDatabase
  readonly url: string
  readonly directory: string
  readonly filled: Filled & { readonly countSeconds: number }
}

/** Opens the shop of this many products, filling it first if its directory has none, and closes it after `act`. */
export async function withCatalogue(
  products: number,
  kept: string | undefined,
  act: (shop: CatalogueShop) => Promise<void>,
): Promise<void> {
  const directory = kept ?? mkdtempSync(join(tmpdir(), 'marsa-bench-catalogue-'))
  mkdirSync(directory, { recursive: true })
  const postgres = await startEmbeddedPostgres(join(directory, 'postgres'))
  await migrate(postgres.url)
  const open = openDatabase(postgres.url, { vault: sampleVault, max: 20, patience: 600_000 })
  try {
    const note = join(directory, `${products}-products.json`)
    if (!existsSync(note)) {
      const filled = await fillCatalogue(postgres.url, products)
      const start = performance.now()
      await write(open.db, { who: system, now: new Date(), site: 'eg', locale: 'en' }, countWords)
      writeFileSync(note, JSON.stringify({ ...filled, countSeconds: (performance.now() - start) / 1000 }))
    }
    const filled = JSON.parse(readFileSync(note, 'utf8')) as CatalogueShop['filled']
    await warm(open)
    const start = performance.now()
    const memory = process.memoryUsage()
    const held = holdIndex(open.db, (error) => console.error(error))
    await held.isRead
    const now = process.memoryUsage()
    const megabytes = Math.round((now.arrayBuffers - memory.arrayBuffers + now.heapUsed - memory.heapUsed) / 1_048_576)
    console.log(`read into memory in ${((performance.now() - start) / 1000).toFixed(1)} s, ${megabytes} MB`)
    await act({ open, url: postgres.url, directory: join(directory, 'postgres'), filled })
    held.stop()
  } finally {
    await open.close()
    await postgres.stop()
    if (!kept) rmSync(directory, { recursive: true, force: true })
  }
}

/** Reads all documents, products and offers once in their order, as a server that has run for a while holds them in memory. */
async function warm({ pool }: OpenDatabase): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    for (const [table, order] of [
      ['product_documents', 'product_id'],
      ['products', 'id'],
      ['product_offers', 'product_id'],
    ])
      await client.query(`select count(t.ctid) from (select ctid from ${table} order by ${order} offset 0) t`)
    await client.query('reset enable_seqscan')
  } finally {
    client.release()
  }
}

/** Opens a shop without products in a directory of its own, and deletes it after `act`. */
export async function withEmptyCatalogue(act: (open: OpenDatabase) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'marsa-bench-feed-'))
  const postgres = await startEmbeddedPostgres(join(directory, 'postgres'))
  await migrate(postgres.url)
  const open = openDatabase(postgres.url, { vault: sampleVault, max: 4, patience: 60_000 })
  try {
    await act(open)
  } finally {
    await open.close()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
