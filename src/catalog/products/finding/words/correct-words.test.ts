import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { correctWords } from './correct-words.ts'
import { errorsBetween, mostErrors, oneErrorFrom } from './near-words.ts'
import { skeletonOf } from './skeleton.ts'

const { write } = await testDatabase()
const words = {
  iphone: 90,
  nike: 40,
  headphone: 30,
  microfiber: 5,
  refrigerator: 7,
  lumaro: 3,
  phone: 80,
  case: 70,
  sony: 20,
}
await write(async ({ db }) => {
  const rows = Object.entries(words).map(([word, documents]) => ({ word, documents, skeleton: skeletonOf(word) }))
  await db.insertInto('product_words').values(rows).execute()
})
const corrected = (typed: string) => write((work) => correctWords(work, typed))

test('one typing error in five letters is understood; what is known stays', async () => {
  for (const [typed, meant] of [
    ['iphnoe', 'iphone'],
    ['iphon case', 'iphone case'],
    ['nkie', 'nike'],
    ['headphonne', 'headphone'],
    ['refirgeratro', 'refrigerator'],
    ['microfibre', 'microfiber'],
    ['sonny phone', 'sony phone'],
  ] as const)
    assert.equal(await corrected(typed), meant, typed)
  for (const typed of [
    'iphone',
    'iphone case',
    'xyzzyxyzzy',
    '4070',
    '',
    "'; drop table products; --",
    '%%%',
    'a'.repeat(5000),
  ])
    assert.equal(await corrected(typed), null, typed.slice(0, 40))
})

test('the other keyboard, errors in Arabic and unknown names in Arabic letters are understood', async () => {
  assert.equal(await corrected('هحاخىث'), 'iphone')
  assert.equal(await corrected('hdt,k'), 'ايفون')
  assert.equal(await corrected('ايفوون'), 'ايفون')
  assert.equal(await corrected('لومارو'), 'lumaro', 'no list has the name: by its consonants')
  assert.equal(await corrected('ايفون'), null)
})

test('errors are counted as people make them', () => {
  assert.equal(errorsBetween('iphone', 'iphnoe', 2), 1)
  assert.equal(errorsBetween('abc', 'abc', 1), 0)
  assert.equal(errorsBetween('kitten', 'sitting', 2), 3)
  assert.equal(mostErrors('abc'), 0)
  assert.equal(mostErrors('refrigerator'), 2)
  for (const near of oneErrorFrom('nike')) assert.equal(errorsBetween('nike', near, 1), 1, near)
})
