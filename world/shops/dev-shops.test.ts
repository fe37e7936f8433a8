import assert from 'node:assert/strict'
import { get } from 'node:http'
import { after, before, test } from 'node:test'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { readLink } from '#catalog/reader/fetching/read-link.ts'
import { type DevShops, startDevShops } from './start-dev-shops.ts'

let shops: DevShops
before(async () => {
  shops = await startDevShops()
})
after(() => shops.close())

test('every demo link reads as it should', async () => {
  const fetcher = makePageFetcher({ allow: shops.hosts, limitMs: 1500 })
  for (const link of shops.links) {
    const reading = await readLink(fetcher, link.url, { stores: shops.stores, allow: shops.hosts })
    assert.equal(reading.reason, link.reason, link.name)
    assert.equal(reading.facts?.title ?? null, link.title, link.name)
    assert.equal(Number(reading.facts?.price ?? 0), Number(link.price ?? 0), link.name)
    assert.equal(reading.facts?.price == null, link.price === null, link.name)
    assert.equal(reading.facts?.currency ?? null, link.currency, link.name)
    assert.equal(reading.facts?.availability ?? 'unknown', link.availability, link.name)
    assert.equal(reading.facts?.weightGrams ?? null, link.weightGrams, link.name)
    if (link.name !== 'short' || reading.facts) assert.equal(reading.country, link.country, link.name)
    if (link.title) assert.match(reading.facts?.image ?? '', /\/pictures\/[a-z]+\.png$/, link.name)
  }
})

test('choices of colour and size are read with their values', async () => {
  const fetcher = makePageFetcher({ allow: shops.hosts })
  const axes = async (name: string) => {
    const link = shops.links.find((one) => one.name === name)
    const reading = await readLink(fetcher, link?.url ?? '', { stores: shops.stores, allow: shops.hosts })
    return reading.facts?.variants
  }
  assert.deepEqual(await axes('bag'), [
    { name: 'color', values: ['Moss', 'Navy', 'Sand'] },
    { name: 'size', values: ['30 L', '45 L'] },
  ])
  assert.deepEqual(await axes('lamp'), [{ name: 'color', values: ['Brass', 'Graphite'] }])
  assert.deepEqual(await axes('flask'), [{ name: 'color', values: ['Forest', 'Rice White', 'Brick'] }])
})

test('pictures are drawn and served', async () => {
  for (const link of shops.links.filter((one) => one.title && one.name !== 'short')) {
    const headers = await headersOf(`/pictures/${link.name}.png`, new URL(link.url).host)
    assert.deepEqual(headers, [200, 'image/png'], link.name)
  }
})

function headersOf(path: string, host: string): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: shops.port, path, headers: { host } }, (response) => {
      response.resume()
      resolve([response.statusCode, response.headers['content-type']])
    }).on('error', reject)
  })
}

test('without the setting the guard blocks all of them', async () => {
  const fetcher = makePageFetcher()
  const reading = await readLink(fetcher, shops.links[0]!.url)
  assert.deepEqual([reading.facts, reading.reason], [null, 'INVALID_LINK'])
})
