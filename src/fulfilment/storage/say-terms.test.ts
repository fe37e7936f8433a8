import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { sayStorageTerms } from './say-terms.ts'

const database = await testDatabase()
const said = (site: 'eg' | 'ae', locale: 'ar' | 'en') =>
  database.read(async (work) => (await sayStorageTerms(work))?.text.join(' ').replace(/[\u2066-\u2069]/g, '') ?? '', {
    site,
    locale,
  })

test('everybody can read what waiting goods cost, in the amounts that are booked', async () => {
  const { rows } = await database.pool.query('select site, free_days, fee_minor, most_minor from storage_rules')
  assert.equal(rows.length, 2)
  for (const { site, free_days: days, fee_minor: fee, most_minor: most } of rows) {
    for (const locale of ['ar', 'en'] as const) {
      const text = await said(site, locale)
      for (const amount of [fee, most]) assert.ok(text.includes(`${BigInt(amount) / 100n}.00`), text)
      assert.ok(text.includes(String(days)), text)
    }
  }
})
