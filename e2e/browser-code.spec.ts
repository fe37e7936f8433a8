// Browsers load only code that is meant for browsers.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './test.ts'

test('no code that queries the database is sent to browsers', () => {
  const folder = join(import.meta.dirname, '..', 'build', 'client', 'assets')
  const asking = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|node:crypto/.test(readFileSync(join(folder, name), 'utf8')),
    )
  expect(asking).toEqual([])
})
