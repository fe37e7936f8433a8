import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addPosting, markPostings, noPostings, placesOf } from './postings.ts'

const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3_000_000 })), {
  maxLength: 400,
})

const last = (held: ReadonlyMap<number, number>) => [...held.keys()].at(-1) ?? 0

test('the documents of a list are marked with their ranks, in one go or range by range, and no others', () => {
  fc.assert(
    fc.property(steps, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }), (all, cuts) => {
      const list = noPostings()
      const held = new Map<number, number>()
      let document = 0
      all.forEach((step, at) => {
        // Later steps are short, so that the marks do not need gigabytes.
        document += at < 3 ? step : 1 + (step % 700)
        held.set(document, (at % 255) + 1)
        addPosting(list, document, (at % 255) + 1)
      })
      const end = last(held) + 1
      const borders = [0, ...cuts.map((cut) => Math.floor(cut * end)).sort((one, other) => one - other), end]
      const [bits, ranks] = [new Uint32Array((end >>> 5) + 1), new Uint8ClampedArray(end)]
      borders.slice(1).forEach((until, at) => {
        markPostings(list, { from: borders[at]!, until }, bits, ranks)
      })
      const marked = new Map<number, number>()
      ranks.forEach((rank, at) => {
        if (rank > 0) marked.set(at, rank)
      })
      assert.deepEqual(marked, held)
      const bare = new Uint32Array(bits.length)
      markPostings(list, { from: 0, until: end }, bare, null)
      assert.deepEqual(bare, bits)
      const places = new Int32Array(held.size + 2)
      assert.equal(placesOf(list, places, 1), held.size + 1)
      assert.deepEqual([...places], [0, ...held.keys(), 0])
      for (const one of held.keys()) assert.ok(bits[one >>> 5]! & (1 << (one & 31)))
    }),
    { numRuns: 100 },
  )
})

test('a rank stays at its most, and a list that does not exist marks nothing', () => {
  const list = noPostings()
  addPosting(list, 7, 200)
  const [bits, ranks] = [new Uint32Array(1), new Uint8ClampedArray(32)]
  for (let turn = 0; turn < 2; turn++) markPostings(list, { from: 0, until: 32 }, bits, ranks)
  assert.equal(ranks[7], 255)
  markPostings(undefined, { from: 0, until: 32 }, bits, ranks)
  markPostings(list, { from: 8, until: 32 }, bits, ranks)
  assert.equal(bits[0], 1 << 7)
})
