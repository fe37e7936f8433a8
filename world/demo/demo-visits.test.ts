import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { testDatabase } from '#platform/database/test-database.ts'
import { fillDemoVisits } from './demo-visits.ts'

test('the demo has visits of two months on both sites that become fewer with each step, and choices about measuring', async () => {
  const { db } = await testDatabase()
  await fillDemoVisits({ db, clock: () => new Date() })
  const { rows } = await sql<{ site: string; name: string; count: number }>`
    select site, name, sum(count)::int as count from traffic_days group by site, name`.execute(db)
  for (const site of ['eg', 'ae']) {
    const of = (name: string) => rows.find((row) => row.site === site && row.name === name)?.count ?? 0
    assert.ok(of('visit') > of('addToCart') && of('addToCart') > of('proceedToPayment') && of('proceedToPayment') > 0)
  }
  const choices = await db.selectFrom('measuring_choices').select('choice').execute()
  assert.deepEqual([choices.length, choices.filter(({ choice }) => choice === 'no').length], [12, 3])
})
