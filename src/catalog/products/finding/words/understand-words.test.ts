import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand-words.ts'

test('words are understood with their joined, split and Arabic forms, and the kind of thing they name', () => {
  const [rtx] = understand('RTX4070').units
  assert.deepEqual(rtx?.also, ['rtx 4070'])
  const shoes = understand('حذاء جري أسود')
  assert.deepEqual(
    shoes.units.map(({ stem }) => stem),
    ['black', 'running', 'shoe'],
  )
  assert.ok(shoes.units[2]?.also.includes('حذاء جري'), 'titles in Arabic are found too')
  assert.deepEqual(shoes.kinds, understand('black running shoes').kinds)
  assert.equal(understand('جراب ايفون').isAccessory, true)
  assert.equal(understand('iphone 15').isAccessory, false)
})

test('fillers are not searched for, unless nothing else was typed', () => {
  const stems = (typed: string) => understand(typed).units.map(({ stem }) => stem)
  assert.deepEqual(stems('case for the iphone'), ['case', 'iphone'])
  assert.deepEqual(stems('the'), ['the'])
  assert.deepEqual(stems('  ,,, '), [])
  assert.ok(stems('x '.repeat(5000)).length <= 12)
})

test('synonyms that staff set are other forms of a word', () => {
  const [unit] = understand('trainers', new Map([['trainer', ['sneaker']]])).units
  assert.ok(unit?.also.includes('sneaker'))
})
