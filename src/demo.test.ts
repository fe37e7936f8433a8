import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, verifyLedger } from '#wallet/verify-ledger.ts'
import { fillDemo } from './demo.ts'
import { openLog } from './platform/log.ts'
import { plugIn } from './platform/ports.ts'
import { readSettings } from './platform/settings.ts'
import { testDatabase } from './platform/test-database.ts'
import { roomChecks } from './room-checks.ts'

const database = await testDatabase()

test('the demo is told by use-cases, once, and its books are in order', async () => {
  const settings = readSettings({ NODE_ENV: 'test' })
  const parts = { settings, db: database.db, ports: plugIn([]), logger: openLog('silent'), clock: () => new Date() }
  const said = await fillDemo(parts)
  assert.ok(!said.some((line) => line.includes('was stopped')), 'a whole demo does not call itself interrupted')
  const count = () =>
    database.db
      .selectFrom('orders')
      .select((row) => row.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow()
  const first = await count()
  await fillDemo(parts)
  assert.deepEqual(await count(), first)
  assert.ok(first.count >= 20n)
  const states = await database.db.selectFrom('order_items').select('state').distinct().execute()
  const expected = [
    'picked_up',
    'ready_for_pickup',
    'waiting_delivery_request',
    'shipped_to_destination',
    'received_at_warehouse',
    'purchased',
    'pending_purchase',
    'processing',
    'pending_payment',
    'missing_info',
    'on_hold',
    'cancelled',
  ]
  for (const state of expected)
    assert.ok(
      states.some((one) => one.state === state),
      `no item is ${state}`,
    )
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
})
