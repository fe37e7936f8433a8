import assert from 'node:assert/strict'
import test from 'node:test'
import { type FetchAnswer, pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { purchaseItems } from '#fulfilment/purchasing/purchase-items.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { checkPages } from './check-pages.ts'
import type { Heeded } from './heed-checks.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const other = (await database.write((work) => sampleStaff(work, ['buyer']))).who
await database.write((work) => cardSample(work))
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

// The test shop's pages: their present content.
const shelf = new Map<string, { readonly price: string; readonly stock: string; readonly currency?: string }>()
let asked = 0
const ports = plugIn([
  plug(pageFetcher, {
    fetchPage: async (url): Promise<FetchAnswer> => {
      asked++
      const found = shelf.get(url)
      if (!found) return { ok: false, reason: 'UNREACHABLE' }
      const offers = { '@type': 'Offer', price: found.price, priceCurrency: found.currency ?? 'USD' }
      const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Air Zoom Pegasus running shoes' }
      const data = { ...product, offers: { ...offers, availability: `https://schema.org/${found.stock}` } }
      const html = `<html><head><title>Air Zoom Pegasus</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>Air Zoom Pegasus running shoes</h1></body></html>`
      return { ok: true, url, html }
    },
  }),
])
const doors = (who: Actor, now = new Date()) => ({
  read: <Answer>(act: Parameters<typeof database.read<Answer>>[0]) => database.read(act, { who, now }),
  write: <Answer>(act: Parameters<typeof database.write<Answer>>[0]) => database.write(act, { who, now }),
  ports,
})

let made = 0
async function toBuy() {
  const url = `https://www.nike.com/t/air-zoom-pegasus-${++made}/DX${1000 + made}-001`
  const { number } = await approvedSample(stage, cast, [sampleItem({ url, store: 'nike.com' })])
  const [item] = (await database.read((work) => findOrder(work, { number }))).items
  return { id: item?.id ?? '', url }
}

function buy(id: string, checks: Heeded, who = cast.buyer) {
  const purchase = { itemIds: [id], storeOrderNumber: `check-${newId()}`, cost: money(4_999n, 'USD') }
  return stage(who, (work) => purchaseItems(work, { ...purchase, cardLabel: 'Visa 4242', checks, key: newId() }))
}

async function check(now: Parameters<typeof shelf.set>[1] | null, who = cast.buyer) {
  const item = await toBuy()
  if (now) shelf.set(item.url, now)
  const [seen] = await checkPages(doors(who), [item.id])
  assert.ok(seen)
  return { id: item.id, url: item.url, seen, ids: [seen.id] }
}

test("the page's present state is beside the reviewed one: unchanged, cheaper, a little dearer, too dear, gone, unread", async () => {
  const outcomes = []
  for (const now of [
    { price: '49.99', stock: 'InStock' },
    { price: '45.00', stock: 'InStock' },
    { price: '51.00', stock: 'InStock' },
    { price: '59.00', stock: 'InStock' },
    { price: '49.99', stock: 'OutOfStock' },
    { price: '49.99', stock: 'InStock', currency: 'GBP' },
    null,
  ])
    outcomes.push((await check(now)).seen)
  assert.deepEqual(
    outcomes.map(({ outcome, seenPrice, failure }) => [outcome, seenPrice, failure]),
    [
      ['same', '49.99', null],
      ['lower', '45.00', null],
      ['within', '51.00', null],
      ['above', '59.00', null],
      ['gone', '49.99', null],
      ['unread', null, 'OTHER_CURRENCY'],
      ['unread', null, 'UNREACHABLE'],
    ],
  )
})

test('too dear or gone is not bought, in the program and in the database; unread only with a reason, which is stored', async () => {
  const dear = await check({ price: '59.00', stock: 'InStock' })
  await assert.rejects(buy(dear.id, { ids: dear.ids, reason: 'Never mind' }), refused('PRICE_ABOVE'))
  const gone = await check({ price: '49.99', stock: 'OutOfStock' })
  await assert.rejects(buy(gone.id, { ids: gone.ids, reason: '' }), refused('PRICE_ABOVE'))
  const blind = await check(null)
  await assert.rejects(buy(blind.id, { ids: blind.ids, reason: ' ' }), refused('PAGE_NOT_READ'))
  const { id } = await buy(blind.id, { ids: blind.ids, reason: 'Seen in the browser' })
  const { rows } = await database.pool.query(
    'select check_id, reason from store_order_checks where store_order_id = $1',
    [id],
  )
  assert.deepEqual(rows, [{ check_id: blind.seen.id, reason: 'Seen in the browser' }])
  const forced = 'insert into store_order_checks (store_order_id, item_id, check_id) values ($1, $2, $3)'
  await assert.rejects(database.pool.query(forced, [id, dear.id, dear.seen.id]), {
    constraint: 'require_page_check',
  })
})

test('a page check cannot be left out: a reason alone buys nothing that is too dear or gone', async () => {
  for (const now of [
    { price: '59.00', stock: 'InStock' },
    { price: '49.99', stock: 'OutOfStock' },
  ]) {
    const seen = await check(now)
    const blind = { ids: [], reason: 'Never mind' }
    for (const who of [cast.buyer, other]) await assert.rejects(buy(seen.id, blind, who), refused('PRICE_ABOVE'))
    // The newest check of the page counts.
    shelf.set(seen.url, { price: '49.99', stock: 'InStock' })
    await checkPages(doors(other), [seen.id])
    await buy(seen.id, blind)
  }
  const old = await toBuy()
  shelf.set(old.url, { price: '59.00', stock: 'InStock' })
  await checkPages(doors(cast.buyer, new Date(Date.now() - 16 * 60_000)), [old.id])
  await buy(old.id, { ids: [], reason: 'Seen in the browser' })
})

test('a check is valid for a quarter of an hour, for the buyer who saw it; no page is read twice meanwhile', async () => {
  const fine = await check({ price: '51.00', stock: 'InStock' })
  const before = asked
  const [again] = await checkPages(doors(cast.buyer), [fine.id], fine.ids)
  assert.deepEqual([again?.id, asked], [fine.seen.id, before])
  await assert.rejects(buy(fine.id, { ids: fine.ids, reason: '' }, other), refused('PAGE_NOT_READ'))
  const later = doors(cast.buyer, new Date(Date.now() + 16 * 60_000))
  const [fresh] = await checkPages(later, [fine.id], fine.ids)
  assert.deepEqual([fresh?.id === fine.seen.id, asked], [false, before + 1])
  await buy(fine.id, { ids: fine.ids, reason: '' })
})
