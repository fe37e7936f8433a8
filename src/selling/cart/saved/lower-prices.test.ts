import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageFetcher, pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import type { LinkReading } from '#catalog/reader/fetching/read-link.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { addItem, changeStoredCart } from '#selling/cart/change-cart.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { readSaved } from './read-saved.ts'
import { readSavedChore } from './read-saved-again.ts'

const { db, read, write } = await testDatabase()
await write(seedPriceTables)
const day = 86_400_000
const start = new Date('2026-11-20T08:00:00Z')

function readingOf(url: string, price: string, currency: string): LinkReading {
  const nothing = { image: null, images: [], brand: null, sku: null, variants: [], weightGrams: null }
  const shown = { title: 'Trail Running Shoes', price, currency, availability: 'in_stock' as const }
  const more = { oldPrice: null, offers: [], lang: null }
  const facts = { ...nothing, ...more, ...shown, description: null, category: null, breadcrumb: [] }
  const place = { url, canonicalUrl: url, store: 'amazon-us', domain: 'amazon.com', country: 'US' as const }
  return { ...place, facts, reason: null, source: 'page', steps: [] }
}

let pages = 0
/** A customer who keeps for later what was read at this price, and paid attention to nothing else. */
async function keeper(said: { readonly price?: bigint } = {}) {
  const { who } = await write((work) => sampleCustomer(work))
  pages += 1
  const url = `https://www.amazon.com/dp/B0PAGE${String(pages).padStart(4, '0')}`
  const reads = (price: string, days: number, currency = 'USD') =>
    write((work) => saveReading(work, readingOf(url, price, currency)), {
      now: new Date(start.getTime() + days * day),
    })
  const readingId = await reads('89.99', 0)
  const { id } = await write((work) => addItem(work, sampleFields({ url, readingId, price: 8_999n, ...said })), { who })
  await write((work) => changeStoredCart(work, { kind: 'save', itemId: id }), { who })
  return {
    reads,
    kept: () => read(async (work) => (await readSaved(work, await readCart(work)))[0], { who }),
    takesBack: () => write((work) => changeStoredCart(work, { kind: 'unsave', itemId: id }), { who }),
  }
}

test('a page that was read again later with a lower price says so, and the item comes back with it', async () => {
  const { reads, kept, takesBack } = await keeper()
  assert.equal((await kept())?.lower, null)
  await reads('79.50', 1)
  const lower = (await kept())?.lower
  assert.deepEqual([lower?.price.minor, lower?.by.minor, lower?.by.currency], [7_950n, 1_049n, 'USD'])
  const [item] = (await takesBack()).items
  assert.equal(item?.price, 7_950n)
})

test('nothing is said of an older reading, a higher price, another currency, or a price that was typed', async () => {
  const older = await keeper()
  await older.reads('50.00', -1)
  assert.equal((await older.kept())?.lower, null)
  const higher = await keeper()
  await higher.reads('50.00', 1)
  await higher.reads('99.00', 2)
  assert.equal((await higher.kept())?.lower, null)
  const foreign = await keeper()
  await foreign.reads('50.00', 1, 'EUR')
  assert.equal((await foreign.kept())?.lower, null)
  const typed = await keeper({ price: 9_500n })
  await typed.reads('50.00', 1)
  assert.equal((await typed.kept())?.lower, null)
  assert.equal((await typed.takesBack()).items[0]?.price, 9_500n)
})

test('pages of what is kept for later are read again once a day, and no others', async () => {
  const { reads, kept } = await keeper()
  await reads('95.00', 3)
  const asked: string[] = []
  const page = (price: string): PageFetcher => ({
    fetchPage: async (url) => {
      asked.push(url)
      const product = { '@type': 'Product', name: 'Shoes', offers: { '@type': 'Offer', price, priceCurrency: 'USD' } }
      const html = `<html><head><title>Shoes</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...product })}</script></head><body><h1>Shoes</h1></body></html>`
      return { ok: true, url, html }
    },
  })
  const mine = async () => {
    const url = (await kept())?.url ?? ''
    return asked.filter((one) => one === url).length
  }
  const runs = (days: number, price: string) => {
    const now = new Date(start.getTime() + days * day)
    return readSavedChore.run(openJobContext(db, plugIn([plug(pageFetcher, page(price))]), 'eg', now))
  }
  await runs(3.5, '70.00')
  assert.equal(await mine(), 0, 'it was read half a day ago')
  await runs(4, '70.00')
  await runs(4.2, '60.00')
  assert.equal(await mine(), 1)
  assert.equal((await kept())?.lower?.price.minor, 7_000n)
})
