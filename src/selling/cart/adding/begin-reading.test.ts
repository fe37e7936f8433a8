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
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { sampleClosures } from '#world/samples/pricing/pricing.samples.ts'
import { namedDevShops } from '#world/shops/named-dev-shops.samples.ts'
import { beginReading, type ReadingNews } from './begin-reading.ts'
import { linkInParams } from './pasted-link.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const shops = await namedDevShops()
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

async function read(text: string) {
  const pasted = linkInParams(new URLSearchParams({ link: text }))!
  const place = pasted.answer.ok ? pasted.answer.link : { domain: null, country: null }
  const opened = visit()
  const { prices } = await opened.read(readTables)
  const { next, found } = beginReading(opened, pasted, place, prices)
  const steps: ReadingNews[] = []
  for (let news = await next; news; news = await news.next) steps.push(news)
  return { steps, found: await found }
}

test('a link is read step by step, and the filled form comes last', async () => {
  const lamp = shops.links.find((one) => one.name === 'short')?.url ?? ''
  const { steps, found } = await read(lamp)
  assert.deepEqual(
    steps.map(({ step }) => step),
    ['cleaned', 'fetched', 'parsed'],
  )
  assert.equal(steps[1]?.facts.country, 'the USA')
  const form = found?.draft.form
  assert.match(form?.typed.title ?? '', /Lamp/)
  assert.equal(form?.byProvider, false)
  assert.ok(form?.images.length)
  assert.match(form?.typed.readingId ?? '', /^[\da-f-]{36}$/)
  // A guessed category with its reason, and the price it leads to.
  const { typed, estimate } = form
  assert.equal(typed.category, 'homeware')
  assert.equal(typed.estimated, 'category=homeware')
  assert.match(estimate?.category?.why ?? '', /Lamp/i)
  assert.deepEqual([estimate?.facts, estimate?.weight], [['category'], null], 'the page states its weight')
  const cost = found?.cost
  assert.ok(cost?.known && cost.addsMinor > 0n)
  assert.equal(cost.likely.kind, 'one')
})

test('a text without a link ends with its refusal', async () => {
  const { steps, found } = await read('no link at all')
  assert.deepEqual([steps, found?.draft.form, found?.cost], [[], null, null])
})

test('a fault ends the steps and is found as failed, never as a promise that is rejected', async () => {
  const pasted = linkInParams(new URLSearchParams({ link: 'https://harbor.example/products/lamp' }))!
  const faults: unknown[] = []
  const broken = {
    ...visit(),
    write: () => Promise.reject(new Error('no database')),
    report: (fault: unknown) => faults.push(fault),
  }
  const { prices } = await visit().read(readTables)
  const { next, found } = beginReading(broken, pasted, { domain: null, country: null }, prices)
  assert.deepEqual([await next, await found, faults.length], [null, null, 1])
})
