// Deliveries and their money: asked for, paid, packed, brought, returned, switched and given up; each to the piastre.
import assert from 'node:assert/strict'
import test from 'node:test'
import { applyByHand } from '#checkout/paying/apply-by-hand.ts'
import { collectWaybill, endWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { cancelRequest } from '#fulfilment/requests/cancel-request.ts'
import { choosePickup } from '#fulfilment/requests/choose-pickup.ts'
import { expireDelivery, readUnpaidDeliveries } from '#fulfilment/requests/deliveries/expire-unpaid.ts'
import { packDelivery } from '#fulfilment/requests/deliveries/pack-delivery.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { requestsJobs } from '#fulfilment/requests/requests.jobs.ts'
import { switchToPickup } from '#fulfilment/requests/switch-request.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { mailer, smsSender } from '#people/notices/notices.ports.ts'
import { outboxMailer, outboxSmsSender } from '#people/notices/outbox-adapters.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { addressOf, deliverySample, feeOf, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { collectedSample, queuedSample } from '#world/samples/fulfilment/delivery-desk.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Cast, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { payRequest, switchAndPay } from './request-delivery.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const origins = { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }
const ports = plugIn([plug(mailer, outboxMailer), plug(smsSender, outboxSmsSender), plug(siteOrigins, origins)])

const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const balance = async (account: Parameters<typeof readBalance>[1]) =>
  (await database.read((work) => readBalance(work, account))).minor
const purse = async ({ customer }: Cast) => {
  const { card, cash } = await database.read((work) => readWallet(work, customer.id ?? ''))
  return { card: card.minor, cash: cash.minor }
}
const seen = (number: string) => database.read((work) => readRequest(work, number), { who: finance })
const states = async (orderId: string) =>
  (await database.read((work) => findOrder(work, { id: orderId }))).items.map((item) => item.state)
const provesTrue = async () => assert.deepEqual(await database.read(proveBooks), [])

// What was announced is heard by the room, as the jobs of the shop would.
async function hear(): Promise<void> {
  const errors: unknown[] = []
  const handlers = requestsJobs.handlers ?? []
  while (
    (await deliverAnnouncements(
      database.db,
      ports,
      [{ handlers }],
      () => new Date(),
      (error) => errors.push(error),
    )) > 0
  );
  assert.deepEqual(errors, [])
}

async function customerWith(card = 0n, cash = 0n): Promise<Cast> {
  const cast = await database.write(sampleCast)
  const id = cast.customer.id ?? ''
  if (card > 0n) await database.write((work) => fillWallet(work, id, card))
  if (cash > 0n) await database.write((work) => fillWallet(work, id, cash, 'cash'))
  return cast
}

test('a delivery paid from the wallet is packed, collected and delivered, and earned less its tax', async () => {
  const cast = await customerWith(50_000n)
  const goods = await waitingSample(stage, cast)
  const fee = await feeOf(stage, cast, goods, 'marsa-eg')
  const before = {
    delivery: await balance('revenue:delivery'),
    vat: await balance('vat'),
    card: (await purse(cast)).card,
  }
  const { number, isPaid } = await deliverySample(stage, cast, goods)
  assert.equal(isPaid, true)
  const request = await seen(number)
  assert.equal(await balance(`request:${request.id}`), fee)
  assert.equal(before.card - (await purse(cast)).card, fee)
  assert.deepEqual(await states(goods.orderId), ['preparing_package'])
  const awb = await collectedSample(stage, cast, number)
  await hear()
  assert.deepEqual(await states(goods.orderId), ['shipped'])
  assert.equal((await seen(number)).state, 'shipped')
  await stage(cast.hub, (work) => endWaybill(work, awb, 'deliver', null))
  await hear()
  assert.deepEqual(await states(goods.orderId), ['delivered'])
  assert.equal((await seen(number)).state, 'fulfilled')
  assert.equal(await balance(`request:${request.id}`), 0n)
  assert.equal(await balance(`order:${goods.orderId}`), 0n)
  const earned = (await balance('revenue:delivery')) - before.delivery
  // 14 % are within the fee.
  assert.equal(earned, fee - (fee * 14n + 57n) / 114n)
  await provesTrue()
})

test('a fee that changed since it was shown is refused with the new one, and nothing moves', async () => {
  const cast = await customerWith(50_000n)
  const goods = await waitingSample(stage, cast)
  await assert.rejects(deliverySample(stage, cast, goods, { feeMinor: 1n }), refused('DELIVERY_FEE_CHANGED'))
  assert.deepEqual(await states(goods.orderId), ['waiting_delivery_request'])
  assert.equal((await purse(cast)).card, 50_000n)
})

test('two tabs that ask for the same delivery make one request and pay once', async () => {
  const cast = await customerWith(100_000n)
  const goods = await waitingSample(stage, cast)
  const fee = await feeOf(stage, cast, goods, 'marsa-eg')
  const key = newId()
  const same = await Promise.all([1, 2, 3].map(() => deliverySample(stage, cast, goods, { key })))
  assert.equal(new Set(same.map(({ number }) => number)).size, 1)
  const others = await Promise.allSettled([1, 2, 3].map(() => deliverySample(stage, cast, goods)))
  assert.ok(others.every(({ status }) => status === 'rejected'))
  assert.equal((await purse(cast)).card, 100_000n - fee)
})

test('goods of several orders go in one delivery; of others none', async () => {
  const cast = await customerWith(100_000n)
  const stranger = await customerWith(100_000n)
  const [one, two] = [await waitingSample(stage, cast), await waitingSample(stage, cast)]
  const itemIds = [...one.itemIds, ...two.itemIds]
  const theirs = await waitingSample(stage, stranger)
  await assert.rejects(
    deliverySample(stage, cast, { ...one, itemIds: theirs.itemIds, orderId: one.orderId }),
    refused('NOT_FOUND'),
  )
  await assert.rejects(
    deliverySample(stage, cast, { ...one, addressId: await addressOf(stage, stranger) }),
    refused('NOT_FOUND'),
  )
  const { number } = await deliverySample(stage, cast, { ...one, itemIds }, { pays: 'courier' })
  assert.deepEqual(
    (await seen(number)).items.map((item) => item.state),
    ['preparing_package', 'preparing_package'],
  )
})

test('what the courier collects pays the delivery and what is due on the goods, and stands with the courier', async () => {
  const cast = await customerWith()
  const goods = await waitingSample(stage, cast, [sampleItem()], { shippingFeesCalculation: 'In office' })
  const { number, paymentId } = await deliverySample(stage, cast, goods, { pays: 'courier' })
  assert.equal(paymentId, null)
  await queuedSample(stage, cast, number)
  const { delivery, id } = await seen(number)
  const fee = delivery?.feeMinor ?? 0n
  assert.ok((delivery?.cashMinor ?? 0n) > fee, 'the shipping that waited for the weight is due, too')
  await assert.rejects(
    stage(cast.customer, (work) => payRequest(work, { key: newId(), requestId: id, method: 'office' }, sampleRoutes)),
    refused('COURIER_COLLECTS_IT'),
  )
  const before = await balance('courier:marsa-eg')
  await collectAndEnd(cast, number, 'deliver')
  assert.deepEqual(await states(goods.orderId), ['delivered'])
  assert.equal(before - (await balance('courier:marsa-eg')), delivery?.cashMinor)
  assert.deepEqual([await balance(`request:${id}`), await balance(`order:${goods.orderId}`)], [0n, 0n])
  assert.deepEqual(await purse(cast), { card: 0n, cash: 0n })
  await provesTrue()
})

test('what a courier collects though it was paid meanwhile is the customer’s cash money', async () => {
  const cast = await customerWith(0n, 500_000n)
  const goods = await waitingSample(stage, cast, [sampleItem()], { shippingFeesCalculation: 'In office' })
  const { number } = await deliverySample(stage, cast, goods, { pays: 'courier' })
  await queuedSample(stage, cast, number)
  const order = await database.read((work) => findOrder(work, { id: goods.orderId }))
  await stage(cast.customer, (work) => payOrderFromWallet(work, { number: order.number, from: 'cash', key: newId() }))
  const { delivery } = await seen(number)
  const { cash } = await purse(cast)
  await collectAndEnd(cast, number, 'deliver')
  assert.equal((await purse(cast)).cash - cash, (delivery?.cashMinor ?? 0n) - (delivery?.feeMinor ?? 0n))
  await provesTrue()
})

test('a courier’s return cancels the request, gives its fee back whole, and a second delivery is asked for', async () => {
  const cast = await customerWith(50_000n)
  const goods = await waitingSample(stage, cast)
  const { card } = await purse(cast)
  const { number } = await deliverySample(stage, cast, goods)
  const awb = await collectedSample(stage, cast, number)
  await hear()
  await stage(cast.hub, (work) => endWaybill(work, awb, 'return', 'nobody home'))
  await hear()
  assert.equal((await seen(number)).state, 'cancelled')
  assert.deepEqual(await states(goods.orderId), ['waiting_delivery_request'])
  assert.equal((await purse(cast)).card, card)
  const again = await deliverySample(stage, cast, goods)
  assert.notEqual(again.number, number)
  const { rows } = await database.pool.query<{ subject: string }>("select subject from notices where channel = 'mail'")
  assert.ok(rows.some(({ subject }) => subject.includes('عادت شحنتك')))
  await provesTrue()
})

test('an unpaid delivery is not packed, and given up after 72 hours; while it is being paid the clock stands still', async () => {
  const cast = await customerWith()
  const goods = await waitingSample(stage, cast)
  const { number, paymentId } = await deliverySample(stage, cast, goods, { payment: { method: 'office' } })
  const { id } = await seen(number)
  const pack = () => stage(cast.hub, (work) => packDelivery(work, { requestId: id, weightGrams: 500, pieces: 1 }))
  await assert.rejects(pack(), refused('DELIVERY_NOT_PAID'))
  const after = (hours: number) => ({ now: new Date(Date.now() + hours * 3_600_000) })
  assert.deepEqual((await database.read(readUnpaidDeliveries, after(71))).includes(id), false)
  await database.pool.query("update payments set expires_at = now() + interval '80 hours' where id = $1", [paymentId])
  await database.write((work) => expireDelivery(work, id), after(73))
  assert.equal((await seen(number)).state, 'requested')
  await database.write((work) => expireDelivery(work, id), after(81))
  assert.equal((await seen(number)).state, 'cancelled')
  assert.deepEqual(await states(goods.orderId), ['waiting_delivery_request'])
  assert.equal((await database.read((work) => readPayment(work, paymentId ?? '')))?.status, 'cancelled')
})

test('money that comes for a delivery at our till pays it; what comes after it was given up is the customer’s', async () => {
  for (const isLate of [false, true]) {
    const cast = await customerWith()
    const goods = await waitingSample(stage, cast)
    const { number, paymentId } = await deliverySample(stage, cast, goods, { payment: { method: 'office' } })
    const { id } = await seen(number)
    const payment = await database.read((work) => readPayment(work, paymentId ?? ''))
    const source = { kind: 'till', office: 'cairo' } as const
    const take = { key: newId(), paymentId: paymentId ?? '', source, amount: payment!.outside }
    if (isLate) await stage(cast.customer, (work) => switchBack(work, id))
    const taken = stage(finance, (work) => applyByHand(work, take))
    if (isLate) await taken.catch(() => {})
    else await taken
    assert.equal(await balance(`request:${id}`), isLate ? 0n : payment!.amount.minor)
    await provesTrue()
  }
})

test('a pickup becomes a delivery and back: the fee is paid, and goes back to the kind that paid', async () => {
  const cast = await customerWith(0n, 60_000n)
  const goods = await waitingSample(stage, cast)
  const pickup = { itemIds: goods.itemIds, office: 'cairo', slot: null, key: newId() }
  const { id, number } = await stage(cast.customer, (work) => choosePickup(work, pickup))
  const feeMinor = await feeOf(stage, cast, goods, 'marsa-eg')
  const wish = {
    addressId: goods.addressId,
    company: 'marsa-eg',
    feeMinor,
    pays: 'before',
    method: 'cashWallet',
  } as const
  const { cash } = await purse(cast)
  await stage(cast.customer, (work) => switchAndPay(work, { key: newId(), requestId: id, ...wish }, sampleRoutes))
  assert.deepEqual(await states(goods.orderId), ['preparing_package'])
  assert.equal((await seen(number)).kind, 'Delivery')
  assert.equal((await purse(cast)).cash, cash - feeMinor)
  await queuedSample(stage, cast, number)
  const key = newId()
  const back = () =>
    stage(cast.customer, (work) => switchToPickup(work, { key, requestId: id, office: 'cairo', slot: null }))
  const [first, second] = await Promise.all([back(), back()])
  assert.deepEqual(first, { isWaiting: false, refundedMinor: feeMinor })
  assert.deepEqual(second, first)
  assert.deepEqual(await states(goods.orderId), ['prepare_for_pickup'])
  assert.deepEqual(await purse(cast), { card: 0n, cash })
  await stage(cast.customer, (work) => cancelRequest(work, id, null))
  assert.deepEqual(await states(goods.orderId), ['waiting_delivery_request'])
  await provesTrue()
})

test('a customer who switches while the hub packs: one of them is first, and the other is told', async () => {
  for (let round = 0; round < 4; round++) {
    const cast = await customerWith(50_000n)
    const goods = await waitingSample(stage, cast)
    const { number } = await deliverySample(stage, cast, goods)
    const { id } = await seen(number)
    const [pack, back] = await Promise.allSettled([
      stage(cast.hub, (work) => packDelivery(work, { requestId: id, weightGrams: 500, pieces: 1 })),
      stage(cast.customer, (work) => switchBack(work, id)),
    ])
    assert.equal(back.status, 'fulfilled', 'a packed parcel is still ours')
    if (pack.status === 'rejected') assert.ok(isRefusal(pack.reason), String(pack.reason))
    assert.deepEqual(await states(goods.orderId), ['prepare_for_pickup'])
    assert.equal(await balance(`request:${id}`), 0n)
  }
  await provesTrue()
})

test('a courier who collects while the customer cancels: the parcel leaves or stays, never both', async () => {
  for (let round = 0; round < 4; round++) {
    const cast = await customerWith(50_000n)
    const goods = await waitingSample(stage, cast)
    const { number } = await deliverySample(stage, cast, goods)
    const { id } = await seen(number)
    const awb = await queuedSample(stage, cast, number)
    const [collected, cancelled] = await Promise.allSettled([
      stage(cast.hub, (work) => collectWaybill(work, awb)),
      stage(cast.customer, (work) => cancelRequest(work, id, null)),
    ])
    assert.equal([collected, cancelled].filter(({ status }) => status === 'fulfilled').length, 1)
    await hear()
    const isShipped = collected.status === 'fulfilled'
    assert.deepEqual(await states(goods.orderId), [isShipped ? 'shipped' : 'waiting_delivery_request'])
    assert.equal((await seen(number)).state, isShipped ? 'shipped' : 'cancelled')
  }
  await provesTrue()
})

test('the database refuses a request that moves without its history or by a way the table does not have', async () => {
  const cast = await customerWith()
  const goods = await waitingSample(stage, cast)
  const { number } = await deliverySample(stage, cast, goods, { pays: 'courier' })
  const { id } = await seen(number)
  const update = (sql: string) => database.pool.query(sql, [id])
  await assert.rejects(update("update requests set state = 'shipped' where id = $1"), /may not move/)
  await assert.rejects(update('update requests set fee_minor = null where id = $1'), /requests_delivery_is_whole/)
  await assert.rejects(update('delete from requests where id = $1'), /append-only/)
})

async function collectAndEnd(cast: Cast, number: string, ending: 'deliver' | 'return'): Promise<void> {
  await stage(cast.hub, (work) => collectWaybill(work, `M-${number}`))
  await stage(cast.hub, (work) => endWaybill(work, `M-${number}`, ending, null))
  await hear()
}

function switchBack(work: Parameters<typeof switchToPickup>[0], requestId: string) {
  return switchToPickup(work, { key: newId(), requestId, office: 'cairo', slot: null })
}
