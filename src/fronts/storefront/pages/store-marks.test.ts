import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { STORES } from '#catalog/stores/stores.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { markOf } from './store-marks.ts'

test('every drawn mark belongs to a store, and every store with a mark has its file', () => {
  const files = readdirSync(join(rootDirectory, 'public', 'marks')).map((file) => `/marks/${file}`)
  const named = STORES.flatMap(({ id }) => markOf(id) ?? [])
  assert.deepEqual([...new Set(named)].sort(), files.sort())
  assert.equal(markOf('amazon-us'), null)
})
