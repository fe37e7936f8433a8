import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepDrawn } from './keep-drawn.ts'

const data = (nonce: string, id: string, more = '') => `["${nonce}","${id}","فستان أسود${more}"]`
const page = (nonce: string, id: string, more = '') =>
  `<script nonce="${nonce}">${data(nonce, id, more)}</script><p>فستان أسود${more}</p><script nonce="${nonce}" src="x">`
let drawn = 0
const ask = (url: string, nonce: string, id: string, more?: string) =>
  keepDrawn(url, data(nonce, id, more), [nonce, id], () => {
    drawn++
    return page(nonce, id, more)
  }).toString()

test('the same page with the same data is drawn once, and says to each request its own words', () => {
  for (const [nonce, id] of [
    ['a-_b', 'req-0001'],
    ['$&.*', 'req-0002'],
    ['\\1($', 'req-0003'],
  ] as const)
    assert.equal(ask('/ar/search-product', nonce, id), page(nonce, id))
  assert.equal(drawn, 1)
})

test('other data, another address, and words of another length make another page', () => {
  drawn = 0
  assert.equal(ask('/ar/search-product', 'nnnn', 'req-0004', ' جديد'), page('nnnn', 'req-0004', ' جديد'))
  assert.equal(ask('/en/search-product', 'nnnn', 'req-0004'), page('nnnn', 'req-0004'))
  assert.equal(ask('/ar/search-product', 'nnnnn', 'req-0004'), page('nnnnn', 'req-0004'))
  assert.equal(drawn, 3)
})

test('where a request has no word of its own, its page is drawn for itself', () => {
  let drawn = 0
  for (const _ of [1, 2]) keepDrawn('/ar', '[]', ['', 'req'], () => `<p>${++drawn}</p>`)
  assert.equal(drawn, 2)
})
