// Looking through an index in the order of popularity finds what looking at each document would find.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MATCHES, type Matching } from '#catalog/products/finding/match-query.ts'
import { understand } from '#catalog/products/finding/words/understand-words.ts'
import { choosePlaces } from './choose-places.ts'
import { sampleDocument } from './documents.samples.ts'
import { eachMatch, type PostingsOf } from './match-in-memory.ts'
import { type DocumentRow, emptyIndex } from './memory-index.ts'
import { dropDocument, putDocument } from './put-document.ts'
import { PRODUCT, ROW_64 } from './rows.ts'

const understood = understand('zorbal vexin qumar')
const stems = understood.units.map(({ stem }) => stem)
const known = new Map<number, DocumentRow>()
const index = emptyIndex(null)
const postingsOf: PostingsOf = { of: (lexeme) => index.postings.get(lexeme), isSeldom: () => false }

// The same numbers in each run.
let state = 7
function chance(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
  return state / 2 ** 32
}
function row(id: number, popularity: number): DocumentRow {
  const words = stems.flatMap((stem, at) => (chance() < [0.5, 0.3, 0.02][at]! ? `'${stem}':${at + 1}A` : [])).join(' ')
  return sampleDocument({ id, words, popularity })
}
function put(id: number, popularity: number): void {
  const one = row(id, popularity)
  known.set(id, one)
  putDocument(index, one)
}
function drop(id: number): void {
  known.delete(id)
  dropDocument(index, id)
}

const has = ({ words }: DocumentRow) => stems.filter((stem) => words.includes(`'${stem}'`)).length
const matches: Readonly<Record<Matching, (row: DocumentRow) => boolean>> = {
  all: (one) => has(one) === 3,
  most: (one) => has(one) >= 2,
  any: (one) => has(one) >= 1,
}
const productAt = (place: number) => index.rows.f64[place * ROW_64 + PRODUCT]!

function foundIn(matching: Matching): number[] {
  const found: number[] = []
  eachMatch(index, { understood, matching, postingsOf }, (place) => {
    found.push(productAt(place))
    return false
  })
  return found
}

function compare(): void {
  for (const matching of MATCHES) {
    const expected = [...known.values()].filter(matches[matching])
    const found = foundIn(matching)
    assert.equal(new Set(found).size, found.length, matching)
    assert.deepEqual(new Set(found), new Set(expected.map(({ id }) => id)), matching)
    for (const most of [3, 700, 20_000]) {
      const choosing = choosePlaces(index, most)
      const { seen } = eachMatch(index, { understood, matching, postingsOf }, choosing.take)
      const { count, places } = choosing.chosen()
      const steps = [...places].map((place) => index.columns.step[place]!).sort((one, other) => other - one)
      const name = `${matching} ${most}`
      assert.equal(Math.min(count, most + 1), Math.min(expected.length, most + 1), name)
      assert.deepEqual(steps, bestSteps(expected, most), name)
      assert.ok([...places].every((place) => seen.some(({ from, until }) => place >= from && place < until)))
    }
  }
}

function bestSteps(rows: readonly DocumentRow[], most: number): number[] {
  const steps = rows.map(({ id }) => index.columns.step[index.placeOf[id]! - 1]!)
  return steps.sort((one, other) => other - one).slice(0, most)
}

test('all that match are come to once, and of many the most popular are chosen, while documents are written and go', () => {
  const all = Array.from({ length: 40_000 }, () => chance()).sort((one, other) => other - one)
  all.forEach((popularity, at) => {
    put(at + 1, popularity)
  })
  index.ordered = index.places & ~31
  compare()
  for (let turn = 0; turn < 3; turn++) {
    for (let at = 0; at < 500; at++) put(1 + Math.floor(chance() * 41_000), chance())
    for (let at = 0; at < 300; at++) drop(1 + Math.floor(chance() * 40_000))
    compare()
  }
})

test('who has enough of the most popular stops before the others are looked at', () => {
  const choosing = choosePlaces(index, 3)
  const { seen } = eachMatch(index, { understood, matching: 'any', postingsOf }, choosing.take)
  assert.ok(seen.at(-1)!.until < index.ordered / 2)
})

test('a form of very many words is there only where all of them are', () => {
  const words = Array.from({ length: 30 }, (_, at) => `part${at}`)
  const small = emptyIndex(null)
  const textOf = (some: readonly string[]) => some.map((word, at) => `'${word}':${at + 1}A`).join(' ')
  putDocument(small, { ...row(1, 0), words: textOf(words) })
  for (const [at, word] of words.entries()) putDocument(small, { ...row(at + 2, 0), words: textOf([word]) })
  const unit = { ...understood.units[0]!, stem: 'neverseen', also: [words.join(' ')], kinds: [] }
  const places: number[] = []
  const asked = { understood: { ...understood, units: [unit] }, matching: 'all' as const }
  const of = (lexeme: string) => small.postings.get(lexeme)
  eachMatch(small, { ...asked, postingsOf: { of, isSeldom: () => false } }, (place) => {
    places.push(place)
    return false
  })
  assert.deepEqual(places, [0])
})
