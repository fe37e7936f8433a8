import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveStore } from '#catalog/stores/save-store.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { sampleClosures } from '#world/samples/pricing/pricing.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { addItem, changeStoredCart } from './change-cart.ts'
import { clearOrdered } from './clear-ordered.ts'
import { readCartView } from './page/read-cart-view.ts'
import { readCart } from './read-cart.ts'
import { syncCart } from './sync-cart.ts'

const { read, write } = await testDatabase()
await write(seedPriceTables)

async function shopper() {
  const { who } = await write((work) => sampleCustomer(work))
  return {
    who,
    does: <Answer>(act: (work: Work) => Promise<Answer>) => write(act, { who }),
    cart: () => read(readCart, { who }),
  }
}

test('a typed product is in the cart with its clean link and store', async () => {
  const { does, cart } = await shopper()
  const url = 'https://www.amazon.com/Some-Shoes/dp/B0TRAINERS?ref=share&utm_source=x'
  await does((work) => addItem(work, sampleFields({ url })))
  const [item] = (await cart()).items
  assert.equal(item?.canonicalUrl, 'https://www.amazon.com/dp/B0TRAINERS')
  assert.equal(item?.store, 'amazon.com')
  assert.equal(item?.price, 8_999n)
})

test('goods of a store that was switched off just now come into no cart', async () => {
  const { does, cart } = await shopper()
  const words = { ar: 'x', en: 'x' }
  const store = { domain: 'amazon.com', name: words, country: 'US', currency: 'USD', mark: '', rules: words } as const
  await write((work) => saveStore(work, { ...store, isOn: false }))
  await assert.rejects(
    does((work) => addItem(work, sampleFields())),
    { code: 'STORE_OFF' },
  )
  await write((work) => saveStore(work, { ...store, isOn: true }))
  await does((work) => addItem(work, sampleFields()))
  assert.equal((await cart()).items.length, 1)
})

test('the same link in the same colour, size and style is added once', async () => {
  const { does, cart } = await shopper()
  await does((work) => addItem(work, sampleFields()))
  const again = sampleFields({ url: 'https://amazon.com/gp/product/B0TRAINERS?tag=y', color: ' BLACK ' })
  await assert.rejects(
    does((work) => addItem(work, again)),
    { code: 'SIMILAR_ITEM', status: 409 },
  )
  await does((work) => addItem(work, sampleFields({ size: '44' })))
  assert.equal((await cart()).items.length, 2)
})

test('two tabs that add the same goods at once leave one item', async () => {
  const { does, cart } = await shopper()
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => does((work) => addItem(work, sampleFields()))))
  assert.equal(results.filter((result) => result.status === 'fulfilled').length, 1)
  assert.equal((await cart()).items.length, 1)
})

test('an edit of an older version is refused, and two tabs cannot both win', async () => {
  const { does, cart } = await shopper()
  const { id } = await does((work) => addItem(work, sampleFields()))
  const edits = [3, 5].map((quantity) =>
    does((work) => changeStoredCart(work, { kind: 'edit', itemId: id, changes: { quantity }, version: 1 })),
  )
  const results = await Promise.allSettled(edits)
  const refused = results.find((result) => result.status === 'rejected')
  assert.equal(results.filter((result) => result.status === 'fulfilled').length, 1)
  assert.equal(refused?.reason.code, 'STALE')
  assert.equal((await cart()).items[0]?.version, 2)
})

test('somebody else’s item is unknown', async () => {
  const owner = await shopper()
  const stranger = await shopper()
  const { id } = await owner.does((work) => addItem(work, sampleFields()))
  const edit = { itemId: id, changes: { quantity: 9 } }
  await assert.rejects(
    stranger.does((work) => changeStoredCart(work, { kind: 'edit', ...edit })),
    { status: 404 },
  )
  await assert.rejects(
    stranger.does((work) => changeStoredCart(work, { kind: 'remove', itemId: id })),
    { status: 404 },
  )
  await assert.rejects(
    stranger.does((work) => changeStoredCart(work, { kind: 'remove', itemId: newId() })),
    { status: 404 },
  )
  await assert.rejects(
    stranger.does((work) => changeStoredCart(work, { kind: 'remove', itemId: 'no-such-id' })),
    { status: 404 },
  )
  assert.equal((await owner.cart()).items[0]?.quantity, 1)
})

test('an edit that would make two lines with the same goods is refused', async () => {
  const { does } = await shopper()
  await does((work) => addItem(work, sampleFields()))
  const { id } = await does((work) => addItem(work, sampleFields({ size: '44' })))
  const same = { itemId: id, changes: { size: '43' } }
  await assert.rejects(
    does((work) => changeStoredCart(work, { kind: 'edit', ...same })),
    { code: 'SIMILAR_ITEM' },
  )
})

