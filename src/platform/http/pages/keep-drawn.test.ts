import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { compressPage } from '#platform/http/compress-page.ts'
import { keepDrawn, unpackPage } from './keep-drawn.ts'

const data = (nonce: string, id: string, more = '') => `["${nonce}","${id}","فستان أسود${more}"]`
const rows = Array.from({ length: 40 }, (_, row) => `<li class="row">فستان أسود ${row * 7919}</li>`).join('')
const page = (nonce: string, id: string, more = '') =>
  `<script nonce="${nonce}">${data(nonce, id, more)}</script>${rows}<p>فستان أسود${more}</p><link nonce="${nonce}">` +
  `<link nonce="${nonce}">${rows}<script nonce="${nonce}" src="x">`
let drawn = 0
const ask = (url: string, nonce: string, id: string, more?: string) =>
  keepDrawn(url, data(nonce, id, more), [nonce, id], () => {
    drawn++
    return page(nonce, id, more)
  })
const read = (said: ReturnType<typeof ask>) => String('zstd' in said ? unpackPage(said) : said)
const requests = [
  ['a-_b', 'req-0001'],
  ['$&.*', 'req-0002'],
  ['\\1($', 'req-0003'],
] as const

/** Asks until the page is packed in blocks, which happens beside the requests. */
async function untilPacked(url: string, nonce: string, id: string) {
  for (;;) {
    const said = ask(url, nonce, id)
    if ('zstd' in said) return said
    await wait(5)
  }
}

test('the same page with the same data is drawn once, and says to each request its own words', async () => {
  for (const [nonce, id] of requests) assert.equal(read(ask('/ar/search-product', nonce, id)), page(nonce, id))
  await untilPacked('/ar/search-product', 'n-_b', 'req-0000')
  for (const [nonce, id] of requests) assert.equal(read(ask('/ar/search-product', nonce, id)), page(nonce, id))
  assert.equal(drawn, 1)
})

test('a packed page is sent as it lies to a browser that reads zstd, and unpacked or packed anew to others', async () => {
  const packed = await untilPacked('/ar/most-selling', 'nnnn', 'req-0001')
  assert.deepEqual(await compressPage(packed, 'gzip, br, zstd'), { body: packed.zstd, encoding: 'zstd' })
  assert.ok(packed.zstd.length < Buffer.byteLength(page('nnnn', 'req-0001')) / 4)
  assert.equal((await compressPage(packed, 'gzip')).encoding, 'gzip')
  const plain = await compressPage(packed, undefined)
  assert.deepEqual([plain.encoding, plain.body.toString()], [null, page('nnnn', 'req-0001')])
})

test('other data, another address, and words of another length make another page', async () => {
  await untilPacked('/ar/cart', 'nnnn', 'req-0004')
  drawn = 0
  for (const [url, nonce, more] of [
    ['/ar/cart', 'nnnn', ' جديد'],
    ['/en/cart', 'nnnn', ''],
    ['/ar/cart', 'nnnnn', ''],
  ] as const)
    assert.equal(read(ask(url, nonce, 'req-0004', more)), page(nonce, 'req-0004', more))
  assert.equal(drawn, 3)
})

test('where a request has no word of its own, its page is drawn for itself', () => {
  let drawn = 0
  for (const _ of [1, 2]) keepDrawn('/ar', '[]', ['', 'req'], () => `<p>${++drawn}</p>`)
  assert.equal(drawn, 2)
})
