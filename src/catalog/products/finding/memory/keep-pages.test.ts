import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepAnswers, type Source } from '#catalog/products/finding/keep-answers.ts'
import type { FoundProducts } from '#catalog/products/finding/product-query.ts'
import { sampleDocument } from './documents.samples.ts'
import type { Held } from './keep-index.ts'
import { keepPage } from './keep-pages.ts'
import { emptyIndex } from './memory-index.ts'
import { putDocument } from './put-document.ts'

const index = emptyIndex(null)
const write = () => putDocument(index, sampleDocument({ id: 1, words: `'zorbal':1A` }))
write()
const held = { index, version: 1 } as Held
const products: readonly { readonly id: string }[] = [{ id: '1' }]
const found = { products } as FoundProducts
const seesAllOf = async () => true
const part = keepAnswers<string>(10)

test('a page is kept while nothing changes, and only some seconds where a part of it was found before the last change', async (t) => {
  let now = 1_000_000
  t.mock.method(performance, 'now', () => now)
  let reads = 0
  const ask = (name: string) => {
    const source: Source = { name: 'a database', version: () => held.version }
    const before = { index, snapshot: '1:1:', writes: index.writes }
    return keepPage({ held, before, source, seesAllOf }, name, async (seen) => {
      reads++
      await part(seen)('a part', async () => 'found')
      return found
    })
  }
  const readsOf = async (name: string) => {
    reads = 0
    assert.equal(await ask(name), found)
    return reads
  }
  assert.equal(await readsOf('first'), 1)
  now += 300_000
  assert.equal(await readsOf('first'), 0)
  held.version = 2
  assert.equal(await readsOf('first'), 1)
  now += 1000
  held.version = 3
  assert.equal(await readsOf('second'), 1)
  now += 19_000
  assert.equal(await readsOf('second'), 0)
  now += 2000
  assert.equal(await readsOf('second'), 1)
  now += 300_000
  assert.equal(await readsOf('second'), 0)
  write()
  held.version = 4
  assert.equal(await readsOf('second'), 1)
})

test('a page that is found anew takes over the products that did not change, for ten minutes', async (t) => {
  let now = 5_000_000
  t.mock.method(performance, 'now', () => now)
  const put = (id: number) => putDocument(index, sampleDocument({ id, words: `'zorbal':1A` }))
  put(2)
  const two: readonly { readonly id: string }[] = [{ id: '1' }, { id: '2' }]
  const both = { products: two } as FoundProducts
  const ask = async () => {
    const source: Source = { name: 'a database', version: () => held.version }
    let taken: readonly string[] | null = null
    const before = { index, snapshot: '1:1:', writes: index.writes }
    await keepPage({ held, before, source, seesAllOf }, 'taken over', async (_, unchanged) => {
      taken = [...unchanged.keys()]
      return both
    })
    return taken
  }
  assert.deepEqual(await ask(), [])
  assert.equal(await ask(), null)
  put(2)
  held.version++
  now += 1000
  assert.deepEqual(await ask(), ['1'])
  assert.equal(await ask(), null)
  held.version++
  now += 30_000
  assert.deepEqual(await ask(), ['1', '2'])
  held.version++
  now += 570_000
  assert.deepEqual(await ask(), [])
})
