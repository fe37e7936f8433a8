// Every state, event and person of a shipment: as the table declares it, or refused; by raw SQL too.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { packItems } from '#fulfilment/warehouse/pack-items.ts'
import { dissolveShipment } from '#fulfilment/warehouse/shipping/dissolve-shipment.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, guest, roles, system } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { handedOverSample, receivedSample, releasedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { approvedSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { createShipment } from './create-shipment.ts'
import { moveShipment } from './move-shipment.ts'
import {
  type ShipmentEvent,
  type ShipmentState,
  shipmentEvents,
  shipmentMoves,
  shipmentStates,
} from './shipment-moves.ts'

const database = await testDatabase()
const { pool } = database
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await stage(system, sampleCast)
// By scanning at the hub; with a reason.
const notPressed: readonly ShipmentEvent[] = ['unload', 'dissolve']

// Unloaded by scanning its items, not by a button.
const path: Readonly<Record<ShipmentState, readonly ShipmentEvent[]>> = {
  preparing: [],
  dispatched: ['dispatch'],
  in_uae: ['dispatch', 'transit'],
  at_customs: ['dispatch', 'arriveAtCustoms'],
  at_hub: ['dispatch', 'arriveAtCustoms'],
  dissolved: ['dissolve'],
}

async function shipmentIn(state: ShipmentState): Promise<string> {
  const order = await approvedSample(stage, cast)
  await buySample(stage, cast, order.number)
  await receivedSample(stage, cast, order.number)
  const itemIds = (await stage(cast.warehouse, (work) => findOrder(work, order))).items.map((item) => item.id)
  await stage(cast.warehouse, (work) => packItems(work, itemIds))
  const request = { itemIds, boxes: 1, airwayBill: `077-${order.number}`, key: `shipment-${order.number}` }
  const { id } = await stage(cast.warehouse, (work) => createShipment(work, request))
  for (const event of path[state]) await goOn(cast.warehouse, id, event)
  if (state === 'at_hub') {
    await releasedSample(stage, cast, id)
    for (const itemId of itemIds) await stage(cast.hub, (work) => receiveAtHub(work, itemId))
  }
  return id
}

const move = (who: Actor, shipmentId: string, event: ShipmentEvent) =>
  stage(who, (work) => moveShipment(work, { shipmentId, event }))
// It leaves with its hand-over, and is dissolved with a reason.
async function goOn(who: Actor, shipmentId: string, event: ShipmentEvent): Promise<void> {
  if (event === 'dispatch') return handedOverSample(stage, cast, shipmentId)
  if (event !== 'dissolve') return move(who, shipmentId, event)
  const { rows } = await pool.query('select number from shipments where id = $1', [shipmentId])
  return stage(who, (work) => dissolveShipment(work, { shipment: rows[0]?.number, why: 'the flight is cancelled' }))
}
const stateOf = async (id: string) =>
  (await pool.query('select state from shipments where id = $1', [id])).rows[0]?.state

const people = [
  guest,
  cast.customer,
  ...roles.map((role): Actor => ({ kind: 'staff', id: newId(), roles: [role], places: [] })),
]

test('each state, event and person: moves in the table happen, all others are refused and change nothing', async () => {
  for (const state of shipmentStates) {
    const standing = await shipmentIn(state)
    for (const event of shipmentEvents.filter((one) => !notPressed.includes(one))) {
      const declared = shipmentMoves.find((one) => one.from === state && one.event === event)
      for (const who of people) {
        const mayDo =
          who.kind === 'staff' && who.roles.some((role) => role === 'admin' || declared?.by.some((by) => by === role))
        if (declared && mayDo) continue
        await assert.rejects(move(who, standing, event), isRefusal, `${state} ${event} ${JSON.stringify(who)}`)
      }
      if (!declared) continue
      for (const by of declared.by) {
        const id = await shipmentIn(state)
        await goOn(by === 'hub' ? cast.hub : cast.warehouse, id, event)
        assert.equal(await stateOf(id), declared.to)
      }
    }
    assert.equal(await stateOf(standing), state)
  }
})

test('a shipment is not dissolved by a step without a reason', async () => {
  for (const state of shipmentStates) {
    const id = await shipmentIn(state)
    await assert.rejects(move(cast.warehouse, id, 'dissolve'), isRefusal, state)
    assert.equal(await stateOf(id), state)
  }
})

test('raw SQL can neither move a shipment without its history nor outside the table', async () => {
  for (const state of shipmentStates) {
    const id = await shipmentIn(state)
    for (const to of shipmentStates.filter((one) => one !== state)) {
      await assert.rejects(pool.query('update shipments set state = $2 where id = $1', [id, to]), `${state} ${to}`)
      if (shipmentMoves.some((one) => one.from === state && one.to === to)) continue
      const both = `with step as (insert into shipment_history (shipment_id, at, who_kind, event, from_state, to_state)
          values ($1, now(), 'system', 'dispatch', $3, $2) returning shipment_id)
        update shipments set state = $2 from step where id = step.shipment_id`
      await assert.rejects(pool.query(both, [id, to, state]), `${state} ${to}, with history`)
    }
  }
})
