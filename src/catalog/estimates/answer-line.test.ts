import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerLine } from './answer-line.ts'

test('a line with a title gets an estimate, with a path as it is written or as names', () => {
  const asText = answerLine('{"title":"Cruiser","breadcrumb":"Men > Shoes"}')
  assert.deepEqual(asText, answerLine('{"title":"Cruiser","breadcrumb":["Men","Shoes"]}'))
  assert.ok('categories' in asText && asText.categories[0]?.code === 'shoes')
})

test('categories are printed in the codes of the labels', () => {
  const answer = answerLine('{"title":"Cow & Gate fruit puree for babies, stage 1, 125 g"}')
  assert.ok('categories' in answer && answer.categories[0]?.code === 'baby_food')
})

test('a bad line says what is wrong with it', () => {
  assert.deepEqual(answerLine('shoes'), { error: 'The line is not JSON' })
  for (const line of ['{}', '[]', 'null', '{"title":""}', '{"title":"Shoe","brand":7}'])
    assert.ok('error' in answerLine(line), line)
})
