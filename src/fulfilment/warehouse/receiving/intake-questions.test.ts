import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Receipt, receiveItem } from '#fulfilment/warehouse/receive-item.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { findingOf, questionsFor } from './intake-questions.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)

const goods = (title: string, category: string) => {
  const { data } = sampleItem({ title, data: { category } })
  return { title, notes: null, client_data: data, review_data: null, completed_data: null } as never
}

test('only relevant questions are asked: no battery for a scarf, no liquid for a book', () => {
  assert.deepEqual(questionsFor(goods('Wool scarf', 'clothing')), ['right', 'whole'])
  assert.deepEqual(questionsFor(goods('Bluetooth headphones', 'electronics')), ['right', 'whole', 'battery'])
  assert.deepEqual(questionsFor(goods('Vitamin C serum 30 ml', 'cosmetics')), ['right', 'whole', 'liquid'])
  assert.deepEqual(questionsFor(goods('Heated jacket with power bank', 'clothing')), [
    'right',
    'whole',
    'prohibited',
    'battery',
  ])
  assert.deepEqual(questionsFor(goods('زيت شعر', 'baby')), ['right', 'whole', 'battery', 'liquid'])
})

test('the most serious problem opens the case, and a battery is no problem', () => {
  const all = { units: 2, of: 2 }
  assert.equal(findingOf({ right: 'yes', whole: 'yes', prohibited: 'no', battery: 'yes' }, all), null)
  assert.equal(findingOf({ whole: 'no' }, all), 'damaged')
  assert.equal(findingOf({ whole: 'no' }, { units: 1, of: 2 }), 'short')
  assert.equal(findingOf({ right: 'no', whole: 'no' }, { units: 1, of: 2 }), 'wrong')
  assert.equal(findingOf({ right: 'no', prohibited: 'yes' }, all), 'prohibited')
})

test('a wrong answer or a short count opens the case; pieces are made for arrived units, and no more than were bought', async () => {
  const receive = async (quantity: number, given: Partial<Receipt>) => {
    const { number } = await purchasedSample(stage, cast, [sampleItem({ quantity })])
    const trackingNumber = await shippedSample(stage, cast, number)
    const before = await database.read((work) => findOrder(work, { number }))
    const itemId = before.items[0]?.id ?? ''
    const receipt = {
      itemId,
      trackingNumber,
      unitGrams: 250,
      condition: 'good',
      note: '',
      photo: null,
      ...given,
    } as const
    await stage(cast.warehouse, (work) => receiveItem(work, receipt))
    const { items } = await database.read((work) => findOrder(work, { number }))
    const pieces = await database.db.selectFrom('pieces').select('id').where('item_id', '=', itemId).execute()
    return [items[0]?.discrepancy, pieces.length]
  }
  assert.deepEqual(await receive(3, { units: 2 }), ['short', 2])
  assert.deepEqual(await receive(1, { answers: { right: 'no' } }), ['wrong', 1])
  assert.deepEqual(await receive(1, { answers: { right: 'yes', whole: 'yes', battery: 'yes' } }), [null, 1])
  assert.deepEqual(await receive(1, { answers: { whole: 'no' }, condition: 'overweight' }), ['overweight', 1])
  for (const units of [0, 3, 1.5]) {
    await assert.rejects(receive(2, { units }), (error: unknown) => isRefusal(error) && error.facts.path === 'units')
  }
})
