import assert from 'node:assert/strict'
import test from 'node:test'
import type { CartItem } from '#selling/cart/cart-item.ts'
import { sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { itemChanges, readSeenCart, writeSeenCart } from './seen-cart.ts'

const lines = {
  onlinePrice: 100n,
  domesticShipping: 0n,
  serviceFees: 5n,
  internationalShipping: 7n,
  customs: 0n,
  subtotal: 112n,
  discount: 4n,
  packageDiscount: 0n,
  couponDiscount: 4n,
  vat: 0n,
  fees: 0n,
  totalCost: 108n,
}

test('what was shown comes back whole, and each change of the goods is named with its old and its new', () => {
  const [one, two, three] = [item('1'), item('2'), item('3', { title: 'A title of its own' })]
  const seen = readSeenCart(JSON.stringify(JSON.parse(write([one, two, three]))))
  assert.ok(seen)
  assert.deepEqual([seen.version, seen.coupon, seen.lines.totalCost], [7, 'AHLAN', 108n])
  const red = { ...two, version: 2, color: 'Red', quantity: 3 }
  const heavy = { ...three, version: 2, weightGrams: 900 }
  assert.deepEqual(itemChanges(seen, [one, red, heavy, item('4')], 'en'), [
    {
      id: '2',
      title: two.title,
      kind: 'changed',
      fields: [
        { field: 'color', before: 'Black', after: 'Red' },
        { field: 'quantity', before: '1', after: '3' },
      ],
    },
    { id: '3', title: three.title, kind: 'changed', fields: [] },
    { id: '4', title: one.title, kind: 'added', fields: [] },
  ])
  assert.deepEqual(itemChanges(seen, [two, three], 'en'), [{ id: '1', title: one.title, kind: 'removed', fields: [] }])
  assert.deepEqual(itemChanges(seen, [one, two, three], 'en'), [])
})

test('a field that is not ours says nothing of the cart', () => {
  for (const text of ['', '{', '[]', '{"version":"1"}']) assert.equal(readSeenCart(text), null)
})

function write(items: readonly CartItem[]): string {
  return writeSeenCart({ version: 7, coupon: 'AHLAN', items, lines })
}

function item(id: string, given: Partial<CartItem> = {}): CartItem {
  const own = { id, version: 1, canonicalUrl: '', store: 'amazon.com', image: null }
  return { ...sampleGoods(), ...own, ...given }
}
