import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kept, keepAnswer, type RouterMoment, shownAnswer } from './keep-answer.ts'

const refused = { errors: { amount: 'no amount' } }
type Answer = typeof refused

/** What a page shows at each of these moments. */
function shownAt(moments: readonly RouterMoment<Answer>[]): readonly (Answer | undefined)[] {
  let kept: Kept<Answer> = { answer: undefined, keys: [] }
  return moments.map((moment) => {
    kept = keepAnswer(kept, moment)
    return shownAnswer(kept, moment)
  })
}

const idle = (key: string, answer?: Answer) => ({ answer, key, nextKey: undefined })

test('a refusal outlives the live updates of its page', () => {
  assert.deepEqual(shownAt([idle('a'), idle('b', refused), idle('b'), idle('b')]), [
    undefined,
    refused,
    refused,
    refused,
  ])
})

test('a refusal that is seen while its page is still loading outlives a live update that comes before the page', () => {
  assert.deepEqual(shownAt([idle('a'), { answer: refused, key: 'a', nextKey: 'b' }, idle('b')]), [
    undefined,
    refused,
    refused,
  ])
})

test('a refusal is gone after the next form was accepted, and when the reader leaves', () => {
  const accepted = { answer: refused, key: 'b', nextKey: 'c' }
  assert.deepEqual(shownAt([idle('b', refused), accepted, idle('c')]), [refused, refused, undefined])
})
