import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countWords } from '#catalog/products/finding/count-words.ts'
import { suggestEngineOf } from '#catalog/products/finding/suggest-engine.ts'
import { understand } from '#catalog/products/finding/words/understand-words.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { readIndex, readPlace } from './keep-index.ts'
import { type Names, namesFrom, readNames } from './read-names.ts'

const database = await testDatabase()
await database.write(async (work) => {
  const titles = ['Marble lamp', 'Marble lantern', 'Lamp', 'Lampshade 100%', 'Étagère', 'مصباح رخام', 'lam_p', 'lam\\p']
  const offers = titles.map((title, at) => sampleOffer({ title, brand: ['Lambda', 'LAMY', 'lámina'][at % 3]! }))
  const taken = await takeOffers(work, { feedId: null, runId: null }, offers)
  await writeDocuments(
    work,
    taken.map(({ productId }) => productId),
  )
})
await database.write(countWords)

test('begun words and brands are the same from memory and from PostgreSQL', async () => {
  await database.read(async (work) => {
    const held = await readIndex(work, await readPlace(work))
    assert.ok(held)
    const [ours, theirs] = [{ ...held, names: await readNames(work, held.index) }, null].map((one) =>
      suggestEngineOf(work, one, null),
    )
    let found = 0
    for (const begun of [
      'la',
      'lam',
      'lamp',
      'LAM',
      'mar',
      'ét',
      'مص',
      'lam_',
      'lam\\',
      '100%',
      '%',
      'zzz',
      'lampshades',
    ]) {
      for (const ask of ['wordsFrom', 'brandsFrom'] as const) {
        const [one, other] = [await ours![ask](begun, 50), await theirs![ask](begun, 50)]
        assert.deepEqual([...one].sort(), [...other].sort(), `${ask} ${begun}`)
        found += one.length
      }
    }
    assert.ok(found > 10)
  })
})

test('the titles of the most popular are at hand, and a product that was written anew is told by its new title', async () => {
  const popular = (names: Names | null) =>
    database.read(async (work) => {
      const held = await readIndex(work, await readPlace(work))
      assert.ok(held)
      return suggestEngineOf(work, { ...held, names }, null).popular(understand('marble lamp'), 3)
    })
  const namesOf = (ordered: number) =>
    database.read(async (work) => {
      const held = await readIndex(work, await readPlace(work))
      assert.ok(held)
      return readNames(work, { ...held.index, ordered })
    })
  assert.equal((await namesOf(3)).titles.size, 3)
  const names = await namesOf(8)
  assert.deepEqual(
    (await popular(names)).map(({ title }) => title),
    ['Marble lamp'],
  )
  assert.deepEqual(await popular(names), await popular(null))
  await database.write(async (work) => {
    const { id } = await work.db
      .updateTable('products')
      .set({ title: 'Marble lamp of shell' })
      .where('title', '=', 'Marble lamp')
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeDocuments(work, [id])
  })
  assert.deepEqual(
    (await popular(names)).map(({ title }) => title),
    ['Marble lamp of shell'],
  )
})

test('of names that begin alike those in most documents come first', () => {
  const names = ['aa 1', 'ab 5', 'abc 9', 'abd 7', 'b 20'].map((text) => {
    const [name = '', documents] = text.split(' ')
    return { name, key: name, documents: Number(documents) }
  })
  assert.deepEqual(namesFrom(names, 'ab', 2), ['abc', 'abd'])
  assert.deepEqual(namesFrom(names, 'b', 2), ['b'])
  assert.deepEqual(namesFrom(names, 'c', 2), [])
  assert.deepEqual(namesFrom([], 'a', 2), [])
})
