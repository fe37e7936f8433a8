import assert from 'node:assert/strict'
import test from 'node:test'
import { sellerCancelled } from '#fulfilment/purchasing/seller-cancelled.ts'
import { sellerShipped } from '#fulfilment/purchasing/seller-shipped.ts'
import { receiveItem } from '#fulfilment/warehouse/receive-item.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import type { NewItem, NewOrder } from '#selling/orders/place-order.ts'
import type { Site } from '#sites/sites.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { handOverSample } from '#world/samples/fulfilment/requests.samples.ts'
import { receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const cheap = (title: string, store: string, price = '3.00') => sampleItem({ title, store, data: { price } })

// The stages of one site with its own cast, and a reader of its accounts' balances.
async function openSite(site: Site) {
  const cast = await database.write(sampleCast, { site })
  const stage: Stage = (who, act) => database.write(act, { who, site })
  const read: typeof database.read = (act) => database.read(act, { site })
  const customerId = cast.customer.id ?? ''
  const money = (id: string) => read(async (work) => readOrderMoney(work, await findOrder(work, { id })))
  const balance = async (account: Parameters<typeof readBalance>[1]) =>
    (await read((work) => readBalance(work, account))).minor
  const wallet = async () => (await read((work) => readWallet(work, customerId))).card.minor
  const pay = async (id: string, number: string) => {
    const { due } = await money(id)
    await stage(cast.customer, (work) => fillWallet(work, customerId, due))
    const key = `pay-due-${number}-${due}`
    await stage(cast.customer, (work) => payOrderFromWallet(work, { number, from: 'card', key }))
  }
  return { cast, stage, read, money, balance, wallet, pay }
}
type Opened = Awaited<ReturnType<typeof openSite>>
const [eg, ae] = [await openSite('eg'), await openSite('ae')]

// Both are bought; only the first is sent and handed over, before the seller of the second cancels.
async function halfHandedOver(at: Opened, items: readonly NewItem[], given: Partial<NewOrder> = {}) {
  const { stage, cast, read, money, pay } = at
  const order = await approvedSample(stage, cast, items, given)
  const { id, number } = order
  await buySample(stage, cast, number)
  const [first, second] = (await read((work) => findOrder(work, { id }))).items.map((item) => item.id)
  const tracking = `1ZHALF${number}`
  await stage(cast.buyer, (work) =>
    sellerShipped(work, { itemIds: [first ?? ''], carrier: 'UPS', trackingNumber: tracking }),
  )
  const receipt = { trackingNumber: tracking, unitGrams: 250, condition: 'good', note: '', photo: null } as const
  await stage(cast.warehouse, (work) => receiveItem(work, { ...receipt, itemId: first ?? '' }))
  await handOverSample(stage, cast, order, async () => {
    if ((await money(id)).due > 0n) await pay(id, number)
  })
  const before = await at.wallet()
  await stage(cast.buyer, (work) => sellerCancelled(work, second ?? '', 'out of stock'))
  return { ...order, refunded: (await at.wallet()) - before }
}

test('cancelling one item after the other was handed over leaves nothing in the order’s account', async () => {
  const order = await halfHandedOver(eg, [cheap('Cable', 'amazon.com'), cheap('Lamp', 'ebay.com')])
  assert.equal(await eg.balance(`order:${order.id}`), 0n)
  // The two are alike: half of everything, except for the rounding of shares.
  assert.ok(order.refunded >= order.dueMinor / 2n - 5n, `${order.refunded} of ${order.dueMinor}`)
})

test('if the handed-over item alone costs less, its duty is refunded too', async () => {
  // Together above Dubai's de-minimis limit, each below it: without the second no duty is owed on the first.
  const duties = await ae.balance('duties')
  const order = await halfHandedOver(ae, [cheap('Lens', 'amazon.com', '150.00'), cheap('Bag', 'ebay.com', '150.00')])
  assert.equal(await ae.balance(`order:${order.id}`), 0n)
  assert.equal(await ae.balance('duties'), duties)
  const { kept, total, dues } = await ae.money(order.id)
  assert.equal(kept, total + dues)
})

test('the VAT and duties of a heavier parcel are booked as VAT and duties', async () => {
  const { stage, cast, balance, money } = eg
  const booked = async () => Promise.all([balance('vat'), balance('duties'), balance('revenue:internationalShipping')])
  const [before, rest] = [await booked(), await balance('revenue:rest')]
  const order = await approvedSample(stage, cast, [sampleItem({ data: { weight: 250 } })])
  await buySample(stage, cast, order.number)
  await receivedSample(stage, cast, order.number, 940)
  await eg.pay(order.id, order.number)
  await handOverSample(stage, cast, order)
  const between = await booked()
  // The same goods, quoted with that weight from the start.
  const same = await approvedSample(stage, cast, [sampleItem({ data: { weight: 940 } })])
  await buySample(stage, cast, same.number)
  await receivedSample(stage, cast, same.number, 940)
  await handOverSample(stage, cast, same)
  const after = await booked()
  assert.deepEqual(
    between.map((minor, place) => minor - (before[place] ?? 0n)),
    after.map((minor, place) => minor - (between[place] ?? 0n)),
  )
  assert.equal((await money(order.id)).kept, (await money(same.id)).kept)
  assert.deepEqual([await balance(`order:${order.id}`), await balance('revenue:rest')], [0n, rest])
})

test('if shipping is paid at the office, a lighter parcel lowers what is paid there and refunds nothing twice', async () => {
  const { stage, cast, money, wallet } = eg
  const given = { shippingFeesCalculation: 'In office' } as const
  const order = await approvedSample(stage, cast, [sampleItem({ data: { weight: 1500, category: 'books' } })], given)
  await buySample(stage, cast, order.number)
  const [before, had] = [await money(order.id), await wallet()]
  await receivedSample(stage, cast, order.number, 600)
  const after = await money(order.id)
  const back = (await wallet()) - had
  assert.ok(after.later < before.later)
  assert.equal(after.due + after.kept, before.due + before.kept + after.dues)
  // Only duty and its VAT were paid with the order, not the shipping itself.
  assert.equal(back, before.kept - after.kept)
  assert.ok(back < before.later - after.later)
  assert.equal(after.due, after.later)
})

test('shipping that was paid at the office is not refunded when another item is cancelled', async () => {
  const items = [cheap('Cable', 'amazon.com'), cheap('Lamp', 'ebay.com')]
  const order = await halfHandedOver(eg, items, { shippingFeesCalculation: 'In office' })
  const { due, kept, total, dues } = await eg.money(order.id)
  assert.deepEqual([due, kept], [0n, total + dues])
  assert.equal(await eg.balance(`order:${order.id}`), 0n)
})

test('after all of this the books balance, on both sites', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})
