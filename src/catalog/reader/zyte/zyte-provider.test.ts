import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { readLink } from '#catalog/reader/fetching/read-link.ts'
import { spendProviderCall } from '#catalog/reader/fetching/spend-provider-call.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { startZyteSimulator, type ZyteSimulator } from '#world/simulators/zyte/start-zyte-simulator.ts'
import { zyteProvider } from './zyte-provider.ts'

const shop = 'https://www.lampworks.com'
const lamp = {
  name: 'Brass ship lamp',
  price: '129.90',
  currency: 'USD',
  availability: 'InStock',
  brand: { name: 'Lampworks' },
  sku: 'LW-7',
  mainImage: { url: `${shop}/lamp.jpg` },
  variants: [
    { color: 'Brass', size: 'S' },
    { color: 'Copper', size: 'S' },
  ],
  additionalProperties: [{ name: 'Item weight', value: '1.2 kg' }],
}
const pages = new Map([
  [`${shop}/p/lamp`, { product: lamp }],
  [`${shop}/p/gone`, { statusCode: 404 }],
  [`${shop}/p/unsure`, { product: { ...lamp, metadata: { probability: 0.2 } } }],
  [`${shop}/p/robot`, { product: { ...lamp, name: 'Just a moment...' } }],
  [
    `${shop}/p/free`,
    { product: { ...lamp, price: '0.00', currency: 'Brass', mainImage: { url: 'javascript:alert(1)' } } },
  ],
  [`${shop}/p/moved`, { product: { ...lamp, url: 'https://other-shop.com/p/lamp' } }],
  [`${shop}/p/odd`, { product: { ...lamp, brand: 'a word', images: 'none', variants: 7 } }],
])
let simulator: ZyteSimulator
before(async () => {
  simulator = await startZyteSimulator({ key: 'k', pages })
})
after(() => simulator.close())

const provider = (more: object = {}) =>
  zyteProvider({ host: simulator.url, key: 'k', deadlineMs: 1500, firstPauseMs: 5, callsPerDay: 5, ...more })
const turnedAway = (reason: 'HTTP_403' | 'HTTP_404' | 'TIMEOUT' = 'HTTP_403', more: object = {}): PageFetcher => ({
  fetchPage: async () => ({ ok: false, reason }),
  provider: provider(more),
})
const always = { maySpend: async () => true }

test('a shop that refuses us is read by the provider, and the reading says so', async () => {
  const steps: string[] = []
  const reading = await readLink(turnedAway(), `${shop}/p/lamp`, { ...always, onStep: (step) => steps.push(step) })
  assert.deepEqual(
    [reading.source, reading.reason, reading.facts?.title, reading.facts?.price, reading.facts?.currency],
    ['provider', null, 'Brass ship lamp', '129.90', 'USD'],
  )
  assert.deepEqual(
    [reading.facts?.weightGrams, reading.facts?.brand, reading.facts?.availability],
    [1200, 'Lampworks', 'in_stock'],
  )
  assert.deepEqual(reading.facts?.variants, [
    { name: 'color', values: ['Brass', 'Copper'] },
    { name: 'size', values: ['S'] },
  ])
  assert.deepEqual(steps, ['cleaned', 'asked', 'parsed'])
})

test('a captcha page and a page without data also go to the provider; a missing or slow page does not', async () => {
  for (const html of [
    '<title>Just a moment...</title><body>Verify you are human</body>',
    '<title>x</title><div id=app></div>',
  ]) {
    const fetcher: PageFetcher = { fetchPage: async (url) => ({ ok: true, url, html }), provider: provider() }
    assert.equal((await readLink(fetcher, `${shop}/p/lamp`, always)).source, 'provider', html)
  }
  const before = simulator.asked.length
  for (const reason of ['HTTP_404', 'TIMEOUT'] as const) {
    assert.equal((await readLink(turnedAway(reason), `${shop}/p/lamp`, always)).reason, reason)
  }
  assert.equal(simulator.asked.length, before)
})

