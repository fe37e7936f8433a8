import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { sweep } from '#platform/background/sweep.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Visit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { type Actor, guest } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { searchJobs } from '#selling/search/search.jobs.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleVisit } from '#world/samples/platform/visit.samples.ts'
import { clearOpened } from './clear-opened.ts'
import { countOpened, noteOpened } from './note-opened.ts'
import { mostOpened } from './opened-cookie.ts'
import { readOpened } from './read-opened.ts'
import { readOpenings } from './read-openings.ts'

const { db, read, write } = await testDatabase()
await write(seedPriceTables)
const ports = plugIn([plug(expectedArrival, async () => null), plug(cartSigner, makeCartSigner('secret of a test'))])
const products = await write(async (work) => {
  const offers = Array.from({ length: mostOpened + 3 }, () => sampleOffer())
  const taken = await takeOffers(work, { feedId: null, runId: null }, offers)
  const ids = taken.map(({ productId }) => productId)
  await writeDocuments(work, ids)
  return ids.map(String)
})
const page = new Request('http://localhost/en/search-product/1')

let minutes = 0
function visitBy(who: Actor, said: Partial<Pick<Visit, 'cookies' | 'ip'>> = {}) {
  minutes += 1
  return sampleVisit(db, who, { ports, now: new Date(Date.UTC(2027, 0, 20, 8, minutes)), ...said })
}
const visitorsOf = async (id: string) =>
  (await db.selectFrom('product_openings').select('visitors').where('product_id', '=', BigInt(id)).execute()).map(
    ({ visitors }) => visitors,
  )
const shelf = async (visit: Visit) => (await readOpened(visit))?.products.map(({ id }) => id) ?? null

test('a visitor counts once a day for a product, however often and from however many tabs it is opened', async () => {
  const [one] = products
  const { who } = await write((work) => sampleCustomer(work))
  await Promise.all(Array.from({ length: 6 }, () => noteOpened(visitBy(guest), page, one!)))
  assert.deepEqual(await visitorsOf(one!), [1])
  await noteOpened(visitBy(guest, { ip: '192.0.2.7' }), page, one!)
  await Promise.all([noteOpened(visitBy(who), page, one!), noteOpened(visitBy(who), page, one!)])
  assert.deepEqual(await visitorsOf(one!), [3])
  const tomorrow = new Date(Date.UTC(2027, 0, 21, 8))
  await write((work) => countOpened(work, BigInt(one!), '127.0.0.1'), { now: tomorrow })
  assert.deepEqual(await visitorsOf(one!), [3, 1])
  assert.deepEqual(await read(readOpenings, { now: tomorrow }), [{ productId: one, visitors: 4 }])
})

test('who walks the catalogue is soon not counted any more; what a browser loads in advance is not noted', async () => {
  const last = products.at(-1)!
  const now = new Date(Date.UTC(2027, 0, 12, 9))
  for (let at = 0; at < 200; at++)
    await write((work) => countOpened(work, BigInt(products[at % 14]!), '198.51.100.1'), { now })
  assert.equal((await visitorsOf(products[13]!)).length, 1)
  await write((work) => countOpened(work, BigInt(last), '198.51.100.1'), { now })
  assert.deepEqual(await visitorsOf(last), [])
  const early = new Request(page, { headers: { 'sec-purpose': 'prefetch;prerender' } })
  assert.deepEqual(await noteOpened(visitBy(guest, { ip: '198.51.100.2' }), early, last), [])
  assert.deepEqual(await visitorsOf(last), [])
})

test('what was opened before signing in comes along, but for what is no product', async () => {
  const { who } = await write((work) => sampleCustomer(work))
  const cookies = { opened: `${products[1]}.${products[0]}.123456789` }
  const [cookie] = await noteOpened(visitBy(who, { cookies }), page, products[2]!)
  assert.match(cookie!, /^opened=; Path=\/; Max-Age=0/)
  assert.deepEqual(await shelf(visitBy(who)), [products[2], products[1], products[0]])
})

test('customers meet what they opened on every device, the newest first and no more than a few; cleared, it is gone', async () => {
  const { who, id } = await write((work) => sampleCustomer(work))
  const other = await write((work) => sampleCustomer(work))
  await noteOpened(visitBy(other.who), page, products[0]!)
  for (const product of [...products, products[2]!]) assert.deepEqual(await noteOpened(visitBy(who), page, product), [])
  const rows = await db.selectFrom('opened_products').select('product_id').where('customer_id', '=', id).execute()
  assert.equal(rows.length, mostOpened)
  const seen = await shelf(visitBy(who))
  assert.deepEqual(seen?.slice(0, 2), [products[2], products.at(-1)])
  assert.equal(await shelf(visitBy(guest)), null, 'nobody else meets it')
  await write(clearOpened, { who })
  assert.equal(await shelf(visitBy(who)), null)
  assert.deepEqual(await shelf(visitBy(other.who)), [products[0]])
})

test('guests keep it on their device alone: in a cookie that names products and nothing else', async () => {
  const [first, second] = products
  const [cookie] = await noteOpened(visitBy(guest, { cookies: { opened: `${first}.abc.-1.${first}` } }), page, second!)
  assert.match(cookie!, new RegExp(`^opened=${second}\\.${first}; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax$`))
  assert.deepEqual(await shelf(visitBy(guest, { cookies: { opened: `${second}.${first}` } })), [second, first])
  assert.equal(await shelf(visitBy(guest, { cookies: { opened: "1' or 1=1.99999999999999999999" } })), null)
})

test('what is hidden leaves the shelf at once', async () => {
  const cookies = { opened: `${products[3]}.${products[4]}` }
  await db.updateTable('products').set({ hidden_at: new Date() }).where('id', '=', BigInt(products[3]!)).execute()
  assert.deepEqual(await shelf(visitBy(guest, { cookies })), [products[4]])
})

test('after its time nothing is kept of who opened what', async () => {
  const { who, id } = await write((work) => sampleCustomer(work))
  await noteOpened(visitBy(who), page, products[6]!)
  const retentions = (searchJobs.chores ?? []).flatMap((chore) => chore.retentions ?? [])
  const job = openJobContext(db, ports, 'eg', new Date(Date.UTC(2027, 5, 1)))
  for (const one of retentions) await sweep(job, one)
  assert.deepEqual(await db.selectFrom('opened_products').selectAll().where('customer_id', '=', id).execute(), [])
  assert.deepEqual(await db.selectFrom('product_openings').selectAll().execute(), [])
})
