import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeShelf, putOnShelf } from '#fulfilment/warehouse/receipt/shelves.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { type Role, roles } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { readOrderPieces } from './read-order-pieces.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const order = await orderAt(stage, cast, 'prepare_for_pickup', [
  sampleItem({ title: 'Lamp', quantity: 2 }),
  sampleItem({ title: 'Kettle' }),
])
await stage(cast.hub, (work) => makeShelf(work, 'H-01'))
const { items } = await stage(cast.hub, (work) => findOrder(work, { number: order.number }))
const ids = items.map(({ id }) => id)

test('the page of an order says where each of its pieces is and how it came there', async () => {
  const read = () => database.read((work) => readOrderPieces(work, ids), { who: cast.hub })
  const before = await read()
  assert.deepEqual(before.map(({ label, unit, kind }) => `${label} ${unit} ${kind}`).toSorted(), [
    `${order.number}-1 1 hub`,
    `${order.number}-1 2 hub`,
    `${order.number}-2 1 hub`,
  ])
  const lamp = before.find((piece) => piece.label === `${order.number}-1` && piece.unit === 2)
  await stage(cast.hub, (work) => putOnShelf(work, { label: lamp?.barcode ?? '', code: 'H-01' }))
  const after = await read()
  assert.equal(after.length, 3)
  for (const piece of after) {
    assert.deepEqual(
      piece.scans.map(({ seq }) => seq),
      piece.scans.map((_, at) => at + 1),
      'a chain is whole and in its own order',
    )
    const isMoved = piece.id === lamp?.id
    assert.deepEqual([piece.kind, piece.place], isMoved ? ['shelf', 'eg/H-01'] : ['hub', 'eg'])
    assert.equal(piece.scans.at(-1)?.act, isMoved ? 'shelved' : 'hub_received')
    assert.equal(piece.scans.at(-1)?.place, piece.place)
  }
  assert.deepEqual(await database.read((work) => readOrderPieces(work, ids), { who: cast.hub, site: 'ae' }), [])
})

test('who held the goods is read by who has goods in hand or answers for them', async () => {
  const seeing: Role[] = []
  for (const role of roles) {
    const { who } = await database.write((work) => sampleStaff(work, [role]))
    const pieces = await database.read((work) => readOrderPieces(work, ids), { who })
    if (pieces.length > 0) seeing.push(role)
  }
  assert.deepEqual(seeing.toSorted(), ['admin', 'desk', 'hub', 'support', 'warehouse'])
  assert.deepEqual(await database.read((work) => readOrderPieces(work, ids), { who: cast.customer }), [])
})
