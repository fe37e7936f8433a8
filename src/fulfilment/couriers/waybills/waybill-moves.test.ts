import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, roles, system } from '#platform/work/work.ts'
import { bookSample } from '#world/samples/fulfilment/couriers.samples.ts'
import { sampleCast } from '#world/samples/selling/orders.samples.ts'
import { lockWaybill, moveWaybill } from './move-waybill.ts'
import { type WaybillMove, waybillMoves, waybillStates } from './waybill-moves.ts'

const database = await testDatabase()
const cast = await database.write(sampleCast)
const table: readonly WaybillMove[] = waybillMoves
const events = [...new Set(waybillMoves.map((move) => move.event))]
const movers: readonly Actor[] = [
  cast.customer,
  system,
  ...roles.map((role): Actor => ({ kind: 'staff', id: cast.hub.id ?? '', roles: [role], places: [] })),
]

test('every state of a waybill can be reached from asked, and final ones are not left', () => {
  const reached = new Set<string>(['asked'])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const move of table) if (reached.has(move.from)) reached.add(move.to)
  }
  assert.deepEqual([...reached].sort(), [...waybillStates].sort())
  const left = new Set(table.map((move) => move.from))
  for (const final of ['delivered', 'returned', 'lost', 'cancelled'] as const) assert.ok(!left.has(final), final)
})

test('every state, event and person: declared, or refused with 409 and nothing changed', async () => {
  const { id } = await database.write(bookSample)
  await database.write(async (work) => {
    const waybill = await lockWaybill(work, id)
    for (const state of waybillStates)
      for (const who of movers)
        for (const event of events) {
          if (isDeclared(state, event, who)) continue
          await assert.rejects(
            moveWaybill({ ...work, who }, { ...waybill, state }, event),
            (error) => isRefusal(error) && error.code === 'WAYBILL_NOT_ALLOWED' && error.status === 409,
            `${state} ${event} ${who.kind}`,
          )
        }
    assert.deepEqual(await lockWaybill(work, id), waybill)
  })
})

test('raw SQL cannot move a waybill outside the table, change what it was written for, or change its history', async () => {
  const { id } = await database.write(bookSample)
  const refused = (sql: string) =>
    assert.rejects(database.pool.query(sql, [id]), /may not move|never changes|append-only/)
  await refused("update waybills set state = 'cancelled', ended_at = now() where id = $1")
  await refused("update waybills set state = 'delivered', awb = 'X1', ended_at = now() where id = $1")
  await refused('update waybills set cash_minor = cash_minor + 1 where id = $1')
  await refused('update waybills set reference = reference || $1')
  await refused('delete from waybills where id = $1')
  await assert.rejects(database.pool.query('update waybill_history set note = null'), /permission denied|append-only/)
})

function isDeclared(state: string, event: string, who: Actor): boolean {
  return table.some((move) => {
    if (move.from !== state || move.event !== event) return false
    if (who.kind === 'staff') {
      const isStaffMove = move.by.some((mover) => mover !== 'customer' && mover !== 'system')
      return who.roles.some((role) => move.by.includes(role) || (role === 'admin' && isStaffMove))
    }
    return who.kind !== 'guest' && move.by.includes(who.kind)
  })
}
