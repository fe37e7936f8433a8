import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, roles, system } from '#platform/work/work.ts'
import { placeSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { eventsFor, findMoves } from './find-moves.ts'
import { itemEvents, itemMoves } from './item-moves.ts'
import { type ItemState, isFinal, itemStates, orderStatus, orderTab } from './item-states.ts'
import { findOrder, lockOrder } from './lock-order.ts'
import { moveItems } from './move-item.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)

const movers: readonly Actor[] = [
  cast.customer,
  system,
  ...roles.map((role): Actor => ({ kind: 'staff', id: cast.reviewer.id ?? '', roles: [role], places: [] })),
  { kind: 'guest', id: null },
]

test('every state can be reached from placed, every state that is not final can be left, and a final one cannot', () => {
  const reached = new Set<ItemState>(['placed'])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const move of itemMoves) if (reached.has(move.from)) reached.add(move.to)
  }
  assert.deepEqual(
    itemStates.filter((state) => !reached.has(state)),
    [],
  )
  for (const state of itemStates)
    assert.equal(itemMoves.some((move) => move.from === state) !== isFinal(state), true, state)
})

test('if one person has two rows for an event, guards decide between all of them', () => {
  for (const who of movers)
    for (const state of itemStates)
      for (const event of itemEvents) {
        const rows = findMoves(who, state, event)
        if (rows.length > 1)
          assert.ok(
            rows.every((row) => row.when),
            `${state} ${event}`,
          )
      }
})

test('nothing moves from a final state, and a guest moves nothing', () => {
  for (const who of movers) assert.deepEqual(eventsFor(who, 'picked_up'), [])
  for (const state of itemStates) assert.deepEqual(eventsFor({ kind: 'guest', id: null }, state), [])
})

test('the status of an order is the lowest of its items that are not cancelled', () => {
  assert.equal(orderStatus(['purchased', 'cancelled', 'on_hold']), 'on_hold')
  assert.equal(orderStatus(['cancelled', 'cancelled']), 'cancelled')
  assert.equal(orderTab(['picked_up', 'cancelled']), 'fulfilled')
  assert.equal(orderTab(['cancelled']), 'cancelled')
  assert.equal(orderTab(['picked_up', 'purchased']), 'ongoing')
})

test('every state, event and person: declared in the table, or refused with 409 and the row unchanged', async () => {
  const { id } = await placeSample(stage, cast)
  let refused = 0
  for (const state of itemStates) {
    await force(id, state)
    for (const who of movers) refused += await refuseUndeclared(id, state, who)
  }
  assert.ok(refused > itemStates.length * itemEvents.length * movers.length * 0.9)
})

test('the database refuses a state that changes without its history, or by a move that is not in the table', async () => {
  const { id } = await placeSample(stage, cast)
  const { items } = await database.read((work) => findOrder(work, { id }))
  const item = items[0]?.id
  await assert.rejects(
    database.pool.query("update order_items set state = 'purchased' where id = $1", [item]),
    /without its history/,
  )
  await assert.rejects(
    database.pool.query("update order_items set state = 'lost' where id = $1", [item]),
    /without its history|check/,
  )
  await assert.rejects(
    database.pool.query(
      "insert into item_history (item_id, at, who_kind, event, from_state, to_state) values ($1, now(), 'system', 'x', 'placed', 'purchased')",
      [item],
    ),
    /item may not move from placed to purchased/,
  )
  await assert.rejects(database.pool.query('update item_history set note = $1', ['x']), /append-only/)
  await assert.rejects(database.pool.query('delete from item_history'), /append-only/)
  await assert.rejects(database.pool.query('delete from order_items'), /append-only/)
})

async function refuseUndeclared(orderId: string, state: ItemState, who: Actor): Promise<number> {
  const undeclared = itemEvents.filter((event) => findMoves(who, state, event).length === 0)
  await database.write(
    async (work) => {
      const order = await lockOrder({ ...work, who: system }, orderId)
      const item = order.items[0]
      assert.ok(item)
      assert.equal(item.state, state)
      for (const event of undeclared) {
        await assert.rejects(
          moveItems(work, order, [{ itemId: item.id, event }]),
          (error) => isRefusal(error) && error.code === 'TRANSITION_NOT_ALLOWED' && error.status === 409,
          `${who.kind} ${state} ${event}`,
        )
      }
      const after = await lockOrder({ ...work, who: system }, orderId)
      assert.deepEqual(after, order)
    },
    { who },
  )
  return undeclared.length
}

// The test forces each state, bypassing the trigger.
async function force(orderId: string, state: ItemState): Promise<void> {
  const client = await database.pool.connect()
  await client.query('reset role')
  await client.query(
    `alter table order_items disable trigger require_item_history, disable trigger forbid_unlisted_move`,
  )
  await client.query('update order_items set state = $2 where order_id = $1', [orderId, state])
  await client.query(`alter table order_items enable trigger require_item_history, enable trigger forbid_unlisted_move`)
  client.release(true)
}
