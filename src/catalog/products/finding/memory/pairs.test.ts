// Words that stand side by side are told from a title alone, under each form of a word.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentVector } from '#catalog/products/finding/document-vector.ts'
import { sampleDocument } from './documents.samples.ts'
import { emptyIndex } from './memory-index.ts'
import { countPairs } from './pairs.ts'
import { putDocument } from './put-document.ts'

const index = emptyIndex(null)
function put(id: number, title: string, description = ''): void {
  const none = { brand: null, category: 'toys', colors: [], sizes: [], stores: [] }
  const text = { id: BigInt(id), title, description, partNumber: null, shelves: [], popularity: 0, ...none }
  putDocument(index, sampleDocument({ id, words: documentVector(text).vector }))
}
put(1, 'Red trail running shoes')
put(2, 'Shoes for running, red')
put(3, 'Red laces', 'For trail running shoes')
put(4, 'RTX4070 wi-fi card, running shoes and running shoes')
put(5, '')
put(1, 'Red trail running shoes')

const pairsOf = (...stems: readonly string[]) => {
  const count = countPairs(stems)
  return [1, 2, 3, 4, 5].map((id) => count(index.pairs, index.placeOf[id]! - 1))
}

test('a pair counts where its words stand side by side in a title, in their order, and once', () => {
  assert.deepEqual(pairsOf('running', 'shoe'), [1, 0, 0, 1, 0])
  assert.deepEqual(pairsOf('trail', 'running', 'shoe'), [2, 0, 0, 1, 0])
  assert.deepEqual(pairsOf('shoe', 'running'), [0, 0, 0, 0, 0])
  assert.deepEqual(pairsOf('running'), [0, 0, 0, 0, 0])
})

test('each form of a word has neighbours', () => {
  for (const form of ['rtx4070', 'rtx', '4070']) assert.deepEqual(pairsOf(form, 'wifi'), [0, 0, 0, 1, 0], form)
})

test('of a title of thousands of words 256 are looked at, and the next title has none of them', () => {
  put(6, Array.from({ length: 3000 }, (_, at) => String(at)).join(' '))
  put(7, 'Red laces')
  const [before, long, next] = index.pairs.ends.slice(5, 8)
  assert.deepEqual([long! - before!, next! - long!], [255, 1])
})
