import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { applyChange, guestRules, withItem } from '#selling/cart/apply-change.ts'
import { readCartCookies, writeCartCookies } from '#selling/cart/cart-cookie.ts'
import { type NewItem, noCart } from '#selling/cart/cart-item.ts'
import { makeCartSigner } from '#selling/cart/cart-signer.ts'
import { addItem, changeStoredCart, lockCart, readItems } from '#selling/cart/change-cart.ts'
import { readCartView } from '#selling/cart/page/read-cart-view.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { syncCart } from '#selling/cart/sync-cart.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleClosures } from '#world/samples/pricing/pricing.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'

const usual = { site: 'eg', now: new Date() } as const

const { read, write } = await testDatabase()
await write(seedPriceTables)

async function shopper() {
  const { who } = await write((work) => sampleCustomer(work))
  const does = <Answer>(act: (work: Work) => Promise<Answer>) => write(act, { who })
  return {
    does,
    adds: (size: string) => does((work) => addItem(work, sampleFields({ size }))),
    moves: (kind: 'save' | 'unsave', itemId: string) => does((work) => changeStoredCart(work, { kind, itemId })),
    cart: () => read(readCart, { who }),
    view: () => read(async (work) => readCartView(work, await readCart(work), sampleClosures), { who }),
  }
}

const sizes = (items: readonly { readonly size: string }[]) => items.map(({ size }) => size)

test('what is kept for later is neither priced nor ordered, and comes back as it was', async () => {
  const { does, adds, moves, cart, view } = await shopper()
  await adds('43')
  const alone = await view()
  const { id } = await adds('44')
  const both = await view()
  assert.ok(both.breakdown.totalMinor > alone.breakdown.totalMinor)
  await moves('save', id)
  const kept = await cart()
  assert.deepEqual([sizes(kept.items), sizes(kept.saved)], [['43'], ['44']])
  assert.equal((await view()).breakdown.totalMinor, alone.breakdown.totalMinor)
  const ordered = await does(async (work) => readItems(work, (await lockCart(work)).id))
  assert.deepEqual(sizes(ordered), ['43'])
  await moves('unsave', id)
  const back = await cart()
  assert.deepEqual([sizes(back.items), back.saved], [['43', '44'], []])
  assert.equal((await view()).breakdown.totalMinor, both.breakdown.totalMinor)
})

test('two tabs that keep and take back the same item at once leave it once, and nothing is lost', async () => {
  const { adds, moves, cart } = await shopper()
  const { id } = await adds('43')
  await Promise.all([moves('save', id), moves('save', id), moves('unsave', id), moves('save', id)])
  const { items, saved } = await cart()
  assert.deepEqual(
    [...items, ...saved].map((item) => item.id),
    [id],
  )
})

test('moving an item while another tab removes it leaves no item, and says so', async () => {
  const { does, adds, moves, cart } = await shopper()
  const { id } = await adds('43')
  const results = await Promise.allSettled([
    does((work) => changeStoredCart(work, { kind: 'remove', itemId: id })),
    moves('save', id),
  ])
  const { items, saved } = await cart()
  assert.deepEqual([items, saved], [[], []])
  for (const result of results) if (result.status === 'rejected') assert.equal(result.reason.status, 404)
})

test('the same goods are never in both lists: adding them takes them back, editing into them is refused', async () => {
  const { does, adds, moves, cart } = await shopper()
  const kept = await adds('43')
  const other = await adds('44')
  await moves('save', kept.id)
  await assert.rejects(
    does((work) => changeStoredCart(work, { kind: 'edit', itemId: other.id, changes: { size: '43' } })),
    { code: 'SIMILAR_ITEM' },
  )
  const added = await does((work) => addItem(work, sampleFields({ size: '43', quantity: 3 })))
  assert.equal(added.id, kept.id)
  const { items, saved } = await cart()
  assert.deepEqual(saved, [])
  assert.equal(items.find(({ id }) => id === kept.id)?.quantity, 3)
})

test('two tabs that add goods kept for later leave one line', async () => {
  const { adds, moves, cart } = await shopper()
  const { id } = await adds('43')
  await moves('save', id)
  const results = await Promise.allSettled([adds('43'), adds('43'), adds('43')])
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
  const { items, saved } = await cart()
  assert.deepEqual([items.length, saved.length], [1, 0])
})

test('somebody else’s item is unknown', async () => {
  const owner = await shopper()
  const stranger = await shopper()
  const { id } = await owner.adds('43')
  await assert.rejects(stranger.moves('save', id), { status: 404 })
})

test('after signing in both lists are kept, and what either side wants now is in the cart', async () => {
  const { does, adds, moves, cart } = await shopper()
  await adds('40')
  const { id } = await adds('41')
  await moves('save', id)
  const guest = {
    items: [sampleFields({ size: '41', quantity: 2 }), sampleFields({ size: '42' })],
    saved: [sampleFields({ size: '40' }), sampleFields({ size: '43' })],
    couponCode: null,
  }
  for (let times = 0; times < 2; times++) {
    await does((work) => syncCart(work, guest))
    const { items, saved } = await cart()
    assert.deepEqual([sizes(items), sizes(saved)], [['40', '41', '42'], ['43']])
    assert.equal(items[1]?.quantity, 2)
  }
})

test('a guest’s thirty items still fit the browser when all are kept for later', async () => {
  const signer = makeCartSigner('a secret of the test')
  const goods = (count: number): NewItem => ({
    ...sampleFields({ readingId: null, size: String(count) }),
    canonicalUrl: `https://www.amazon.com/dp/B0TRAIN${count}`,
    store: 'amazon.com',
    image: null,
  })
  let cart = noCart
  for (let count = 10; count < 40; count++) cart = withItem(cart, goods(count), guestRules(usual))
  const stored = () => {
    const set = writeCartCookies(signer, cart, true)
    return Object.fromEntries(set.map((one) => one.slice(0, one.indexOf(';')).split('=') as [string, string]))
  }
  assert.ok(Object.values(stored()).join('').length <= 6144)
  for (const { id } of cart.items) {
    cart = await write((work) => applyChange(work, cart, { kind: 'save', itemId: id }, guestRules(usual)))
    assert.ok(Object.values(stored()).join('').length <= 6144)
  }
  const kept = readCartCookies(signer, stored())
  assert.deepEqual([kept.items.length, kept.saved.length], [0, 30])
  assert.throws(() => withItem(cart, goods(99), guestRules(usual)), { code: 'GUEST_CART_FULL' })
})
