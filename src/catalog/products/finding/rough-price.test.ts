import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteData } from '#sites/site-data.ts'
import { siteCodes } from '#sites/sites.ts'
import { roughPrice } from './rough-price.ts'

const { read } = await testDatabase()

/** What these amounts are in about cents of a dollar. */
async function cents(...amounts: readonly (readonly [minor: number, currency: string])[]) {
  const json = JSON.stringify(amounts.map(([price_minor, currency]) => ({ price_minor, currency })))
  const { rows } = await read(({ db }) =>
    sql<{ readonly cents: number | null }>`
      select ${roughPrice} as cents from jsonb_to_recordset(${json}::jsonb) as o (price_minor bigint, currency text)`.execute(
      db,
    ),
  )
  return rows.map((row) => row.cents)
}

test('offers in different currencies stand in the order of what they are worth; an unknown currency comes last', async () => {
  const dear = await cents([10_000, 'JPY'], [10_000, 'INR'], [10_000, 'USD'], [10_000, 'GBP'], [10_000, 'KWD'])
  assert.deepEqual(
    dear,
    [...dear].sort((one, other) => one! - other!),
  )
  assert.deepEqual(await cents([1, 'XXX']), [null])
})

test('each currency of the price tables is worth about what these say', async () => {
  for (const site of siteCodes) {
    const { rates } = siteData[site].prices
    for (const [currency, rate] of Object.entries(rates)) {
      const [found] = await cents([1_000_000, currency])
      const said = (1_000_000 * Number(rate)) / Number(rates.USD)
      assert.ok(Math.abs(found! / said - 1) < 0.1, `${currency}: ${found} is not about ${said}`)
    }
  }
})
