// What a payment method took on a delivery paid at checkout comes back in full when the delivery is not carried out: alone, in a
// parcel with other orders, lighter than it was paid for, or to another place. On both sites, to the last unit.
import assert from 'node:assert/strict'
import test from 'node:test'
import { quoteDelivery } from '#fulfilment/couriers/quote-delivery.ts'
import { collectWaybill, endWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { goodsWeight } from '#fulfilment/requests/deliveries/goods-weight.ts'
import { idleRequestMoney } from '#fulfilment/requests/idle-money.ts'
import { requestsJobs } from '#fulfilment/requests/requests.jobs.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { readAddress } from '#people/addresses/read-addresses.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import { plugIn } from '#platform/work/ports.ts'
import { publishTables } from '#pricing/quote/tables/publish-tables.ts'
import { firstTables } from '#pricing/quote/tables/seed-tables.ts'
import { orderedDeliveryFee } from '#selling/orders/delivery/ordered-delivery.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { idleHolds, idleOrderMoney } from '#selling/orders/money/idle-money.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import type { Site } from '#sites/sites.ts'
import { deliverySample } from '#world/samples/checkout/delivery.samples.ts'
import { queuedSample } from '#world/samples/fulfilment/delivery-desk.samples.ts'
import { arrive, atCustoms, type OnTheWay } from '#world/samples/fulfilment/paid-delivery.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const companies = { eg: 'marsa-eg', ae: 'marsa-ae' } as const

async function openSite(site: Site) {
  const cast = await database.write(sampleCast, { site })
  const stage: Stage = (who, act) => database.write(act, { who, site })
  const company = companies[site]
  const order = (id: string) => database.read((work) => findOrder(work, { id }), { site })
  return {
    cast,
    stage,
    company,
    order,
    /** An order paid by card, its delivery with it; nothing has arrived. */
    onTheWay: (items: readonly NewItem[]) =>
      atCustoms(stage, cast, items, { unitGrams: 250, company, paymentMethod: 'creditCard' }),
    arrive: (goods: OnTheWay) => arrive(stage, cast, goods.id, goods.itemIds[0] ?? ''),
    /** The fee of the delivery, and what the method took on it when it was paid. */
    paidFor: async ({ id }: OnTheWay) => {
      const found = await order(id)
      const fee = orderedDeliveryFee(found)
      const { total } = await database.read((work) => readOrderMoney(work, found), { site })
      const share = shareOut(found.fees_minor, [fee, total - found.fees_minor - fee])[0] ?? 0n
      assert.ok(fee > 0n && share > 0n)
      return { fee, share, whole: fee + share }
    },
    kept: async ({ id }: OnTheWay) =>
      (await database.read(async (work) => readBalance(work, `order:${id}`), { site })).minor,
    card: async () => (await database.read((work) => readWallet(work, cast.customer.id ?? ''), { site })).card.minor,
    ask: async (goods: readonly OnTheWay[], more = {}) => {
      const wish = (await order(goods[0]?.id ?? '')).delivery_wish as { readonly addressId: string }
      const asked = {
        orderId: goods[0]?.id ?? '',
        addressId: wish.addressId,
        itemIds: goods.flatMap(({ itemIds }) => itemIds),
      }
      return deliverySample(stage, cast, asked, { company, ...more })
    },
    bringBack: async (number: string) => {
      const awb = await queuedSample(stage, cast, number)
      await stage(cast.hub, (work) => collectWaybill(work, awb))
      await hear()
      await stage(cast.hub, (work) => endWaybill(work, awb, 'return', null))
      await hear()
    },
    requestOf: async ({ id }: OnTheWay) => {
      const { rows } = await database.pool.query<{ number: string }>(
        `select request.number from requests request join request_items part on part.request_id = request.id
        join order_items item on item.id = part.item_id where item.order_id = $1 order by request.number desc`,
        [id],
      )
      return rows[0]?.number ?? ''
    },
  }
}

async function hear(): Promise<void> {
  const errors: unknown[] = []
  const own = { handlers: (requestsJobs.handlers ?? []).filter(({ name }) => !name.includes('.tell-')) }
  const clock = () => new Date()
  await deliverAnnouncements(database.db, plugIn([]), [own], clock, (error) => errors.push(error))
  assert.deepEqual(errors, [])
}

async function booksHold(): Promise<void> {
  assert.deepEqual(faultsOf(await verifyLedger(database.write, [idleOrderMoney, idleHolds, idleRequestMoney])), [])
}

for (const site of ['eg', 'ae'] as const) {
  test(`${site}: brought back, the fee and what the method took on it come back`, async () => {
    const at = await openSite(site)
    const goods = await at.onTheWay([sampleItem()])
    const { whole } = await at.paidFor(goods)
    await at.arrive(goods)
    const before = await at.card()
    await at.bringBack(await at.requestOf(goods))
    assert.equal((await at.card()) - before, whole)
    await booksHold()
  })

  test(`${site}: proved lighter and then brought back, nothing of the fee or of what the method took on it is kept`, async () => {
    const at = await openSite(site)
    const goods = await at.onTheWay([sampleItem({ data: { weight: 6_000 } })])
    const { whole } = await at.paidFor(goods)
    const before = await at.card()
    await at.arrive(goods)
    const lighter = (await at.card()) - before
    assert.ok(lighter > 0n)
    await at.bringBack(await at.requestOf(goods))
    assert.equal((await at.card()) - before, whole)
    await booksHold()
  })

  test(`${site}: two orders in one parcel, brought back: each gets its fee and what the method took on it`, async () => {
    const at = await openSite(site)
    const goods = [
      await at.onTheWay([sampleItem(), sampleItem()]),
      await at.onTheWay([sampleItem(), sampleItem()]),
    ] as const
    const [one, two] = [await at.paidFor(goods[0]), await at.paidFor(goods[1])]
    const before = await at.card()
    // One of each is here: neither order is complete, so nothing goes by itself.
    for (const each of goods) await at.arrive(each)
    const { number } = await at.ask(goods.map((each) => ({ ...each, itemIds: each.itemIds.slice(0, 1) })))
    const joined = (await at.card()) - before
    assert.ok(joined > 0n, 'together they cost less')
    const [first, second] = [await at.kept(goods[0]), await at.kept(goods[1])]
    await at.bringBack(number)
    assert.equal((await at.card()) - before, one.whole + two.whole)
    assert.ok((await at.kept(goods[0])) < first && (await at.kept(goods[1])) <= second)
    await booksHold()
  })
}

test('to another place than the agreed one, brought back: the fee, its method’s part and what was paid beyond come back', async () => {
  const first = firstTables('eg')
  const deliveryFees = { aswan: { fee: '120.00', source: 'Test', confidence: 'high' as const } }
  await database.write((work) => publishTables(work, { ...first, tables: { ...first.tables, deliveryFees } }))
  const at = await openSite('eg')
  const { stage, cast } = at
  const customerId = cast.customer.id ?? ''
  const goods = await at.onTheWay([sampleItem(), sampleItem()])
  const { fee, whole } = await at.paidFor(goods)
  const { id: addressId } = await stage(cast.customer, (work) => sampleAddress(work, customerId, 'aswan'))
  await stage(cast.customer, (work) => fillWallet(work, customerId, 50_000n))
  const before = await at.card()
  await at.arrive(goods)
  const asked = { orderId: goods.id, addressId, itemIds: goods.itemIds.slice(0, 1) }
  const there = await stage(cast.customer, async (work) => {
    const { area } = await readAddress(work, addressId)
    const weightGrams = goodsWeight([await findOrder(work, { id: goods.id })], asked.itemIds)
    const [offer] = await quoteDelivery(work, { state: 'aswan', area, weightGrams, pieces: 1 })
    return offer?.feeMinor ?? 0n
  })
  assert.ok(there > fee)
  const { number } = await deliverySample(stage, cast, asked, { feeMinor: there })
  assert.equal(before - (await at.card()), there - fee, 'the paid fee counts towards it')
  await at.bringBack(number)
  assert.equal((await at.card()) - before, whole)
  await booksHold()
})