test('merging a guest’s cart never doubles, however often it is done', async () => {
  const { does, cart } = await shopper()
  await does((work) => addItem(work, sampleFields({ quantity: 2 })))
  const guest = {
    items: [sampleFields({ quantity: 3 }), sampleFields({ size: '44' })],
    couponCode: null,
  }
  await Promise.all([1, 2, 3].map(() => does((work) => syncCart(work, guest))))
  await does((work) => syncCart(work, guest))
  const { items } = await cart()
  assert.deepEqual(items.map(({ size, quantity }) => [size, quantity]).sort(), [
    ['43', 3],
    ['44', 1],
  ])
})

test('a guest’s coupon comes along if it is valid, and never replaces the customer’s own', async () => {
  await write((work) => sampleCoupon(work, { code: 'MINE' }))
  await write((work) => sampleCoupon(work, { code: 'THEIRS' }))
  const { does } = await shopper()
  const { cart: merged } = await does((work) => syncCart(work, { items: [sampleFields()], couponCode: 'theirs' }))
  assert.equal(merged.couponCode, 'THEIRS')
  await does((work) => changeStoredCart(work, { kind: 'applyCoupon', code: 'mine' }))
  const { cart: again } = await does((work) => syncCart(work, { items: [], couponCode: 'THEIRS' }))
  assert.equal(again.couponCode, 'MINE')
  const { cart: gone } = await (await shopper()).does((work) => syncCart(work, { items: [], couponCode: 'NOSUCH' }))
  assert.equal(gone.couponCode, null)
})

test('the Dubai site buys from stores in the USA only, and says so', async () => {
  await write(seedPriceTables, { site: 'ae' })
  const { who } = await write((work) => sampleCustomer(work), { site: 'ae' })
  const add = (said: Parameters<typeof sampleFields>[0]) =>
    write((work) => addItem(work, sampleFields(said)), { site: 'ae', who })
  await assert.rejects(add({ url: 'https://www.amazon.co.uk/dp/B0TRAINERS' }), { code: 'ONLY_USA_STORES' })
  await assert.rejects(add({ country: 'UK' }), { code: 'ONLY_USA_STORES' })
  await add({})
})

test('an invalid link is refused, and unknown choices name their field', async () => {
  const { does } = await shopper()
  const add = (said: Parameters<typeof sampleFields>[0]) => does((work) => addItem(work, sampleFields(said)))
  await assert.rejects(add({ url: 'http://169.254.169.254/latest' }), { code: 'INVALID_LINK' })
  await assert.rejects(add({ url: 'shoes please' }), { code: 'INVALID_LINK' })
  await assert.rejects(add({ category: 'spaceships' }), { code: 'CATEGORY_UNKNOWN', facts: { path: 'category' } })
  await assert.rejects(add({ country: 'XX' }), { code: 'COUNTRY_NOT_SERVED' })
})

test('the price comes with reasons, issues are shown beside the item, and checkout waits for a size', async () => {
  const { who, does } = await shopper()
  const { id } = await does((work) => addItem(work, sampleFields({ size: '' })))
  const view = () => read(async (work) => readCartView(work, await readCart(work), sampleClosures), { who })
  const before = await view()
  assert.deepEqual(
    before.items[0]?.issues.map(({ type }) => type),
    ['Missing size'],
  )
  assert.equal(before.mayCheckOut, false)
  await does((work) => changeStoredCart(work, { kind: 'edit', itemId: id, changes: { size: '42' } }))
  const after = await view()
  assert.equal(after.mayCheckOut, true)
  assert.ok(after.breakdown.totalMinor > 0n)
  for (const row of after.breakdown.rows) assert.ok(row.why.length > 0 && row.why.every(Boolean), row.line)
  for (const offered of after.recommended) assert.ok(offered.saving.minor > 10n)
})

test('ordered items leave the cart with the coupon, items added meanwhile stay', async () => {
  await write((work) => sampleCoupon(work, { code: 'GONE' }))
  const { does, cart } = await shopper()
  const { id } = await does((work) => addItem(work, sampleFields()))
  await does((work) => changeStoredCart(work, { kind: 'applyCoupon', code: 'GONE' }))
  await does((work) => addItem(work, sampleFields({ size: '44' })))
  await does((work) => clearOrdered(work, [id]))
  const left = await cart()
  assert.deepEqual(
    left.items.map(({ size }) => size),
    ['44'],
  )
  assert.equal(left.couponCode, null)
})
