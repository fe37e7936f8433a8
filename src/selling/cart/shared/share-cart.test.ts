import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Actor } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { addGoods } from '#selling/cart/add-goods.ts'
import { readCartCookies } from '#selling/cart/cart-cookie.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { changeCart } from '#selling/cart/change-cart.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import type { Site } from '#sites/sites.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { offerGoods } from './offer-goods.ts'
import { readOwnShared, readShared } from './read-shared.ts'
import { endShared, shareCart } from './share-cart.ts'
import { shareOwner } from './share-owner.ts'

const { db, write } = await testDatabase()
await write(seedPriceTables)
await write(seedPriceTables, { site: 'ae' })
const signer = makeCartSigner('test secret')

type Said = { readonly cookies?: Readonly<Record<string, string>>; readonly now?: Date; readonly site?: Site }
function visitBy(who: Actor, { cookies = {}, now = new Date(), site = 'eg' }: Said = {}) {
  const place = { now, site, locale: 'en', requestId: 'test', ip: '127.0.0.1', origin: 'http://localhost' } as const
  const ports = plugIn([plug(cartSigner, signer)])
  return openVisit(db, { ...place, who, cookies, token: null, nonce: '', ports, report: () => undefined })
}

const guest = { kind: 'guest', id: null } as const
const customer = async () => (await write((work) => sampleCustomer(work))).who

function browser(setCookies: readonly string[]): Record<string, string> {
  const pairs = setCookies.map((one) => one.slice(0, one.indexOf(';')).split(/=(.*)/s).slice(0, 2))
  return Object.fromEntries(pairs.filter(([, value]) => value))
}

async function filled(): Promise<Actor> {
  const who = await customer()
  const notes = 'For my sister Mona, 01001234567'
  await changeCart(visitBy(who), { kind: 'add', fields: sampleFields({ size: '43', notes }) })
  await changeCart(visitBy(who), { kind: 'add', fields: sampleFields({ size: '44', quantity: 2 }) })
  return who
}

const open = (token: string, now = new Date()) => visitBy(guest, { now }).read((work) => readShared(work, token))

test('a link holds the goods and nothing of the person', async () => {
  const who = await filled()
  const { token } = await shareCart(visitBy(who))
  assert.match(token, /^[\w-]{22}$/)
  const shared = await open(token)
  assert.deepEqual(
    shared?.goods.map(({ size, quantity, notes }) => [size, quantity, notes]),
    [
      ['43', 1, ''],
      ['44', 2, ''],
    ],
  )
  const { rows } = await db.executeQuery<{ goods: unknown }>(
    db.selectFrom('shared_carts').select('goods').where('token', '=', token).compile(),
  )
  assert.doesNotMatch(JSON.stringify(rows[0]?.goods), /Mona|0100/)
})

test('the same goods keep their link, a changed cart gets another, and the link keeps what was shared', async () => {
  const who = await filled()
  const { token } = await shareCart(visitBy(who))
  assert.equal((await shareCart(visitBy(who))).token, token)
  await changeCart(visitBy(who), { kind: 'add', fields: sampleFields({ size: '45' }) })
  assert.notEqual((await shareCart(visitBy(who))).token, token)
  assert.equal((await open(token))?.goods.length, 2)
})

test('only its owner ends a link, at once; a guest proves it by their browser', async () => {
  const who = await filled()
  const { token } = await shareCart(visitBy(who))
  for (const other of [visitBy(await customer()), visitBy(guest), visitBy(guest, { cookies: { cart_share: 'x' } })])
    await assert.rejects(endShared(other, token), { status: 404 })
  assert.ok(await open(token))
  await endShared(visitBy(who), token)
  assert.equal(await open(token), null)

  const cart = browser(await changeCart(visitBy(guest), { kind: 'add', fields: sampleFields() }))
  const made = await shareCart(visitBy(guest, { cookies: cart }))
  const cookies = { ...cart, ...browser(made.cookies) }
  await assert.rejects(endShared(visitBy(guest, { cookies: cart }), made.token), { status: 404 })
  const own = await visitBy(guest, { cookies }).read((work) =>
    readOwnShared(work, shareOwner(visitBy(guest, { cookies }))),
  )
  assert.deepEqual(
    own.map((one) => one.token),
    [made.token],
  )
  await endShared(visitBy(guest, { cookies }), made.token)
  assert.equal(await open(made.token), null)
})

