import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { lacksFrequent, readKept } from './read-documents.ts'

test('a word that became frequent after all documents were read is missed; one that is still seldom is not', async () => {
  const { pool, read } = await testDatabase()
  const count = (word: string, documents: number) =>
    pool.query(
      `insert into product_words (word, documents, skeleton) values ($1, $2, '')
       on conflict (word) do update set documents = excluded.documents`,
      [word, documents],
    )
  assert.equal(await read(readKept), null)
  await count('*', 30_000)
  await count('shoe', 2000)
  await count('novelty', 3)
  const kept = await read(readKept)
  assert.deepEqual(kept, new Set(['*', 'shoe']))
  await count('novelty', 999)
  assert.equal(await read((work) => lacksFrequent(work, kept!)), false)
  await count('novelty', 1000)
  assert.equal(await read((work) => lacksFrequent(work, kept!)), true)
  await pool.query(`insert into product_lexemes (lexeme, documents) values ('k:shoes', 1), ('b:Corvid', 9000)`)
  assert.deepEqual(await read(readKept), new Set(['*', 'shoe', 'novelty', 'k:shoes']))
})
