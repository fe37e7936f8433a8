// The headline of an order: one sentence about its goods for every state, and for goods that are apart.
import assert from 'node:assert/strict'
import test from 'node:test'
import { type ItemState, itemStates } from './item-states.ts'
import { orderOnWay, wayParts } from './order-way.ts'
import { sayGoods as sayIsolated } from './say-goods.ts'

const from = (country: string, ...states: ItemState[]) => states.map((state) => ({ state, country }))
// What is inserted is isolated by invisible marks.
const sayGoods: typeof sayIsolated = (...facts) => sayIsolated(...facts).replace(/[\u2066-\u2069]/g, '')
const ar = { site: 'eg', locale: 'ar' } as const
const en = { site: 'eg', locale: 'en' } as const

test('each state is a sentence of its own language that names no missing value', () => {
  for (const state of itemStates)
    for (const site of ['eg', 'ae'] as const) {
      const arabic = sayGoods(from('US', state), { site, locale: 'ar' })
      const english = sayGoods(from('US', state), { site, locale: 'en' })
      assert.match(arabic, /^[^{}a-z]+$/i, `${state}: ${arabic}`)
      assert.match(english, /^[A-Z][^{}؀-ۿ]+$/, `${state}: ${english}`)
    }
})

test('goods at a warehouse name it; goods of several name none', () => {
  assert.equal(sayGoods(from('US', 'received_at_warehouse'), ar), 'وصلت مشترياتك إلى مخزننا في أمريكا')
  assert.equal(
    sayGoods([...from('US', 'received_at_warehouse'), ...from('TR', 'ready_for_shipping')], en),
    'Your items are at our warehouses abroad',
  )
  assert.equal(
    sayGoods(from('US', 'shipped_to_destination'), { site: 'ae', locale: 'en' }),
    'Your items are on the way to the UAE',
  )
})

test('goods that are apart: how many have come furthest, with the plural of its number', () => {
  const three = [...from('US', 'received_at_warehouse', 'received_at_warehouse'), ...from('UK', 'purchased')]
  assert.equal(sayGoods(three, ar), 'وصل منتجان من 3 إلى مخزننا في أمريكا')
  assert.equal(sayGoods(three, en), '2 of 3 items are at our warehouse in the USA')
  assert.equal(sayGoods(from('US', 'purchased', 'pending_purchase'), ar), 'اشترينا منتجًا واحدًا من 2')
  assert.equal(
    sayGoods(from('US', 'arrived_hub', 'in_shipping_process', 'purchased'), en),
    '2 of 3 items are on the way to Egypt',
  )
  assert.equal(sayGoods(from('US', 'arrived_hub', 'purchased'), en), '1 of 2 items has arrived in Egypt')
  assert.equal(sayGoods(from('US', 'picked_up', 'ready_for_pickup'), ar), 'استلمت منتجًا واحدًا من 2')
  const dozen = from('US', ...Array.from({ length: 11 }, () => 'ready_for_pickup' as const), 'purchased')
  assert.equal(sayGoods(dozen, ar), 'وصل 11 منتجًا من 12 إلى مصر')
})

test('cancelled items are not counted, and a wholly cancelled order is on no way', () => {
  assert.equal(sayGoods(from('US', 'purchased', 'cancelled'), en), 'We bought what you ordered')
  assert.equal(orderOnWay(['cancelled', 'cancelled']), null)
  assert.deepEqual(orderOnWay(['cancelled', 'shipped', 'received_at_warehouse']), { part: 'warehouse', share: 0.55 })
})

test('no state goes back on the way', () => {
  const along = itemStates.flatMap((state) => orderOnWay([state]) ?? [])
  const far = along.map(({ part, share }) => wayParts.indexOf(part) + share)
  const parts = along.map(({ part }) => wayParts.indexOf(part))
  assert.deepEqual(parts, parts.toSorted())
  assert.equal(Math.max(...far), wayParts.length)
})
