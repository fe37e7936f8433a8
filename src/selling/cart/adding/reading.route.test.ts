import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { pictureSigner } from '#catalog/reader/pictures/picture-ports.ts'
import { makePictureSigner } from '#catalog/reader/pictures/picture-signer.ts'
import { nameDevShops } from '#catalog/stores/stores.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit, visitContext } from '#platform/http/visit.ts'
import { openLog } from '#platform/settings/log.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { sampleClosures } from '#world/samples/pricing/pricing.samples.ts'
import { startDevShops } from '#world/shops/start-dev-shops.ts'
import { parseDraftCost } from './draft-cost.ts'
import { loader } from './reading.route.ts'
import { type ReadingEvent, readingEvents } from './reading-events.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const shops = await startDevShops()
nameDevShops(shops.stores, shops.hosts)
test.after(() => shops.close())
const log = openLog('silent')

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
    ports: plugIn([
      plug(pageFetcher, makePageFetcher({ allow: shops.hosts })),
      plug(pictureSigner, makePictureSigner('secret of a test')),
      plug(cartSigner, makeCartSigner('secret of a test')),
      plug(bankClosures, sampleClosures),
      plug(expectedArrival, async () => null),
    ]),
    report: (fault) => log.error(fault),
  })
}

async function read(link: string): Promise<ReadingEvent[]> {
  const events: ReadingEvent[] = []
  const context = new RouterContextProvider()
  context.set(visitContext, visit())
  const request = new Request(`http://localhost/en/cart/reading?link=${encodeURIComponent(link)}`)
  const { body } = loader({ context, request })
  for await (const event of readingEvents(body!)) events.push(event)
  return events
}

test('a link is read step by step, and the filled form comes last', async () => {
  const lamp = shops.links.find((one) => one.name === 'short')?.url ?? ''
  const events = await read(lamp)
  assert.deepEqual(
    events.map((event) => (event.kind === 'step' ? event.step : event.kind)),
    ['cleaned', 'fetched', 'parsed', 'draft'],
  )
  const [last, fetched] = [events.at(-1), events[1]]
  assert.equal(fetched?.kind === 'step' && fetched.facts.country, 'the USA')
  const form = last?.kind === 'draft' ? last.draft.form : null
  assert.match(form?.typed.title ?? '', /Lamp/)
  assert.equal(form?.byProvider, false)
  assert.ok(form?.images.length)
  for (const image of form.images) assert.match(image, /^\/pictures\?of=.*&by=/)
  assert.match(form?.typed.readingId ?? '', /^[\da-f-]{36}$/)
  // A guessed category with its reason, and the price it leads to.
  const { typed, estimate } = form
  assert.equal(typed.category, 'homeware')
  assert.equal(typed.estimated, 'category=homeware')
  assert.match(estimate?.category?.why ?? '', /Lamp/i)
  assert.deepEqual([estimate?.facts, estimate?.weight], [['category'], null], 'the page states its weight')
  const cost = parseDraftCost((last?.kind === 'draft' && last.cost) || '')
  assert.ok(cost.known && cost.addsMinor > 0n)
  assert.equal(cost.likely.kind, 'one')
})

test('a text without a link ends with its refusal', async () => {
  const [event] = await read('no link at all')
  assert.equal(event?.kind === 'draft' && event.draft.form, null)
})

test('a response that is cut off ends as failed, in whatever pieces it came', async () => {
  const bytes = new TextEncoder().encode(
    '{"kind":"step","step":"fetched","facts":{"store":"متجر","country":""}}\n{"kind":"dr',
  )
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.subarray(at, at + 7))
      controller.close()
    },
  })
  const events: ReadingEvent[] = []
  for await (const event of readingEvents(cut)) events.push(event)
  assert.deepEqual(events, [
    { kind: 'step', step: 'fetched', facts: { store: 'متجر', country: '' } },
    { kind: 'failed' },
  ])
})
