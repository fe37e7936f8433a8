import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from '#platform/work/refusal.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { findItem, guestRules, withChanged, withItem, withoutItem } from './apply-change.ts'
import { readCartCookies, writeCartCookies } from './cart-cookie.ts'
import { type Cart, type NewItem, noCart } from './cart-item.ts'
import { makeCartSigner } from './cart-signer.ts'

const usual = { site: 'eg', now: new Date() } as const

const signer = makeCartSigner('a secret of the test')

function sampleItem(said: Partial<NewItem> = {}): NewItem {
  const fields = sampleFields()
  return { ...fields, canonicalUrl: fields.url, store: 'amazon.com', image: null, ...said }
}

/** As a browser stores Set-Cookie values and sends them again. */
function browser(cookies: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const cookie of cookies) {
    const [, name = '', value = '', age = ''] = /^(\w+)=([^;]*);.*Max-Age=(\d+)/.exec(cookie) ?? []
    assert.ok(name.length + value.length < 4000, 'a browser keeps 4 KB of a cookie')
    if (age !== '0') kept[name] = value
  }
  return kept
}

function thirtyItems(): Cart {
  let cart = noCart
  for (let count = 1; count <= 30; count++) {
    const readingId = `019a${String(count).padStart(4, '0')}-1111-7222-8333-${Math.random().toString(16).slice(2, 14).padEnd(12, '0')}`
    const url = `https://www.amazon.com/dp/B0TRAIN${String(count).padStart(3, '0')}`
    cart = withItem(
      cart,
      sampleItem({ readingId, canonicalUrl: url, title: '', size: String(30 + count) }),
      guestRules(usual),
    )
  }
  return cart
}

test('a cart comes back from the browser unchanged', () => {
  const cart = withItem(
    noCart,
    sampleItem({ title: 'حذاء جري', notes: 'بدون علبة', weightGrams: null }),
    guestRules(usual),
  )
  const back = readCartCookies(signer, browser(writeCartCookies(signer, { ...cart, couponCode: 'AHLAN' }, false)))
  const { canonicalUrl, store, image, ...kept } = cart.items[0]!
  assert.deepEqual(back, { items: [kept], saved: [], couponCode: 'AHLAN' })
})

test('thirty items read from pages fit, and the thirty-first asks to sign in', () => {
  const cart = thirtyItems()
  const cookies = browser(writeCartCookies(signer, cart, true))
  assert.equal(readCartCookies(signer, cookies).items.length, 30)
  assert.ok(Object.values(cookies).join('').length <= 6144)
  assert.throws(() => withItem(cart, sampleItem(), guestRules(usual)), { code: 'GUEST_CART_FULL' })
})

test('a cart that no longer fits the browser asks to sign in, before anything is lost', () => {
  let cart = noCart
  const random = () => Math.random().toString(36).repeat(1)
  const add = () => {
    for (let count = 0; count < 30; count++) {
      const notes = Array.from({ length: 40 }, random).join('').slice(0, 480)
      cart = withItem(cart, sampleItem({ canonicalUrl: `https://shop.com/${random()}`, notes }), guestRules(usual))
      writeCartCookies(signer, cart, false)
    }
  }
  assert.throws(add, (error) => isRefusal(error) && error.code === 'GUEST_CART_FULL')
})

test('a cookie that was changed, cut or made elsewhere is no cart', () => {
  const cart = withItem(noCart, sampleItem(), guestRules(usual))
  const { cart: value = '' } = browser(writeCartCookies(signer, cart, false))
  const empty = { items: [], saved: [], couponCode: null }
  const swapped = value.at(-1) === 'A' ? 'B' : 'A'
  const elsewhere = browser(writeCartCookies(makeCartSigner('another secret'), cart, false))
  assert.deepEqual(readCartCookies(signer, { cart: value.slice(0, -1) + swapped }), empty)
  assert.deepEqual(readCartCookies(signer, { cart: value.slice(0, 60) }), empty)
  assert.deepEqual(readCartCookies(signer, elsewhere), empty)
  assert.deepEqual(readCartCookies(signer, { cart: 'x'.repeat(9000) }), empty)
  for (const junk of ['', '.', 'a.b', 'null', '%%%']) assert.deepEqual(readCartCookies(signer, { cart: junk }), empty)
  const body = Buffer.from('not a packed cart').toString('base64url')
  assert.deepEqual(readCartCookies(signer, { cart: `${signer.sign(body)}.${body}` }), empty)
})

test('a guest changes and removes by id, and the same goods are never two lines', () => {
  const one = withItem(noCart, sampleItem(), guestRules(usual))
  assert.throws(() => withItem(one, sampleItem({ color: 'black' }), guestRules(usual)), { code: 'SIMILAR_ITEM' })
  const two = withItem(one, sampleItem({ size: '44' }), guestRules(usual))
  const [first, second] = two.items
  const edited = withChanged(two, findItem(two, second!.id), sampleItem({ size: '44', quantity: 4 }))
  assert.equal(edited.items[1]?.quantity, 4)
  assert.throws(() => withChanged(two, findItem(two, second!.id), sampleItem()), { code: 'SIMILAR_ITEM' })
  assert.throws(() => withChanged(two, findItem(two, 'nobody'), sampleItem()), { status: 404 })
  assert.deepEqual(withoutItem(two, first!.id, guestRules(usual)).items, [second])
})

test('a guess of ours comes back from the browser as one', () => {
  const cart = withItem(noCart, sampleItem({ estimated: ['weight'] }), guestRules(usual))
  const back = readCartCookies(signer, browser(writeCartCookies(signer, cart, false)))
  assert.deepEqual(back.items[0]?.estimated, ['weight'])
})
