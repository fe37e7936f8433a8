import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Stage } from '#world/samples/selling/orders.samples.ts'
import { type MadeShop, makeLargeShop } from './large-shop.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })

test('the large shop of the bench can be made: a customer with fifty orders, at every stage, with balanced books', async () => {
  const noted: MadeShop[] = []
  const made = await makeLargeShop(stage, 50, { orders: 0, customers: [] }, (so) => noted.push(so))
  assert.equal(made.orders, 50)
  assert.deepEqual(noted, [made])
  const counted = await database.read((work) =>
    work.db
      .selectFrom('order_items')
      .select(['state', ({ fn }) => fn.countAll<bigint>().as('count')])
      .groupBy('state')
      .execute(),
  )
  const states = new Map(counted.map(({ state, count }) => [state, Number(count)]))
  for (const state of [
    'processing',
    'pending_purchase',
    'purchased',
    'received_at_warehouse',
    'preparing_package',
    'ready_for_pickup',
  ])
    assert.ok(states.get(state), `No item stands at ${state}`)
  assert.ok((states.get('picked_up') ?? 0) >= 10, 'Ten orders were collected')
  assert.ok((states.get('cancelled') ?? 0) >= 18, 'Eighteen orders were cancelled')
  assert.deepEqual(await database.read(proveBooks), [])
})
