import assert from 'node:assert/strict'
import test from 'node:test'
import { limitForm, newCardForm } from '#fulfilment/purchasing/cards/card-forms.ts'
import { purchaseItems } from '#fulfilment/purchasing/purchase-items.ts'
import { readStoreOrders } from '#fulfilment/purchasing/read-store-orders.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { purchaseForm } from './purchase-form.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
await database.write((work) => cardSample(work))

function typed(costs: Readonly<Record<string, string>>) {
  const form = new FormData()
  const fields = { key: newId(), storeOrderNumber: '112-1', cost: '100.00', currency: 'USD', cardLabel: 'Visa 4242' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [id, value] of Object.entries(costs)) form.set(`costs.${id}`, value)
  return parseFields(form, purchaseForm, 'en')
}

test('a line’s cost is read as money, Arabic digits too; empty lines share the rest; other text is refused at its field', () => {
  const read = typed({ one: '٤٠٫٥٠', other: '' })
  assert.deepEqual(read.ok && read.values.costs, { one: 4_050n })
  const wrong = typed({ one: 'forty' })
  assert.deepEqual(wrong.ok ? [] : Object.keys(wrong.errors), ['costs.one'])
})

test('the parts of lines of several customers are shown at the store order and add up to the last cent', async () => {
  const orders = []
  for (const price of ['10.00', '10.00', '10.00'])
    orders.push(await approvedSample(stage, cast, [sampleItem({ data: { price, currency: 'USD' } })]))
  const itemIds: string[] = []
  for (const { id } of orders) {
    const rows = await database.db.selectFrom('order_items').select('id').where('order_id', '=', id).execute()
    itemIds.push(...rows.map((row) => row.id))
  }
  const [first = ''] = itemIds
  const purchase = { itemIds, storeOrderNumber: 'parts-1', cost: money(10_001n, 'USD'), cardLabel: 'Visa 4242' }
  const buy = (costs: Readonly<Record<string, bigint>>) =>
    stage(cast.buyer, (work) => purchaseItems(work, { ...purchase, costs, key: newId() }))
  const tooMuch = (error: unknown) => isRefusal(error) && error.code === 'LINE_COSTS_DIFFER'
  await assert.rejects(buy({ [first]: 10_002n }), tooMuch)
  await buy({ [first]: 5_000n })
  const { rows } = await database.read((work) => readStoreOrders(work, { q: 'parts-1' }), { who: cast.buyer })
  const parts = new Map(rows[0]?.lines.map((line) => [line.itemId, line.costMinor]))
  assert.equal(parts.get(first), 5_000n)
  assert.deepEqual([...parts.values()].toSorted(), [2_500n, 2_501n, 5_000n])
  assert.equal(new Set(rows[0]?.lines.map((line) => line.orderNumber)).size, 3)
})

test('a card’s limit that is too large to store is refused at its field', () => {
  for (const [schema, rest] of [
    [newCardForm, { label: 'Visa 4242', last4: '4242', currency: 'USD' }],
    [limitForm, { id: newId() }],
  ] as const) {
    const form = new FormData()
    const fields = { ...rest, key: newId(), daily: '9'.repeat(20), monthly: '1,000.50', why: 'New card' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const read = parseFields(form, schema, 'en')
    assert.deepEqual(read.ok ? {} : read.errors, { daily: 'Enter an amount like 49.99' })
  }
})
