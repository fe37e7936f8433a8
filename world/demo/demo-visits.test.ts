import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { testDatabase } from '#platform/database/test-database.ts'
import { guest, system } from '#platform/work/work.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { demoVisitor, fillDemoVisits } from './demo-visits.ts'

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

test('the orders of the demo come from every source, another each day', async () => {
  const { write } = await testDatabase()
  const { who } = await write(sampleCustomer)
  const of = Array.from({ length: 6 }, (_, day) => demoVisitor(who, new Date(Date.UTC(2026, 10, 1 + day)))?.source)
  assert.deepEqual(of.sort(), ['Email', 'FB', 'Instagram', 'Organic', 'TikTok', 'Unknown'])
  assert.deepEqual([demoVisitor(system, new Date()), demoVisitor(guest, new Date())], [null, null])
})
