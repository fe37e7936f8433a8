import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { guestRules, withItem } from './apply-change.ts'
import { type NewItem, noCart } from './cart-item.ts'
import { similarItem } from './similar-item.ts'

const usual = { site: 'eg', now: new Date() } as const

test('adding the same goods again names the line that has them and the quantity it would have', () => {
  const cart = withItem(noCart, sampleItem({ quantity: 2 }), guestRules(usual))
  const refused = (() => {
    try {
      return withItem(cart, sampleItem({ quantity: 3 }), guestRules(usual))
    } catch (thrown) {
      return thrown
    }
  })()
  const itemId = cart.items[0]?.id
  assert.deepEqual(similarItem(refused, { quantity: '3' }), { itemId, quantity: 5 })
  assert.deepEqual(similarItem(refused, { quantity: 'many' }), { itemId, quantity: 3 })
  assert.deepEqual(similarItem(refused, { quantity: '98' }), { itemId, quantity: 99 })
  assert.equal(similarItem(new Error('another'), {}), null)
})

function sampleItem(said: Pick<NewItem, 'quantity'>): NewItem {
  const fields = sampleFields(said)
  return { ...fields, canonicalUrl: fields.url, store: 'amazon.com', image: null }
}