test("the provider's answer is checked like a page", async () => {
  const read = async (path: string) => readLink(turnedAway(), `${shop}/p/${path}`, always)
  assert.equal((await read('unsure')).facts, null)
  assert.equal((await read('robot')).facts, null)
  assert.equal((await read('moved')).facts, null)
  assert.equal((await read('unknown')).reason, 'HTTP_403')
  assert.deepEqual([(await read('gone')).facts, (await read('gone')).reason], [null, 'NOT_FOUND'])
  const free = (await read('free')).facts
  assert.deepEqual([free?.price, free?.currency, free?.image, free?.images], [null, null, null, []])
  assert.equal((await read('odd')).facts?.price, '129.90')
})

test('a busy provider is asked again; a wrong key and a hanging call are abandoned', async () => {
  simulator.failNext(429, 503, 520)
  assert.equal((await provider().ask(`${shop}/p/lamp`)).ok, true)
  simulator.failNext(429, 429, 429, 429)
  assert.deepEqual(await provider().ask(`${shop}/p/lamp`), { ok: false, reason: 'NOT_ANSWERED' })
  simulator.failNext(451)
  assert.deepEqual(await provider().ask(`${shop}/p/lamp`), { ok: false, reason: 'NOT_ANSWERED' })
  assert.deepEqual(await provider({ key: 'wrong' }).ask(`${shop}/p/lamp`), { ok: false, reason: 'MISCONFIGURED' })
  simulator.failNext(0)
  const began = performance.now()
  assert.deepEqual(await provider({ deadlineMs: 200 }).ask(`${shop}/p/lamp`), { ok: false, reason: 'NOT_ANSWERED' })
  assert.ok(performance.now() - began < 1200)
})

test('the provider is never asked for an address that the guard would refuse', async () => {
  const before = simulator.asked.length
  for (const url of [
    'http://127.0.0.1/p',
    'http://169.254.169.254/',
    'http://nas.local/p',
    'http://u:p@shop.com/p',
    'file:///etc/passwd',
  ])
    assert.deepEqual(await provider().ask(url), { ok: false, reason: 'REFUSED_ADDRESS' }, url)
  const refused: PageFetcher = {
    fetchPage: async () => ({ ok: false, reason: 'REFUSED_ADDRESS' }),
    provider: provider(),
  }
  assert.equal((await readLink(refused, `${shop}/p/lamp`, always)).reason, 'REFUSED_ADDRESS')
  assert.equal(simulator.asked.length, before)
})

test('one visitor may use a tenth of the day, guests together half; customers and staff still have theirs', async () => {
  const database = await testDatabase()
  const as = (who: Actor, ip = '203.0.113.1') => ({
    ip,
    write: <A>(act: (work: Work) => Promise<A>) => database.write(act, { who }),
  })
  const guest = { kind: 'guest', id: null } as const
  const day = provider({ callsPerDay: 20 })
  const spend = async (times: number, visit: ReturnType<typeof as>) => {
    const calls = await Promise.all(Array.from({ length: times }, () => spendProviderCall(visit, day)))
    return calls.filter(Boolean).length
  }
  assert.equal(await spend(5, as(guest, '203.0.113.1')), 2)
  for (const at of [2, 3, 4, 5]) assert.equal(await spend(3, as(guest, `203.0.113.${at}`)), 2)
  assert.equal(await spend(3, as(guest, '203.0.113.6')), 0, 'guests have had their half')
  assert.equal(await spend(5, as({ kind: 'customer', id: newId() })), 2)
  assert.equal(await spend(20, as({ kind: 'staff', id: newId(), roles: ['reviewer'], places: [] })), 8)
  assert.equal(await spend(1, as({ kind: 'customer', id: newId() })), 0, 'the day is spent')
})

test('a day costs no more calls than its limit', async () => {
  const database = await testDatabase()
  const visit = { write: database.write }
  const paid = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => spendProviderCall(visit, provider())))
  assert.equal(paid.filter(Boolean).length, 5)
  assert.equal(await spendProviderCall(visit, provider({ callsPerDay: 0 })), false)
  const spent = await readLink(turnedAway(), `${shop}/p/lamp`, { maySpend: (one) => spendProviderCall(visit, one) })
  assert.deepEqual([spent.facts, spent.reason, spent.source], [null, 'HTTP_403', 'page'])
})
