import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, roles, system } from '#platform/work/work.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readRequestsOfOrder } from './facts/read-requests.ts'
import { lockRequest, moveRequest } from './move-request.ts'
import { type RequestMove, requestMoves, requestStates } from './request-moves.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const table: readonly RequestMove[] = requestMoves
const events = [...new Set(requestMoves.map((move) => move.event))]
const movers: readonly Actor[] = [
  cast.customer,
  system,
  ...roles.map((role): Actor => ({ kind: 'staff', id: cast.hub.id ?? '', roles: [role], places: [] })),
]

test('every state of a request can be reached from requested, and final ones are not left', () => {
  const reached = new Set<string>(['requested'])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const move of table) if (reached.has(move.from)) reached.add(move.to)
  }
  assert.deepEqual([...reached].sort(), [...requestStates].sort())
  assert.ok(table.every((move) => move.from !== 'fulfilled' && move.from !== 'cancelled'))
})

test('every state, event and person of a request of either kind: declared, or refused with 409 and nothing changed', async () => {
  const { id } = await orderAt(stage, cast, 'prepare_for_pickup')
  const [made] = await database.read((work) => readRequestsOfOrder(work, id))
  await database.write(async (work) => {
    const { request } = await lockRequest(work, made?.id ?? '')
    for (const kind of ['PickUp', 'Delivery'] as const)
      for (const state of requestStates)
        for (const who of movers)
          for (const event of events) {
            if (isDeclared(kind, state, event, who)) continue
            await assert.rejects(
              moveRequest({ ...work, who }, { ...request, state, kind }, event),
              (error) => isRefusal(error) && error.code === 'REQUEST_NOT_ALLOWED' && error.status === 409,
              `${kind} ${state} ${event} ${who.kind}`,
            )
          }
    assert.deepEqual((await lockRequest(work, request.id)).request, request)
  })
})

function isDeclared(kind: string, state: string, event: string, who: Actor): boolean {
  return table.some((move) => {
    if (move.from !== state || move.event !== event || (move.kind && move.kind !== kind)) return false
    if (who.kind === 'staff') {
      const isStaffMove = move.by.some((mover) => mover !== 'customer' && mover !== 'system')
      return who.roles.some((role) => move.by.includes(role) || (role === 'admin' && isStaffMove))
    }
    return who.kind !== 'guest' && move.by.includes(who.kind)
  })
}
