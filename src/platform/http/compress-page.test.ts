import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { compressPage } from './compress-page.ts'

const text = 'مرحبا بك في مرسى. '.repeat(200)

test('a page is sent in a form that the browser can read, with the same content', async () => {
  const read = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, open] of Object.entries(read)) {
    const packed = await compressPage(text, `deflate, ${encoding};q=0.5`)
    assert.equal(packed.encoding, encoding)
    assert.ok(packed.body.length < Buffer.byteLength(text) / 5)
    assert.equal(open(packed.body).toString(), text)
  }
})

test('a browser that cannot read it or refuses it, and a tiny page, get plain text', async () => {
  for (const accepted of [undefined, '', 'identity', 'gzip;q=0, br;q=0.0, zstd; q=0']) {
    const { encoding, body } = await compressPage(text, accepted)
    assert.equal(encoding, null)
    assert.equal(body.toString(), text)
  }
  assert.equal((await compressPage('short', 'br')).encoding, null)
})
