import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, roles, system } from '#platform/work/work.ts'
import { lockOrder } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample, receivedGoods } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { lockDiscrepancy, moveDiscrepancy } from './discrepancy.ts'
import { possibleOptions } from './discrepancy-kinds.ts'
import {
  type DiscrepancyEvent,
  type DiscrepancyMove,
  discrepancyMoves,
  discrepancyStates,
  isEnded,
} from './discrepancy-moves.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const order = await receivedGoods(stage, cast, [sampleItem(), sampleItem({ title: 'Dear', data: { price: '700' } })])
const { number } = await openSample(stage, cast.warehouse, order.itemIds[0] ?? '')
await proposeSample(stage, support, number)
const moves: readonly DiscrepancyMove[] = discrepancyMoves

test('every state is reached from open and can be left, except the two that end a case', () => {
  const reached = new Set<string>(['open'])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const move of moves) if (reached.has(move.from)) reached.add(move.to)
  }
  assert.deepEqual([...reached].sort(), [...discrepancyStates].sort())
  for (const state of discrepancyStates)
    assert.equal(
      moves.some((move) => move.from === state),
      !isEnded(state),
      state,
    )
})

test('every state, event and person: a row of the table, or refused with 409', async () => {
  const people: readonly Actor[] = [
    cast.customer,
    system,
    ...roles.map((role): Actor => ({ kind: 'staff', id: support.id, roles: [role], places: [] })),
    { kind: 'guest', id: null },
  ]
  const events = [...new Set(moves.map(({ event }) => event))] as readonly DiscrepancyEvent[]
  let tried = 0
  for (const who of people)
    await database.write(
      async (work) => {
        const { found } = await lockDiscrepancy({ ...work, who: system }, number)
        for (const state of discrepancyStates)
          for (const event of events) {
            const row = moves.find((move) => move.from === state && move.event === event)
            if (row && isTheirs(who, row)) continue
            tried++
            await assert.rejects(
              moveDiscrepancy(work, { ...found, state }, event),
              (error) => isRefusal(error) && error.code === 'DISCREPANCY_NOT_ALLOWED' && error.status === 409,
              `${state} ${event} ${who.kind}`,
            )
          }
      },
      { who },
    )
  assert.ok(tried > 800, String(tried))
})

function isTheirs(who: Actor, { by }: DiscrepancyMove): boolean {
  if (who.kind !== 'staff') return by.some((one) => one === who.kind)
  const isStaffMove = by.some((one) => one !== 'customer' && one !== 'system')
  return by.some((one) => who.roles.some((role) => role === one)) || (who.roles.includes('admin') && isStaffMove)
}

test('a customer who is asked has at least two options, and one is the default', () => {
  const asked = discrepancyStates.filter((state) =>
    moves.some((move) => move.from === state && move.by.includes('customer')),
  )
  assert.ok(asked.includes('proposed'))
  const clock = moves.filter((move) => move.from === 'proposed' && move.event === 'default')
  assert.deepEqual(
    clock.map(({ by }) => by),
    [['system']],
  )
  for (const kind of ['wrong', 'damaged', 'short', 'overweight', 'prohibited', 'no_owner'] as const)
    for (const state of ['received_at_warehouse', 'arrived_hub', 'ready_for_pickup'] as const)
      assert.ok(possibleOptions(kind, state).length >= 2, `${kind} ${state}`)
})

test('the database refuses by hand moves that are not in the table, a changed text, and a large amount by one person', async () => {
  const other = await openSample(stage, cast.warehouse, order.itemIds[1] ?? '')
  const { isSent } = await proposeSample(stage, support, other.number)
  assert.equal(isSent, false)
  for (const [sql, says] of [
    [`update discrepancies set state = 'closed', ended_at = now() where number = '${number}'`, /without its history/],
    [`update discrepancies set until = now() where number = '${number}'`, /never changes/],
    [`update discrepancies set default_kind = 'replace' where number = '${number}'`, /never changes|foreign key/],
    [`update discrepancy_options set back_minor = 0`, /append-only|permission denied/],
    [`delete from discrepancies where number = '${number}'`, /append-only|permission denied/],
    [`update order_items set discrepancy = null where id = '${order.itemIds[0]}'`, /blocked as/],
    [
      `insert into discrepancy_history (discrepancy_id, at, who_kind, event, from_state, to_state)
        select id, now(), 'system', 'x', 'proposed', 'closed' from discrepancies where number = '${number}'`,
      /discrepancy may not move from proposed to closed/,
    ],
    [
      `with told as (insert into discrepancy_history (discrepancy_id, at, who_kind, event, from_state, to_state)
        select id, now(), 'staff', 'approve', 'drafted', 'proposed' from discrepancies where number = '${other.number}' returning 1)
        select * from told; update discrepancies set state = 'proposed', proposed_by = drafted_by, proposed_at = now(),
        until = now() + interval '3 days' where number = '${other.number}'`,
      /two people agree/,
    ],
  ] as const)
    await assert.rejects(database.pool.query(sql), says, sql)
})

test('goods are neither given up nor bought again by a case without a choice', async () => {
  for (const event of ['settle', 'replace'] as const) {
    const [itemId = ''] = order.itemIds
    await assert.rejects(
      stage(support, async (work) => moveItems(work, await lockOrder(work, order.id), [{ itemId, event }])),
      (error) => isRefusal(error) && error.code === 'TRANSITION_NOT_ALLOWED',
    )
    await assert.rejects(
      stage(support, async (work) =>
        moveItems(work, await lockOrder(work, order.id), [{ itemId, event }], { isSettled: true }),
      ),
      /settled by no choice/,
    )
  }
})
