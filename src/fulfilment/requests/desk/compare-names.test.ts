import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareNames, leastNameScore } from './compare-names.ts'

const same: readonly (readonly [string, string])[] = [
  ['سلمى عبد الله', 'سلمي عبدالله'],
  ['محمد أحمد', 'Mohamed Ahmed'],
  ['محمد أحمد', 'Muhammad Ahmad'],
  ['يوسف خالد', 'Youssef Khaled'],
  ['عبد الرحمن شريف', 'Abdel Rahman Sherif'],
  ['عبد الرحمن شريف', 'Abdulrahman Sherif'],
  ['جمال الغزالي', 'Gamal El-Ghazaly'],
  ['طارق ثابت', 'Tarek Thabet'],
  ['غادة حسن', 'Ghada Hassan'],
  ['Nour Adel', 'نور عادل'],
  ['أحمد', 'احمد'],
]

test('one name in two spellings or two alphabets is the same name', () => {
  for (const [one, other] of same) {
    assert.deepEqual(compareNames(one, other), { score: 100, missing: [], extra: [] }, `${one} = ${other}`)
    assert.equal(compareNames(other, one).score, 100)
  }
})

test('a different name is recognised, and the differing words are named', () => {
  const other = compareNames('سلمى عبد الله', 'Omar Hassan')
  assert.deepEqual([other.score, other.extra], [0, ['omar', 'hassan']])
  const half = compareNames('Nour Adel', 'نور عادل محمود')
  assert.deepEqual([half.score, half.missing, half.extra], [80, [], ['محمود']])
  const first = compareNames('سلمى عبد الله', 'سلمى')
  assert.ok(first.score >= leastNameScore)
  assert.deepEqual(first.missing, ['عبدالله'])
  assert.equal(compareNames('', '').score, 0)
  assert.ok(compareNames('Nour Adel', 'Adam Adel').score <= leastNameScore)
})