test('a link is over after thirty days, and nobody has more than ten', async () => {
  const who = await filled()
  const { token } = await shareCart(visitBy(who))
  const day = 86_400_000
  assert.ok(await open(token, new Date(Date.now() + 29.9 * day)))
  assert.equal(await open(token, new Date(Date.now() + 30.1 * day)), null)
  for (let count = 1; count < 10; count++) {
    await changeCart(visitBy(who), { kind: 'add', fields: sampleFields({ size: `${50 + count}` }) })
    await shareCart(visitBy(who))
  }
  await changeCart(visitBy(who), { kind: 'add', fields: sampleFields({ size: '70' }) })
  await assert.rejects(shareCart(visitBy(who)), { code: 'SHARED_CARTS_FULL' })
  await assert.rejects(shareCart(visitBy(await customer())), { code: 'NOTHING_TO_SHARE' })
})

test('who opens it adds all or some by their own site’s rules, and nothing twice', async () => {
  const sharer = visitBy(await customer())
  await changeCart(sharer, { kind: 'add', fields: sampleFields({ size: '43' }) })
  const british = { url: 'https://www.amazon.co.uk/dp/B0KETTLE01', country: 'UK', currency: 'GBP' } as const
  const guessed = { ...british, size: '', estimated: ['weight'] } as const
  await changeCart(sharer, { kind: 'add', fields: sampleFields(guessed) })
  const goods = (await open((await shareCart(sharer)).token))?.goods ?? []
  assert.equal(goods.length, 2)

  const friend = visitBy(await customer())
  await changeCart(friend, { kind: 'add', fields: sampleFields({ size: '43' }) })
  const offered = await friend.read(async (work) => offerGoods(work, goods, await readVisitCart(work, friend)))
  assert.deepEqual(
    offered.items.map(({ isInCart, isAbout, refused }) => [isInCart, isAbout, refused]),
    [
      [true, false, null],
      [false, true, null],
    ],
    'a price that rests on a guess says so',
  )
  assert.ok((offered.total?.minor ?? 0n) > 0n)
  const { refusals } = await addGoods(friend, goods)
  assert.deepEqual(
    refusals.map((refusal) => refusal?.code ?? null),
    ['SIMILAR_ITEM', null],
  )

  const dubai = visitBy(guest, { site: 'ae' })
  const there = await dubai.read((work) =>
    offerGoods(work, goods, { items: [], saved: [], couponCode: null, version: 0 }),
  )
  assert.deepEqual(
    there.items.map(({ refused }) => refused === null),
    [true, false],
    'Dubai buys from the USA alone',
  )
  const added = await addGoods(dubai, goods)
  assert.deepEqual(
    added.refusals.map((refusal) => refusal?.code ?? null),
    [null, 'ONLY_USA_STORES'],
  )
  assert.equal(readCartCookies(signer, browser(added.cookies)).items.length, 1)
})

test('two tabs that add the same shared goods at once leave each once', async () => {
  const who = await filled()
  const goods = (await open((await shareCart(visitBy(who))).token))?.goods ?? []
  const friend = await customer()
  const results = await Promise.all([1, 2, 3].map(() => addGoods(visitBy(friend), goods)))
  assert.equal(results.flatMap(({ refusals }) => refusals).filter((refusal) => refusal === null).length, 2)
  const cart = await visitBy(friend).read((work) => readVisitCart(work, visitBy(friend)))
  assert.equal(cart.items.length, 2)
})
