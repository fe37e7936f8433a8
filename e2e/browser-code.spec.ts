// What browsers fetch is for browsers alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

test('nothing that asks the database is among what browsers fetch', () => {
  const folder = join(import.meta.dirname, '..', 'build', 'client', 'assets')
  const asking = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|node:crypto/.test(readFileSync(join(folder, name), 'utf8')),
    )
  expect(asking).toEqual([])
})
