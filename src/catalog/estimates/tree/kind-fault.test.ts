import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindFault } from './kind-fault.ts'
import { kindTable } from './kind-table.ts'
import { factOf, type KindFact, overlayKinds } from './overlay-kinds.ts'

const plain = kindTable(overlayKinds([]), '0')
const words = { en: '', ar: '', tr: '', germanic: '', romance: '', signs: '' }
const kind = (said: Partial<KindFact>): KindFact => ({
  code: 'own-couscoussier',
  parent: 'cooking',
  role: 'thing',
  name: { ar: 'كسكاس', en: 'Couscoussier' },
  words: { ...words, en: 'couscoussier' },
  grams: [1200, 2600, 4000],
  isOn: true,
  ...said,
})
const program = (code: string) => factOf(plain.byCode.get(code)!)
const faultOf = (said: Partial<KindFact>, isShared = false, table = plain) =>
  kindFault(table, { fact: kind(said), isShared })
const codeOf = (...asked: Parameters<typeof faultOf>) => faultOf(...asked)?.code ?? null

test('a word of another kind is refused with that kind, in any spelling, unless it is meant for both', () => {
  const fault = faultOf({ words: { ...words, en: 'couscoussier', ar: 'كسكاس، القميص' } })
  assert.ok(fault?.code === 'KIND_WORD_TAKEN')
  assert.deepEqual([fault.path, fault.word, fault.other.code], ['ar', 'القميص', 'clothing-shirt'])
  assert.equal(codeOf({ words: { ...words, en: 'couscoussier, Shirts' } }), 'KIND_WORD_TAKEN')
  assert.equal(codeOf({ words: { ...words, en: 'couscoussier, Shirts' } }, true), null)
})

test('words that the program shares between kinds stay where they are', () => {
  for (const one of plain.kinds) assert.equal(kindFault(plain, { fact: factOf(one) }), null, one.code)
})

test('nothing becomes shippable here: words of what is never sent stay, and go to no other kind', () => {
  const wine = program('other-wine')
  assert.equal(codeOf({ ...wine, isOn: false }), 'KIND_NEVER_SENT')
  assert.equal(codeOf({ ...wine, words: { ...wine.words, en: 'wine' } }), 'KIND_NEVER_SENT')
  assert.equal(codeOf({ words: { ...words, en: 'grape drink, wine' } }, true), 'KIND_WORD_NEVER_SENT')
  assert.equal(codeOf({ ...wine, words: { ...wine.words, en: `${wine.words.en}, arak` } }), null)
})

test('a place below nothing, below itself or three deep is none', () => {
  const table = kindTable(overlayKinds([kind({ parent: 'clothing-shirt' })]), '1')
  assert.equal(codeOf({ parent: 'nowhere' }), 'KIND_PLACE_UNKNOWN')
  assert.equal(codeOf({ ...program('clothing-shirt'), parent: 'clothing-shirt' }), 'KIND_PLACE_UNKNOWN')
  assert.equal(
    codeOf({ code: 'own-deeper', parent: 'own-couscoussier', words: { ...words, en: 'deeper' } }, false, table),
    'KIND_PLACE_UNKNOWN',
  )
  assert.equal(codeOf({ ...program('clothing-shirt'), parent: 'clothing-socks' }, false, table), 'KIND_HAS_KINDS')
})

test('it weighs something and has a word that says something', () => {
  assert.equal(codeOf({ grams: [0, 1, 2] }), 'KIND_WEIGHS_NOTHING')
  assert.equal(codeOf({ words }), 'KIND_WORDS_NEEDED')
  assert.equal(codeOf({ words: { ...words, en: 'limited edition' } }), 'KIND_WORD_SILENT')
})
