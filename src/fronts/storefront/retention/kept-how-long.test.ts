// What the page tells customers is what docs/retention.md says, which the database and its sweeps are compared with.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { heldSections } from '#fronts/account/data/held-data.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { type KeptThing, keptThings } from './kept-how-long.ts'

const things: readonly KeptThing[] = keptThings
const document = readFileSync(join(rootDirectory, 'docs', 'retention.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [, named = '', kept = ''] = line.split('|').map((cell) => cell.trim())
    return [...named.matchAll(/`([a-z_]+)`/g)].map(([, table]) => ({ table: table ?? '', kept }))
  })

test('each time on the page is that of its tables', () => {
  for (const { name, time, tables } of things) {
    const kept = typeof time === 'number' ? `${time} days` : 'for ever'
    for (const table of tables)
      assert.ok(
        document.some((one) => one.table === table && one.kept === kept),
        `${name}: ${table} is not kept ${kept}`,
      )
  }
})

test('every sweep of a table that may name somebody stands on the page', () => {
  // Neither visitors nor customers are named there: counts of queues, our own news, news of companies, rows of stores' feeds, links of staff, counts of visitors, products that were written.
  const nobody = [
    'queue_marks',
    'announcements',
    'payment_events',
    'courier_events',
    'feed_refusals',
    'staff_links',
    'product_openings',
    'product_document_writes',
  ]
  const told = things.flatMap(({ time, tables }) => tables.map((table) => `${table} ${time} days`))
  const left = document
    .filter(({ table, kept }) => kept !== 'for ever' && !nobody.includes(table))
    .map(({ table, kept }) => `${table} ${kept}`)
  // The answers of jobs are kept longer: they name no visitor.
  assert.deepEqual(
    left.filter((one) => !told.includes(one)),
    ['once_keys 400 days'],
  )
})

test('every table that refers to a customer stands on the page, or tells of a thing that does', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ name: string }>(
    "select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'customers'::regclass",
  )
  const told = things.flatMap(({ tables }) => tables)
  const parts = rows.map(({ name }) => name).filter((name) => !told.includes(name))
  assert.deepEqual(parts.sort(), ['boxes', 'coupon_orders', 'customs_assessments', 'order_edits', 'suspense_decisions'])
  for (const { name, tables } of heldSections)
    assert.ok(
      tables.some((table) => told.includes(table) || table === 'ledger_lines'),
      name,
    )
})
