import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOtherKeyboard } from './keyboards.ts'
import { skeletonOf } from './skeleton.ts'

test('what was typed on the other keyboard is read as meant; a mixed text and digits are left', () => {
  assert.equal(onOtherKeyboard('hdt,k'), 'ايفون')
  assert.equal(onOtherKeyboard('هحاخىث'), 'iphone')
  assert.equal(onOtherKeyboard('لاخعشيس'), 'bouads')
  assert.equal(onOtherKeyboard('sony سوني'), null)
  assert.equal(onOtherKeyboard('4070'), null)
})

test('a name has one skeleton in both alphabets', () => {
  for (const [arabic, latin] of [
    ['سامسونج', 'samsung'],
    ['تيفال', 'tefal'],
    ['بلانترونكس', 'plantronics'],
  ] as const)
    assert.equal(skeletonOf(arabic), skeletonOf(latin), latin)
  assert.equal(skeletonOf('hp'), '', 'too short to say anything')
})
