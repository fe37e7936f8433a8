import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from './test-database.ts'
import { isWrittenSince } from './written-since.ts'

test('whether anything was written since is answered by an index, however much was written that day', async () => {
  const { db, pool } = await testDatabase()
  await pool.query('insert into product_document_writes (product_id) select generate_series(1, 50000)')
  await pool.query('analyze product_document_writes')
  // The plan of a statement that is prepared once and asked with every snapshot.
  const { sql: asked } = isWrittenSince('product_document_writes', '1:1:').compile(db)
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) select ${asked}`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  assert.match(plan, /Index Only Scan Backward/)
  assert.doesNotMatch(plan, /Seq Scan/)
})
