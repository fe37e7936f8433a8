import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addPosting, eachPosting, markPostings, noPostings, rankIn } from './postings.ts'

const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3_000_000 })), {
  maxLength: 400,
})

test('a document is found in a list, with its rank, whether the list is walked, marked or asked', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const list = noPostings()
      const held = new Map<number, number>()
      let document = 0
      all.forEach((step, at) => {
        document += step
        held.set(document, (at % 255) + 1)
        addPosting(list, document, (at % 255) + 1)
      })
      const walked = new Map<number, number>()
      eachPosting(list, (one, rank) => {
        walked.set(one, rank)
        return false
      })
      assert.deepEqual(walked, held)
      for (const one of [...held.keys()].flatMap((known) => [known - 1, known, known + 1]))
        assert.equal(rankIn(list, one), held.get(one) ?? 0)
      assert.equal(rankIn(undefined, 1), 0)
    }),
    { numRuns: 200 },
  )
})

test('a list is walked until it is enough', () => {
  const list = noPostings()
  for (let document = 1; document < 200; document++) addPosting(list, document, 9)
  let walked = 0
  assert.ok(eachPosting(list, () => ++walked === 70))
  assert.equal(walked, 70)
  const [bits, ranks] = [new Uint32Array(8), new Uint8ClampedArray(256)]
  markPostings(list, bits, ranks)
  assert.equal(ranks.filter((rank) => rank === 9).length, 199)
})
